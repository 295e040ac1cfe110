import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useId, useMemo, useState } from 'react';
import type { HideConfig } from '#domain/access/grants.ts';
import { DEFAULT } from '#domain/access/menu-view.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { useWords } from '#locale/words.ts';
import { useProject } from '#stores/project.ts';
import css from './access.module.css';
import { CheckTree } from './check-tree.tsx';
import { allOf, type GrantNode, marksOf, withAbove } from './chosen-nodes.ts';
import { type Draft, hideList, withHideList } from './grant-draft.ts';
import { grantWords } from './grant-words.ts';

interface Props {
  roleId: string;
  menus: readonly GrantNode[];
  config: HideConfig;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** What a project keeps out of the menu of a role, or of the roles that have no list there. spec §3 */
export function HidePart({ roleId, menus, config, draft, onChange }: Props) {
  const t = useWords(grantWords);
  const id = useId();
  const here = useProject((state) => state.current?.id);
  const [projectId, setProjectId] = useState(
    () => (config.projects.find((one) => one.id === here) ?? config.projects[0])?.id ?? '',
  );
  const [whose, setWhose] = useState(roleId);
  const pages = useMemo(() => pagesOf(menus), [menus]);
  if (projectId === '') return <EmptyState title={t('noProjects')} />;
  const codes = hideList(config, draft, projectId, whose);
  const set = (next: readonly string[] | null) => onChange(withHideList(draft, projectId, whose, next));
  const role = whose === roleId;
  const own = role ? t('own') : t('ownDefault');
  return (
    <>
      <p className={css.explain}>{t('hidesText')}</p>
      <div className={css.choices}>
        <span className={css.choice}>
          <label htmlFor={id}>{t('project')}</label>
          <Select
            id={id}
            value={projectId}
            onChange={setProjectId}
            options={config.projects.map((one) => ({ value: one.id, label: one.name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </span>
        <span className={css.choice}>
          <span>{t('whose')}</span>
          <Segmented
            aria-label={t('whose')}
            block
            value={whose}
            onChange={setWhose}
            options={[
              { value: roleId, label: t('thisRole') },
              { value: DEFAULT, label: t('everyone') },
            ]}
          />
        </span>
      </div>
      <div className={css.own}>
        <Switch aria-label={own} checked={codes !== null} onChange={(on) => set(on ? [] : null)} />
        <span aria-hidden>{own}</span>
      </div>
      {codes === null ? (
        <p className={css.explain}>{role ? t('ownOff') : t('defaultOff')}</p>
      ) : (
        <CheckTree
          key={`${projectId} ${whose}`}
          label={t('hiddenTree')}
          nodes={pages}
          chosen={hidden(pages, codes)}
          onChange={(chosen) => set(codesOf(pages, chosen))}
        />
      )}
    </>
  );
}

/** Buttons are not in the menu: only pages and headings can be hidden. */
function pagesOf(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes
    .filter((node) => node.kind !== 'button')
    .map(({ children = [], ...node }) => {
      const below = pagesOf(children);
      return below.length > 0 ? { ...node, children: below } : node;
    });
}

/** A hidden heading hides all below it. docs/decisions/016 */
function hidden(nodes: readonly GrantNode[], codes: readonly string[]): Set<string> {
  const branches = allOf(nodes).filter((node) => codes.includes(node.code));
  return withAbove(nodes, new Set(allOf(branches).map((node) => node.id)));
}

/** With what stands below: lists of several roles are compared code by code. spec §6 */
function codesOf(nodes: readonly GrantNode[], chosen: ReadonlySet<string>): string[] {
  const whole = new Set(marksOf(nodes, chosen).checked);
  return allOf(nodes)
    .filter((node) => whole.has(node.id))
    .map((node) => node.code);
}
