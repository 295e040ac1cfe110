import { useQueries, useQuery } from '@tanstack/react-query';
import { get } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { dept } from '#domain/resources/dept.ts';
import { region, REGION_ROOT } from '#domain/resources/region.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { useLanguage } from '#locale/words.ts';
import type { DeptRow } from './dept-rows.ts';

/** Every department of the tenant, as a tree. wire.md §4 */
export function useDepts() {
  return useQuery({
    queryKey: [...resourceKeys.all(dept), 'tree'] as const,
    queryFn: ({ signal }) => get<DeptRow[]>(`${dept.path}/list`, undefined, { signal, silent: true }),
    staleTime: 0,
  });
}

/** A node of the regions; its id is the code. wire.md §4 */
export interface RegionNode extends TreeNode {
  children?: RegionNode[];
}

/** The regions that are open: the first level, and what lies below those that were opened. wire.md §4 */
export function useRegions(open: readonly string[]) {
  const language = useLanguage();
  const level = (parentCode: string) => ({
    queryKey: [...resourceKeys.all(region), 'nodes', parentCode, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      get<RegionNode[]>(`${region.path}/lazy-tree`, { parentCode }, { signal, silent: true }),
    staleTime: 0,
  });
  const first = useQuery(level(REGION_ROOT));
  const opened = [...new Set(open)].filter((code) => code !== '');
  const below = useQueries({ queries: opened.map(level) });
  const known = new Map(opened.map((code, at) => [code, below[at]?.data ?? []]));
  return { ...first, nodes: withBelow(first.data ?? [], known) };
}

function withBelow(nodes: readonly RegionNode[], known: ReadonlyMap<string, RegionNode[]>): RegionNode[] {
  return nodes.map((node) => {
    const children = known.get(node.id);
    return children && children.length > 0 ? { ...node, children: withBelow(children, known) } : node;
  });
}

/** One region, by its code; idle without one. */
export function useRegion(code: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...resourceKeys.all(region), 'code', code, language] as const,
    queryFn: ({ signal }) => get<Row>(`${region.path}/detail`, { code }, { signal, silent: true }),
    enabled: code !== '',
    staleTime: 0,
  });
}

/** What lies directly below a region, or all countries. */
export function useRegionsBelow(code: string) {
  return useQuery({
    queryKey: [...resourceKeys.all(region), 'below', code] as const,
    queryFn: ({ signal }) => get<Row[]>(`${region.path}/lazy-list`, { parentCode: code }, { signal, silent: true }),
    staleTime: 0,
  });
}
