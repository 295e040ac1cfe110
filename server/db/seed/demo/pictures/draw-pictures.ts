import type { FileStore } from '#server/kernel/files.ts';
import { develop, makeFilm } from './darkroom.ts';
import { paintScene, type SceneKey, sceneKeys } from './scenes.ts';

/** A picture in the store: the bytes lie under their hashes. */
export interface StoredPicture {
  hash: string;
  thumbHash: string;
  size: number;
}

export type Side = 'before' | 'after';
export type Pictures = Record<SceneKey, Record<Side, StoredPicture>>;

/** Draws every scene, defective and repaired, and puts the pictures into the store. */
export async function drawPictures(files: FileStore): Promise<Pictures> {
  const film = await makeFilm();
  const one = async (svg: string, rough: number, place: number): Promise<StoredPicture> => {
    const { jpeg, thumb } = await develop(svg, film, rough, place);
    const [hash, thumbHash] = await Promise.all([files.put(jpeg), files.put(thumb)]);
    return { hash, thumbHash, size: jpeg.length };
  };
  const entries = await Promise.all(
    sceneKeys.map(async (key, i) => {
      const scene = paintScene(key);
      const [before, after] = await Promise.all([
        one(scene.before, scene.rough, i * 31_337),
        one(scene.after, scene.rough, i * 52_711 + 9_973),
      ]);
      return [key, { before, after }] as const;
    }),
  );
  return Object.fromEntries(entries) as Pictures;
}
