import { REGION_ROOT } from '#domain/resources/region.ts';
import type { Words } from '#domain/kernel/words.ts';
import { seedId } from './seed-id.ts';

/** ISO 3166-1 numeric. */
const SINGAPORE = '702';

/** The planning regions, in the order of the Urban Redevelopment Authority's Master Plan. */
const planningRegions: readonly Words[] = [
  ['Central', '中区'],
  ['East', '东区'],
  ['North', '北区'],
  ['North-East', '东北区'],
  ['West', '西区'],
];

/** Regions that an installation starts with: the country and its planning regions. */
export function regionRows() {
  const row = (number: number, code: string, [nameEn, name]: Words, parentCode: string, level: string) => ({
    id: seedId('region', number),
    code,
    name,
    nameEn,
    parentCode,
    level,
    sort: number,
    remark: '',
  });
  return [
    row(1, SINGAPORE, ['Singapore', '新加坡'], REGION_ROOT, '0'),
    ...planningRegions.map((name, at) => row(at + 2, `${SINGAPORE}0${at + 1}`, name, SINGAPORE, '1')),
  ];
}
