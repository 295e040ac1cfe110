import type { Words } from '#domain/kernel/words.ts';

/** How many of those who still use a record are named; the others are counted. */
const NAMED = 5;

/** The names of users of a record as `inUse` says them: some by name, the others counted. */
export function usedBy(names: readonly Words[], kind: Words): Words {
  const said = names.slice(0, NAMED);
  const more = names.length - said.length;
  return [
    `${kind[0]} ${said.map(([en]) => en).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    `${kind[1]}${said.map(([, zh]) => zh).join('、')}${more > 0 ? `等 ${names.length} 项` : ''}`,
  ];
}
