import type { ReactNode } from 'react';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { room } from '#domain/resources/room.ts';
import { unit } from '#domain/resources/unit.ts';
import { usePlaceNames } from './building-client.ts';

/** A place with everything above it; its own name alone until the structure is loaded. */
function PlaceName({ id, name, depth }: { id: string; name: string; depth: 2 | 3 }): ReactNode {
  return usePlaceNames(depth).get(id) ?? name;
}

/** The level of a unit with its block. */
export const levelColumn: ExtraColumn = {
  name: 'level_id',
  label: unit.fields.level_id.label,
  render: (row) => <PlaceName id={String(row['level_id'])} name={String(row['level_idName'])} depth={2} />,
};

/** The unit of a room with its block and level. */
export const unitColumn: ExtraColumn = {
  name: 'unit_id',
  label: room.fields.unit_id.label,
  render: (row) => <PlaceName id={String(row['unit_id'])} name={String(row['unit_idName'])} depth={3} />,
};
