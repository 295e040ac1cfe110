import type { Resource } from '#domain/kernel/resource.ts';
import type { Language } from '#domain/kernel/words.ts';
import type { Row } from './resource-row.ts';

export interface RefOption {
  value: string;
  label: string;
}

/** A record as pickers offer it: its name in the reader's language, and what it hangs under: "Level 3 · Block A". */
export function refOption(target: Resource, label: string, row: Row, language: Language): RefOption {
  const english = language === 'en' ? String(row[`${label}En`] ?? '') : '';
  const name = english || String(row[label] ?? '');
  const where = target.parent ? String(row[`${target.parent}Name`] ?? '') : '';
  return { value: row.id, label: where ? `${name} · ${where}` : name };
}
