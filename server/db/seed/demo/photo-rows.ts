import type { PhotoRef } from '#domain/ncr/schema.ts';
import type { PhotoTag } from '#domain/ncr/states.ts';
import type { file } from '../../schema.ts';
import type { Cast, Player } from './cast.ts';
import type { Run } from './demo-ids.ts';
import { HEIGHT, WIDTH } from './pictures/brush.ts';
import type { Pictures, Side } from './pictures/draw-pictures.ts';
import type { SceneKey } from './pictures/scenes.ts';
import { randomOf } from './random.ts';
import type { SiteClock } from './site-clock.ts';

/** Takes a photo: a file row of its own over one of the drawn pictures. */
export type PhotoTaker = (cast: Cast, who: Player, scene: SceneKey, side: Side, tag: PhotoTag, at: Date) => PhotoRef;

/** A camera for the demo; `rows` fills while photos are taken. */
export function camera(
  pictures: Pictures,
  clock: SiteClock,
  nextId: (run: Run) => string,
): { take: PhotoTaker; rows: (typeof file.$inferInsert)[] } {
  const rows: (typeof file.$inferInsert)[] = [];
  const rng = randomOf('camera');
  const take: PhotoTaker = ({ project, projectId }, who, scene, side, tag, at) => {
    const picture = pictures[scene][side];
    const takenAt = clock.wall(at);
    const id = nextId('file');
    rows.push({
      id,
      tenantId: project.tenantId,
      projectId,
      createUser: who.userId,
      createTime: new Date(at.getTime() + rng.int(10, 100) * 1000),
      hash: picture.hash,
      thumbHash: picture.thumbHash,
      mime: 'image/jpeg',
      size: picture.size,
      name: `IMG_${takenAt.replace(/[-:]/g, '').replace(' ', '_')}.jpg`,
      width: WIDTH,
      height: HEIGHT,
      takenAt,
      // A phone on site is right to some 40 metres.
      lat: Number((project.at[0] + rng.between(-0.0004, 0.0004)).toFixed(6)),
      lng: Number((project.at[1] + rng.between(-0.0004, 0.0004)).toFixed(6)),
    });
    return { fileId: id, tag };
  };
  return { take, rows };
}
