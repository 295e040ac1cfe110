import Select from 'antd/es/select';
import Tabs from 'antd/es/tabs';
import { useState } from 'react';
import type { GrantTree, HideConfig } from '#domain/access/grants.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import css from './access.module.css';
import { CheckTree } from './check-tree.tsx';
import { permissionsIn } from './chosen-nodes.ts';
import { type Draft, type GrantKind, grantKinds } from './grant-draft.ts';
import { grantWords } from './grant-words.ts';
import { HidePart } from './hide-part.tsx';
import type { RoleRow } from './role-rows.ts';

interface Props {
  role: RoleRow;
  tree: GrantTree;
  chosen: Record<GrantKind, ReadonlySet<string>>;
  hides: HideConfig;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const words = {
  menu: { name: 'menus', text: 'menusText', empty: 'nothing' },
  dataScope: { name: 'data', text: 'dataText', empty: 'noScopesData' },
  apiScope: { name: 'api', text: 'apiText', empty: 'noScopesApi' },
} as const;

/** Menus and buttons, the two kinds of scopes, and what projects hide. spec §6 */
export function GrantTabs({ role, tree, chosen, hides, draft, onChange }: Props) {
  const t = useWords(grantWords);
  const phone = usePhone();
  const [part, setPart] = useState<string>('menu');
  const granted = grantKinds.map((kind) => {
    const { name, text, empty } = words[kind];
    const n = permissionsIn(tree[kind]).filter((node) => chosen[kind].has(node.id)).length;
    return {
      key: kind as string,
      label: t('tab', { name: t(name), n }),
      children:
        tree[kind].length === 0 ? (
          <EmptyState title={t('noScopes')} text={t(empty)} />
        ) : (
          <>
            <p className={css.explain}>{t(text)}</p>
            <CheckTree
              key={kind}
              label={t(name)}
              nodes={tree[kind]}
              chosen={chosen[kind]}
              onChange={(next) => onChange({ ...draft, chosen: { ...draft.chosen, [kind]: next } })}
            />
          </>
        ),
    };
  });
  const hide = {
    key: 'hides',
    label: t('hides'),
    children: <HidePart roleId={role.id} menus={tree.menu} config={hides} draft={draft} onChange={onChange} />,
  };
  const parts = [...granted, hide];
  if (!phone) return <Tabs items={parts} />;
  // Four names do not stand beside each other on a phone.
  return (
    <>
      <Select
        className={css.part ?? ''}
        aria-label={t('part')}
        value={part}
        onChange={setPart}
        options={parts.map(({ key, label }) => ({ value: key, label }))}
      />
      {parts.find(({ key }) => key === part)?.children}
    </>
  );
}
