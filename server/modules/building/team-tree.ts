import { say, type Words } from '#domain/kernel/words.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { peopleOf, unitsOf } from './team-read.ts';

/** A participating unit, or one of its people. Ids of people are those of their accounts. wire.md §1 */
interface TeamNode {
  id: string;
  parentId: string;
  title: string;
  type: 'unit' | 'person';
  /** Kind of the unit, roles of the person. */
  note: string;
  hasChildren: boolean;
  children?: TeamNode[];
}

/** Who works for the builder itself stands under a node of its own: no unit has this id. */
const OWN = 'own';
const ownStaff: Words = ['Own staff', '本方人员'];

/** Participating units of the project with their people, own staff first; units without people are shown as such. */
export async function teamTree(ctx: MemberCtx): Promise<TeamNode[]> {
  const [units, people] = [await unitsOf(ctx), await peopleOf(ctx)];
  const node = (id: string, title: string, note: string): TeamNode => {
    const members = people
      .filter((person) => (person.contractorId ?? OWN) === id)
      .map(({ id: userId, name, roles }): TeamNode => ({
        id: userId,
        parentId: id,
        title: name,
        type: 'person',
        note: roles.join(', '),
        hasChildren: false,
      }));
    const unit = { id, parentId: '0', title, type: 'unit', note } as const;
    return { ...unit, hasChildren: members.length > 0, ...(members.length > 0 ? { children: members } : {}) };
  };
  const own = node(OWN, say(ownStaff, ctx.language), '');
  const named = units.map((unit) => node(unit.id, (ctx.language === 'en' && unit.nameEn) || unit.name, unit.kind));
  return own.hasChildren ? [own, ...named] : named;
}
