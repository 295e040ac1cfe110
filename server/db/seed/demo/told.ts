import type { Words } from '#domain/kernel/words.ts';
import type { ProjectKey } from './people.ts';
import type { Plot } from './plan.ts';
import type { Random } from './random.ts';
import { gridlines, type PlaceKind, type Story, stories } from './stories.ts';
import type { Spot } from './structure.ts';

/** A story told at a place: what a report says before anybody acts. */
export interface Told {
  story: Story;
  spot: Spot;
  gridline: string;
  description: string;
  /** 0 English, 1 Chinese. */
  tongue: 0 | 1;
}

/** What inspectors add at the end, so that no two reports read the same. */
const tails: readonly Words[] = [
  ['Photos attached.', '照片见附件。'],
  ['Site instruction was given verbally on the same day.', '当日已口头下达整改指令。'],
  ['Ref. drawing AR-1203 rev. C.', '参见图纸AR-1203 C版。'],
  ['Joint inspection with the foreman of this level.', '已与本层班组长共同检查。'],
  ['Handover of this area is planned for next week.', '该区域计划下周移交。'],
  ['Same defect was recorded at the mock-up unit.', '样板间曾记录同类缺陷。'],
  ['Please state root cause and preventive action.', '请说明根本原因及预防措施。'],
  ['Following trades are stopped until closed.', '关闭前后续工序暂停。'],
  ['See checklist of the last RFSI for this location.', '参见该位置上次报验检查表。'],
  ['Access will be given daily from 09:00.', '每日09:00起可进场整改。'],
  ['', ''],
];

function isKind(spot: Spot, kind: PlaceKind): boolean {
  switch (kind) {
    case 'basement':
      return spot.blockShort === 'BS';
    case 'external':
      return spot.blockShort === 'EX';
    case 'landscape':
      return spot.blockShort === 'CL';
    case 'roof':
      return spot.words.endsWith('Roof');
    case 'corridor':
      return spot.levelId !== null && spot.unitId === null && spot.blockShort !== 'BS' && !spot.words.endsWith('Roof');
  }
}

/** Chooses a story and a place for every plot of a project: stories go round, places do not repeat. */
export function tell(project: ProjectKey, plots: readonly Plot[], spots: readonly Spot[], rng: Random): Told[] {
  const here = spots.filter((spot) => spot.project === project);
  const placesOf = (story: Story) =>
    here.filter((spot) => (story.place ? isKind(spot, story.place) : story.rooms!.includes(spot.roomCode)));
  const possible = stories.filter(
    (story) => placesOf(story).length > 0 && (project === 'main' || story.unit === 'tiling'),
  );
  const taken = new Set<Spot>();
  return plots.map((plot, i) => {
    // 7 is prime to the number of stories of the first project: neighbours in the list are of different trades.
    const story = possible[(i * 7) % possible.length]!;
    const places = placesOf(story);
    const free = places.filter((spot) => !taken.has(spot));
    const spot = rng.pick(free.length > 0 ? free : places);
    taken.add(spot);
    const tongue = plot.zh ? 1 : 0;
    const withGrid = spot.unitId === null ? spot.levelId !== null : rng.next() < 0.5;
    const tail = rng.pick(tails)[tongue];
    const text = story.text[tongue];
    return {
      story,
      spot,
      gridline: withGrid ? rng.pick(gridlines) : '',
      description: tongue === 1 ? `${text}${tail}` : `${text} ${tail}`.trim(),
      tongue,
    };
  });
}
