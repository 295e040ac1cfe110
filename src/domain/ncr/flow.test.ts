import { describe, expect, it } from 'vitest';
import { type RoleKind, roleKinds } from '../access/roles.ts';
import { type Actor, can } from '../kernel/flow.ts';
import { say } from '../kernel/words.ts';
import { type ReportState, reportStates } from './states.ts';
import { type NcrFacts, ncrFlow } from './flow.ts';

const CREATOR = '1';
const MANAGER = '2';
const MINE = '10';

const facts = (over: Partial<NcrFacts> = {}): NcrFacts => ({
  status: 'open',
  createUser: CREATOR,
  raisedBy: 'QM',
  blockId: '5',
  contractorId: MINE,
  contractorManagerId: MANAGER,
  memo: null,
  defects: [{ defectStatus: 'fix', defectImg: [{}] }],
  ...over,
});

/** Contractor roles work for the assigned contractor; the SUBM is the assigned manager; raisers are the creator. */
const actor = (kind: RoleKind, raiser: boolean): Actor => ({
  userId: kind === 'SUBM' ? MANAGER : raiser ? CREATOR : '9',
  kinds: [kind],
  contractorId: kind === 'SUBM' || kind === 'SUB' ? MINE : null,
});

function matrix(raisedBy: RoleKind, raiser: boolean): string {
  const lines: string[] = [];
  for (const action of Object.keys(ncrFlow.actions))
    for (const state of reportStates) {
      const allowed = roleKinds.filter(
        (kind) => can(ncrFlow, action, facts({ status: state, raisedBy }), actor(kind, raiser)).ok,
      );
      const system = can(ncrFlow, action, facts({ status: state, raisedBy }), 'system').ok ? ['SYSTEM'] : [];
      const who = [...allowed, ...system].join(' ');
      if (who !== '') lines.push(`${action.padEnd(9)} ${state.padEnd(10)} ${who}`);
    }
  return lines.join('\n');
}

describe('the NCR flow, state × action × role', () => {
  it('when the builder raised it and the person is its creator', () => {
    expect(matrix('QM', true)).toMatchInlineSnapshot(`
      "edit      draft      QM BM RE RTO MAIN
      send      draft      QM BM RE RTO MAIN
      fix       open       SUBM SUB
      commit    open       SUBM
      confirm   committed  QM BM MAIN
      handOver  open       QM SUBM
      escalate  open       QM SYSTEM
      escalate  committed  QM SYSTEM
      remove    draft      QM BM RE RTO MAIN"
    `);
  });
  it('when the builder raised it and the person is not its creator', () => {
    expect(matrix('QM', false)).toMatchInlineSnapshot(`
      "fix       open       SUBM SUB
      commit    open       SUBM
      confirm   committed  QM BM
      handOver  open       QM SUBM
      escalate  open       QM SYSTEM
      escalate  committed  QM SYSTEM"
    `);
  });
  it('when supervision raised it and the person is not its creator', () => {
    expect(matrix('RE', false)).toMatchInlineSnapshot(`
      "fix       open       SUBM SUB
      commit    open       SUBM
      confirm   committed  RE RTO
      handOver  open       QM SUBM
      escalate  open       QM SYSTEM
      escalate  committed  QM SYSTEM"
    `);
  });
});

describe('reasons', () => {
  const reason = (action: string, record: NcrFacts, who: Actor) => {
    const verdict = can(ncrFlow, action, record, who);
    return verdict.ok ? 'ok' : say(verdict.reason.words, 'en', verdict.reason.params);
  };
  const qm = actor('QM', true);
  const draft = (over: Partial<NcrFacts>) => facts({ status: 'draft', ...over });

  it.each<[string, string, NcrFacts, Actor]>([
    ['Add at least one defect', 'send', draft({ defects: [] }), qm],
    ['Defects without a photo: 2', 'send', draft({ defects: [bare(), bare(), photographed()] }), qm],
    ['Choose the location', 'send', draft({ blockId: '' }), qm],
    ['Choose the contractor manager', 'send', draft({ contractorManagerId: '' }), qm],
    ['ok', 'send', draft({}), qm],
    ['Defects not repaired yet: 1', 'commit', facts({ defects: [photographed('fail')] }), actor('SUBM', false)],
    ['A memo draft exists already', 'escalate', facts({ memo: {} }), qm],
    ['Not possible while Closed', 'fix', facts({ status: 'closed' }), actor('SUB', false)],
    [
      'Only Sub-contractor manager, Sub-contractor (the assigned contractor) may do this',
      'fix',
      facts(),
      { ...qm, contractorId: '77' },
    ],
    ['Unknown action', 'explode', facts(), qm],
  ])('%s', (expected, action, record, who) => {
    expect(reason(action, record, who)).toBe(expected);
  });

  it('lets nobody of the repairing side confirm, even with a verifying role', () => {
    const both: Actor = { userId: '9', kinds: ['QM', 'SUBM'], contractorId: MINE };
    expect(can(ncrFlow, 'confirm', facts({ status: 'committed' }), both).ok).toBe(false);
  });
  it('keeps another contractor from repairing and another manager from committing', () => {
    const other: Actor = { userId: '9', kinds: ['SUBM', 'SUB'], contractorId: '11' };
    expect(can(ncrFlow, 'fix', facts(), other).ok).toBe(false);
    expect(can(ncrFlow, 'commit', facts(), other).ok).toBe(false);
    expect(can(ncrFlow, 'handOver', facts(), other).ok).toBe(false);
  });
  it('writes down the role that opened the door', () => {
    expect(can(ncrFlow, 'confirm', facts({ status: 'committed' }), actor('BM', false))).toEqual({ ok: true, as: 'BM' });
    expect(can(ncrFlow, 'escalate', facts(), 'system')).toEqual({ ok: true, as: 'SYSTEM' });
  });
});

function bare() {
  return { defectStatus: 'todo' as const, defectImg: [] };
}
function photographed(defectStatus: 'todo' | 'fail' = 'todo') {
  return { defectStatus, defectImg: [{}] };
}

it('has a final state that no action leaves', () => {
  const leaving = Object.values(ncrFlow.actions).filter((spec) =>
    (spec.from as readonly ReportState[]).includes('closed'),
  );
  expect(leaving).toEqual([]);
});
