import { create } from 'zustand';
import { listOf, recordOf } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';

const hiddenByList = recordOf(listOf(asText));

/** The columns that a person hides, by the name of the list; kept on this device. look.md */
export const useListColumns = create<{ hidden: Record<string, string[]> }>()(() => ({
  hidden: readStored('listColumns', hiddenByList) ?? {},
}));

/** Remembers which columns of a list are hidden. */
export function hideColumns(list: string, columns: readonly string[]): void {
  const hidden = { ...useListColumns.getState().hidden, [list]: [...columns] };
  writeStored('listColumns', hidden, 'local');
  useListColumns.setState({ hidden });
}
