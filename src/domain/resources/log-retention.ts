/** The parameter that says for how many days the logs of a tenant are kept; editable on the log pages. */
export const retentionParam = 'log.retentionDays';

/** Days that logs are kept. Changes of permissions are kept for a year at least. ASSUMED: 024 */
export const retention = { preset: 90, min: 1, max: 3650, auditMin: 365 } as const;

/** The days that a stored value means; what is no number within the limits means the preset. */
export function retentionDays(value: string | undefined): number {
  const days = /^\d{1,4}$/.test(value?.trim() ?? '') ? Number(value) : 0;
  return days >= retention.min && days <= retention.max ? days : retention.preset;
}
