import type { RoleKind } from '#domain/access/roles.ts';
import { roleNames } from '#domain/access/roles.ts';
import type { Words } from '#domain/kernel/words.ts';
import { defineWords } from '#locale/words.ts';

export const flowWords = defineWords('flow', {
  more: ['More actions', '更多操作'],
  sure: ['{action}?', '{action}？'],
  sureText: ['This cannot be undone.', '此操作无法撤销。'],
  conflict: ['Somebody was faster', '已有其他人先操作'],
  conflictText: [
    'This record was changed meanwhile, so nothing of yours was saved. Load its new state and decide again.',
    '该记录刚被他人修改，您的操作未保存。请加载最新状态后再决定。',
  ],
  reload: ['Load the new state', '加载最新状态'],
  later: ['Stay here', '留在此页'],
  round: ['Round {round}', '第 {round} 轮'],
  history: ['History', '历史记录'],
  empty: ['Nothing happened yet', '暂无记录'],
  actionsLabel: ['Actions', '操作'],
});

/** Who acted, in words: a role, the system itself, or the creator when no role counted. */
export const actorWords: Record<RoleKind | 'SYSTEM' | 'CREATOR', Words> = {
  ...roleNames,
  SYSTEM: ['System', '系统'],
  CREATOR: ['Creator', '创建人'],
};
