import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { download, post, upload } from '#api/http.ts';
import { useMemo } from 'react';

export type PlaceKind = 'block' | 'level' | 'unit' | 'room';

/** A node of the structure. wire.md §1 */
export interface Place {
  id: string;
  parentId: string;
  title: string;
  type: PlaceKind;
  code: string;
  hasChildren?: boolean;
  children?: Place[];
}

export interface RoomPlan {
  unitId: string;
  unit_code: string;
  kept: { id: string; room_code: string; room_name: string }[];
  added: { room_code: string; room_name: string }[];
  /** `used`: a report names the room, so it cannot vanish. */
  lost: { id: string; room_code: string; room_name: string; used: boolean }[];
}

export interface ImportAnswer {
  errors: { row: number; column: string; message: string }[];
  count: number;
  added: number;
  changed: number;
}

// Below 'resource', 'block': whatever changes blocks reads the tree again.
const treeKey = ['resource', 'block', 'tree'] as const;

const treeQuery = (parentId: string, depth: number) => ({
  queryKey: [...treeKey, parentId, depth] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    post<Place[]>('/qcdm/project/block/tree', undefined, { params: { parentId, depth }, silent: true, signal }),
  staleTime: 0,
});

/** Blocks, levels and units of the project, and the rooms of the units that are open. spec §7 */
export function useStructure(open: readonly string[]) {
  const tree = useQuery(treeQuery('0', 3));
  const units = useMemo(() => unitIds(tree.data ?? []), [tree.data]);
  const opened = [...new Set(open)].filter((id) => units.has(id));
  const rooms = useQueries({ queries: opened.map((id) => treeQuery(id, 1)) });
  const below = new Map(opened.map((id, at) => [id, rooms[at]?.data ?? []]));
  return { ...tree, places: withRooms(tree.data ?? [], below) };
}

function unitIds(places: readonly Place[]): Set<string> {
  return new Set(places.flatMap((place) => (place.type === 'unit' ? [place.id] : [...unitIds(place.children ?? [])])));
}

function withRooms(places: readonly Place[], below: ReadonlyMap<string, Place[]>): Place[] {
  return places.map((place) => {
    const rooms = below.get(place.id);
    if (rooms && rooms.length > 0) return { ...place, children: rooms };
    return place.children ? { ...place, children: withRooms(place.children, below) } : place;
  });
}

/** Reads everything about buildings again, after whatever changed part of it. */
export function useRefreshBuilding(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['resource'] });
}

/** What generating the rooms of a unit would do; or does. spec §7, §4 */
export function useRoomPlan(unitId: string) {
  return useQuery({
    queryKey: ['resource', 'room', 'plan', unitId] as const,
    queryFn: () => previewRooms(unitId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What generating would do, as if the unit were of another type where one is given. domain.md §2.1 */
export function previewRooms(unitId: string, typeId?: string): Promise<RoomPlan> {
  return generate({ unitId, preview: true, ...(typeId ? { unit_type_id: typeId } : {}) });
}

/** Whether carrying out a plan changes anything. */
export function changesRooms(plan: RoomPlan): boolean {
  return plan.added.length + plan.lost.length > 0;
}

async function generate(body: { unitId: string; preview: boolean; unit_type_id?: string }): Promise<RoomPlan> {
  const answer = await post<{ units: RoomPlan[] }>('/qcdm/project/room/unitRoomGenerate', body, { silent: true });
  return answer.units[0] ?? { unitId: body.unitId, unit_code: '', kept: [], added: [], lost: [] };
}

/** Generates the rooms of a unit from its type. */
export function useGenerateRooms() {
  const refresh = useRefreshBuilding();
  return useMutation({ mutationFn: (unitId: string) => generate({ unitId, preview: false }), onSuccess: refresh });
}

/** Downloads the units of the project, or of a part of it, as a workbook. spec §7 */
export function exportUnits(filter: { block_id?: string; level_id?: string } = {}): Promise<void> {
  return download('/qcdm/project/unit/exportUnit', filter, { method: 'post' });
}

/** Checks a workbook of units row by row, or imports it. domain.md §2.1 */
export function importUnits(file: File, dryRun: boolean): Promise<ImportAnswer> {
  const form = new FormData();
  form.append('file', file);
  return upload<ImportAnswer>(`/qcdm/project/unit/importUnit${dryRun ? '?dryRun=1' : ''}`, form, { silent: true });
}

/** Where a place is, by its id: "Block A / Level 1 / #01-01". Levels and units of different blocks share their names. */
export function usePlaceNames(depth: 2 | 3): ReadonlyMap<string, string> {
  const { data } = useQuery(treeQuery('0', depth));
  return useMemo(() => new Map(named(data ?? [], '')), [data]);
}

function named(places: readonly Place[], above: string): [string, string][] {
  return places.flatMap((place) => {
    const name = above === '' ? place.title : `${above} / ${place.title}`;
    return [[place.id, name], ...named(place.children ?? [], name)];
  });
}
