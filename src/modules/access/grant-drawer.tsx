import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useCallback, useMemo, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow, useLanguage, useWords } from '#locale/words.ts';
import { useGrants, useHideConfig, useSaveGrants } from './access-client.ts';
import css from './access.module.css';
import { askToTake } from './ask-to-take.tsx';
import { grantBody, grantChange, hideBodies, noDraft, startOf } from './grant-draft.ts';
import { GrantTabs } from './grant-tabs.tsx';
import { grantWords } from './grant-words.ts';
import { roleNameIn, type RoleRow } from './role-rows.ts';

interface Props {
  role: RoleRow;
  /** The role as it is now: somebody else changed it. */
  onReload: () => void;
  onClose: () => void;
}

/** What a role may do, in one drawer: nothing is changed until it is saved, and then all of it. spec §6 */
export function GrantDrawer({ role, onReload, onClose }: Props) {
  const t = useWords(grantWords);
  const shared = useWords(sharedWords);
  const language = useLanguage();
  const phone = usePhone();
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(noDraft);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const grants = useGrants(role.id);
  const hides = useHideConfig();
  const save = useSaveGrants();
  const loaded = grants.data;
  const start = useMemo(() => loaded && startOf(loaded), [loaded]);
  const change = useMemo(() => loaded && start && grantChange(loaded.tree, start, draft), [loaded, start, draft]);
  const lists = hideBodies(hides.data, draft);
  const granting = change !== undefined && change.added.length + change.removed.length > 0;
  const changed = granting || lists.length > 0;
  const dirty = useCallback(() => open && changed, [open, changed]);
  const mayLeave = useLeaveGuard(dirty);
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  const submit = async () => {
    if (!loaded || !start || !change || !(await askToTake(change))) return;
    setProblem(null);
    try {
      const grant = granting ? grantBody(role, loaded.tree, start, draft) : null;
      const granted = await save.mutateAsync({ grant, hides: lists });
      const { saved, savedHides, kept } = grantWords.words;
      const counts = { added: change.added.length, removed: change.removed.length };
      toast.success(sayNow(granting ? saved : savedHides, counts));
      if (granted && granted.kept.length > 0) toast.warning(sayNow(kept, { n: granted.kept.length }));
      setOpen(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    }
  };
  const reload = () => {
    setDraft(noDraft);
    setProblem(null);
    onReload();
    void grants.refetch();
    void hides.refetch();
  };
  const failed = grants.error ?? hides.error;
  return (
    <Drawer
      title={t('title', { name: roleNameIn(language, role) })}
      open={open}
      onClose={() => void close()}
      afterOpenChange={(now) => !now && onClose()}
      size={phone ? '100%' : 'min(880px, 100vw)'}
      destroyOnHidden
      footer={
        <div className={css.foot}>
          <span className={css.changes} aria-live="polite">
            {changeText(t, change, lists.length)}
          </span>
          <Button size={phone ? 'large' : 'middle'} onClick={() => void close()}>
            {shared('cancel')}
          </Button>
          <Button
            size={phone ? 'large' : 'middle'}
            type="primary"
            disabled={!changed}
            loading={save.isPending}
            onClick={() => void submit()}
          >
            {shared('save')}
          </Button>
        </div>
      }
    >
      {problem && <Problem problem={problem} onReload={reload} />}
      {loaded && start && hides.data ? (
        <GrantTabs
          role={role}
          tree={loaded.tree}
          chosen={{ ...start, ...draft.chosen }}
          hides={hides.data}
          draft={draft}
          onChange={setDraft}
        />
      ) : failed ? (
        <ErrorState
          error={failed}
          onRetry={() => {
            void grants.refetch();
            void hides.refetch();
          }}
        />
      ) : (
        <LinesSkeleton rows={12} />
      )}
    </Drawer>
  );
}

type T = ReturnType<typeof useWords<keyof typeof grantWords.words>>;

function changeText(t: T, change: ReturnType<typeof grantChange> | undefined, lists: number): string {
  if (!change) return '';
  const { length: added } = change.added;
  const { length: removed } = change.removed;
  const parts = [
    ...(added + removed > 0 ? [t('changes', { added, removed })] : []),
    ...(lists > 0 ? [t('hideChanges', { n: lists })] : []),
  ];
  return parts.length === 0 ? t('noChanges') : parts.join(' · ');
}

/** Why nothing was saved; after a lost race the way on. */
function Problem({ problem, onReload }: { problem: ApiError; onReload: () => void }) {
  const t = useWords(grantWords);
  const stale = problem.code === 409;
  return (
    <Alert
      className={css.alert ?? ''}
      type={stale ? 'warning' : 'error'}
      showIcon
      title={stale ? t('staleTitle') : problem.msg}
      action={
        stale && (
          <Button size="small" onClick={onReload}>
            {t('reload')}
          </Button>
        )
      }
      {...(stale ? { description: problem.msg } : {})}
    />
  );
}
