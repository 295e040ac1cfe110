/** spec §9: the formats a person may choose. */
export const dateFormats = [
  'YYYY-MM-DD',
  'YYYY年MM月DD日',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'MM/DD/YYYY',
  'MM-DD-YYYY',
] as const;
export type DateFormat = (typeof dateFormats)[number];
