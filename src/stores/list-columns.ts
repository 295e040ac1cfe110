import { z } from 'zod';
import { create } from 'zustand';
import { checked } from './checked.ts';
import { readStored, writeStored } from './storage.ts';

const hiddenByList = z.record(z.string(), z.array(z.string()));

/** The columns that a person hides, by the name of the list; kept on this device. look.md */
export const useListColumns = create<{ hidden: Record<string, string[]> }>()(() => ({
  hidden: readStored('listColumns', checked(hiddenByList)) ?? {},
}));

/** Remembers which columns of a list are hidden. */
export function hideColumns(list: string, columns: readonly string[]): void {
  const hidden = { ...useListColumns.getState().hidden, [list]: [...columns] };
  writeStored('listColumns', hidden, 'local');
  useListColumns.setState({ hidden });
}
