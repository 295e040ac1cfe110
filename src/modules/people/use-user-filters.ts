import { useMemo } from 'react';
import { type Field, select, text } from '#domain/kernel/fields.ts';
import { user } from '#domain/resources/user.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { peopleWords } from './people-words.ts';
import { useProjectChoices, useRoleTree } from './people-client.ts';

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

const { words } = peopleWords;
const keyword = text({ label: words.search });

/** The filters of the list of people; roles and projects are those of the tenant. */
export function useUserFilters(): readonly [name: string, field: Field][] {
  const { data: roles = [] } = useRoleTree();
  const { data: projects = [] } = useProjectChoices();
  return useMemo(() => {
    const roleOptions = flat(roles).map(({ id, title }) => ({ value: id, label: [title, title] as const }));
    const projectOptions = projects.map(({ id, projectName, projectNameEn }) => ({
      value: id,
      label: [projectNameEn || projectName, projectName] as const,
    }));
    return [
      ['keyword', keyword],
      ['roleId', select({ label: words.role, options: roleOptions })],
      ['status', user.fields.status],
      ['projectId', select({ label: words.project, options: projectOptions })],
    ];
  }, [roles, projects]);
}
