import { describe, expect, it } from 'vitest';
import { type RoleKind, roleKinds } from '../access/roles.ts';
import { can } from '../kernel/flow.ts';
import { say } from '../kernel/words.ts';
import { type LeaveFacts, leaveFlow } from './flow.ts';
import { leaveStates } from './states.ts';

const APPLICANT = '1';
const APPROVER = '2';

const facts = (over: Partial<LeaveFacts> = {}): LeaveFacts => ({
  status: 'pending',
  createUser: APPLICANT,
  approverId: APPROVER,
  ...over,
});
const actor = (kind: RoleKind, userId: string) => ({ userId, kinds: [kind], contractorId: null });

function matrix(userId: string): string {
  const lines: string[] = [];
  for (const action of Object.keys(leaveFlow.actions))
    for (const status of leaveStates) {
      const allowed = roleKinds.filter((kind) => can(leaveFlow, action, facts({ status }), actor(kind, userId)).ok);
      const system = can(leaveFlow, action, facts({ status }), 'system').ok ? ['SYSTEM'] : [];
      const who = allowed.length === roleKinds.length ? 'anyone' : [...allowed, ...system].join(' ');
      if (who !== '') lines.push(`${action.padEnd(8)} ${status.padEnd(9)} ${who}`);
    }
  return lines.join('\n');
}

describe('the leave flow, state × action × role', () => {
  it('for who applied', () => {
    expect(matrix(APPLICANT)).toMatchInlineSnapshot(`
      "submit   new       anyone
      withdraw pending   anyone"
    `);
  });
  it('for who was asked to decide', () => {
    expect(matrix(APPROVER)).toMatchInlineSnapshot(`
      "approve  pending   PM ADMIN
      reject   pending   PM ADMIN"
    `);
  });
  it('for anybody else', () => {
    expect(matrix('9')).toMatchInlineSnapshot(`""`);
  });
});

describe('a decision', () => {
  const reason = (record: LeaveFacts, action: string, who: ReturnType<typeof actor>) => {
    const verdict = can(leaveFlow, action, record, who);
    return verdict.ok ? '' : say(verdict.reason.words, 'en', verdict.reason.params);
  };
  it('is never taken on the own leave', () => {
    const own = facts({ approverId: APPLICANT });
    expect(can(leaveFlow, 'approve', own, actor('PM', APPLICANT)).ok).toBe(false);
  });
  it('says who may take it, and when it is too late', () => {
    expect(reason(facts(), 'approve', actor('PM', '9'))).toBe(
      'Only Project manager, Administrator (who was asked to decide) may do this',
    );
    expect(reason(facts({ status: 'withdrawn' }), 'reject', actor('PM', APPROVER))).toBe(
      'Not possible while Withdrawn',
    );
  });
});
