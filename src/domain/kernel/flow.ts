import type { z } from 'zod';
import { type RoleKind, roleNames } from '../access/roles.ts';
import type { Params, Words } from './words.ts';

/** The one colour language of states. look.md: every tone also has an icon and a word. */
export type Tone = 'neutral' | 'active' | 'warn' | 'bad' | 'good' | 'void';

export interface StateSpec {
  label: Words;
  tone: Tone;
  /** Nothing happens any more; never overdue. */
  final?: boolean;
}

/** Who acts. `as` is the acting role written into the history. */
export interface Actor {
  userId: string;
  kinds: readonly RoleKind[];
  /** The participating unit the person works for in this project; null for the builder's own staff. */
  contractorId: string | null;
}

/** A guard's refusal in words. */
export interface Reason {
  words: Words;
  params?: Params;
}

/**
 * One way of being allowed: any of `roles` (empty: any person), and the named relation to the record when given.
 * The system itself acts only where `system` is true.
 */
export interface Who<Rec> {
  roles?: readonly RoleKind[];
  relation?: { name: string; holds: (record: Rec, actor: Actor) => boolean };
}

export interface ActionSpec<Rec, State extends string = string> {
  label: Words;
  from: readonly State[];
  who: readonly Who<Rec>[];
  /** May also be done by the system at a deadline. */
  system?: boolean;
  /** What the action needs from the person; the server validates with it and the form is checked with it. */
  input: z.ZodType;
  /** What the record itself still lacks; null when nothing. */
  guard?: (record: Rec, actor: Actor | 'system') => Reason | null;
  /** Asks before it is done. */
  danger?: boolean;
}

export interface Flow<
  Rec,
  State extends string = string,
  A extends Record<string, ActionSpec<Rec, State>> = Record<string, ActionSpec<Rec, State>>,
> {
  name: string;
  title: Words;
  states: Record<State, StateSpec>;
  stateOf: (record: Rec) => NoInfer<State>;
  actions: A;
}

/** A workflow as a table: states, and for every action where from, who, with what input, and what is still missing. */
export function defineFlow<Rec, State extends string, const A extends Record<string, ActionSpec<Rec, NoInfer<State>>>>(
  flow: Flow<Rec, State, A>,
): Flow<Rec, State, A> {
  return flow;
}

/** The validated input of one action of a flow. */
export type InputOf<
  F extends { actions: Record<string, { input: z.ZodType }> },
  K extends keyof F['actions'],
> = z.infer<F['actions'][K]['input']>;

export type Verdict = { ok: true; as: RoleKind | 'SYSTEM' | 'CREATOR' } | { ok: false; reason: Reason };

const notNow: Words = ['Not possible while {state}', '“{state}”状态下不能执行'];
const notYou: Words = ['Only {who} may do this', '只有{who}可以执行'];
const systemOnly: Words = ['Done by the system', '由系统执行'];

/** A flow whose states and actions are only known by name: what deciding needs of it. */
export interface AnyFlow<Rec> {
  name: string;
  states: Record<string, StateSpec>;
  stateOf: (record: Rec) => string;
  actions: Record<string, ActionSpec<Rec>>;
}

/**
 * May this person do this to this record now? The server refuses with the answer and the button shows it:
 * first the state, then the person, then what the record lacks.
 */
export function can<Rec>(flow: AnyFlow<Rec>, action: string, record: Rec, actor: Actor | 'system'): Verdict {
  const spec = flow.actions[action];
  if (!spec) return { ok: false, reason: { words: ['Unknown action', '未知操作'] } };
  const state = flow.stateOf(record);
  if (!spec.from.includes(state))
    return { ok: false, reason: { words: notNow, params: { state: flow.states[state]?.label ?? state } } };
  const as = actingRole(spec, record, actor);
  if (!as) return { ok: false, reason: whoMay(spec) };
  const lacking = spec.guard?.(record, actor);
  return lacking ? { ok: false, reason: lacking } : { ok: true, as };
}

function actingRole<Rec>(spec: ActionSpec<Rec>, record: Rec, actor: Actor | 'system') {
  if (actor === 'system') return spec.system ? ('SYSTEM' as const) : null;
  for (const who of spec.who) {
    if (who.relation && !who.relation.holds(record, actor)) continue;
    if (!who.roles) return actor.kinds[0] ?? ('CREATOR' as const);
    const kind = who.roles.find((role) => actor.kinds.includes(role));
    if (kind) return kind;
  }
  return null;
}

function whoMay<Rec>(spec: ActionSpec<Rec>): Reason {
  const en: string[] = [];
  const zh: string[] = [];
  for (const who of spec.who) {
    const name = whoNames(who);
    if (!en.includes(name[0])) en.push(name[0]);
    if (!zh.includes(name[1])) zh.push(name[1]);
  }
  if (en.length === 0) return { words: systemOnly };
  return { words: notYou, params: { who: [en.join(' / '), zh.join(' / ')] } };
}

function whoNames<Rec>(who: Who<Rec>): Words {
  const names = (who.roles ?? []).map((kind) => roleNames[kind]);
  const roles: Words = [names.map((name) => name[0]).join(', '), names.map((name) => name[1]).join('、')];
  if (!who.relation) return roles;
  const relation = relationNames[who.relation.name] ?? ([who.relation.name, who.relation.name] as const);
  return who.roles ? [`${roles[0]} (${relation[0]})`, `${roles[1]}（${relation[1]}）`] : relation;
}

/** Relations are named once here so that every refusal speaks the same way. */
const relationNames: Record<string, Words> = {
  creator: ['its creator', '创建人'],
  assignedManager: ["the assigned contractor's manager", '指定的分包经理'],
  assignedContractor: ['the assigned contractor', '指定的分包单位'],
  independent: ['not of the repairing side', '非整改方'],
  approver: ['who was asked to decide', '指定的审批人'],
  raisedBySupervision: ['for what supervision raised', '监理方发起时'],
};

/** Every action of a flow with its verdict: what a record page needs for its buttons. */
export function verdicts<Rec>(flow: AnyFlow<Rec>, record: Rec, actor: Actor): Record<string, Verdict> {
  return Object.fromEntries(Object.keys(flow.actions).map((action) => [action, can(flow, action, record, actor)]));
}
