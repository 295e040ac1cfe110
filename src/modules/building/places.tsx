import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import type { ReactNode } from 'react';
import type { Resource } from '#domain/kernel/resource.ts';
import { block } from '#domain/resources/block.ts';
import { level } from '#domain/resources/level.ts';
import { room } from '#domain/resources/room.ts';
import { unit } from '#domain/resources/unit.ts';
import type { Translate } from '#locale/words.ts';
import type { Place, PlaceKind } from './building-client.ts';

interface Tier {
  resource: Resource;
  icon: ReactNode;
  /** What hangs below, and the field of it that names this one. */
  below: { kind: PlaceKind; parent: string; add: 'addLevel' | 'addUnit' | 'addRoom'; count: CountWords } | null;
}

type CountWords = readonly [one: 'oneLevel' | 'oneUnit' | 'oneRoom', many: 'nLevels' | 'nUnits' | 'nRooms'];

/** The four tiers of a structure. spec §3 */
export const tiers: Record<PlaceKind, Tier> = {
  block: {
    resource: block,
    icon: <ApartmentOutlined aria-hidden />,
    below: { kind: 'level', parent: 'block_id', add: 'addLevel', count: ['oneLevel', 'nLevels'] },
  },
  level: {
    resource: level,
    icon: <MenuOutlined aria-hidden />,
    below: { kind: 'unit', parent: 'level_id', add: 'addUnit', count: ['oneUnit', 'nUnits'] },
  },
  unit: {
    resource: unit,
    icon: <HomeOutlined aria-hidden />,
    below: { kind: 'room', parent: 'unit_id', add: 'addRoom', count: ['oneRoom', 'nRooms'] },
  },
  room: { resource: room, icon: <BorderOutlined aria-hidden />, below: null },
};

/** How many places of each kind a structure has, without rooms that are not loaded. */
export function countPlaces(places: readonly Place[]): Record<PlaceKind, number> {
  const counts = { block: 0, level: 0, unit: 0, room: 0 };
  const walk = (list: readonly Place[]) => {
    for (const place of list) {
      counts[place.type] += 1;
      walk(place.children ?? []);
    }
  };
  walk(places);
  return counts;
}

/** How many are below a place, in words. */
export function countBelow(t: Translate<CountWords[number]>, count: CountWords, n: number): string {
  return n === 1 ? t(count[0]) : t(count[1], { n });
}
