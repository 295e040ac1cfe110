import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { ApiError, NO_ANSWER } from '#api/api-error.ts';
import { upload } from '#api/http.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Params, Words } from '#domain/kernel/words.ts';
import type { Photo } from '#domain/ncr/schema.ts';
import type { PhotoTag } from '#domain/ncr/states.ts';
import { photoWords } from '../photo/photo-words.ts';
import { lanes } from './lanes.ts';
import { preparePhoto } from './prepare-photo.ts';

/** A file on its way, or one that was refused. */
export interface PendingPhoto {
  key: number;
  file: File;
  state: 'preparing' | 'sending' | 'refused';
  /** Share sent, 0 to 1. */
  share: number;
  /** Why not: words of our own, or what the server said. */
  reason?: { words: Words; params?: Params } | string;
  /** Whether sending the same file again may help. */
  again?: boolean;
}

/** The answer to put-file. wire.md §4 */
interface Stored extends Omit<Photo, 'fileId' | 'tag'> {
  attachId: string;
}

/** Two files at a time in the whole window: a phone neither decodes nor sends ten at once. */
const inLane = lanes(2);
let lastKey = 0;

interface Options {
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  tag: PhotoTag;
  max: number;
}

/**
 * Files on their way to the server beside the photos that arrived. Each succeeds or fails on its own: a refused one
 * takes nothing with it. Arrived photos go to `onChange`, one by one.
 */
export function usePhotoUploads({ value, onChange, tag, max }: Options) {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  // Two uploads may end before the next render: what counts is what was reported last, not what was rendered last.
  const latest = useRef({ value, onChange, tag });
  useEffect(() => {
    latest.current = { value, onChange, tag };
  }, [value, onChange, tag]);
  const alive = useRef(true);
  // An insertion effect: what is sent while another tab is shown still arrives here; only an end is an end.
  useInsertionEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const change = useCallback((key: number, patch: Partial<PendingPhoto>) => {
    setPending((all) => all.map((item) => (item.key === key ? { ...item, ...patch } : item)));
  }, []);
  const dismiss = useCallback((key: number) => {
    setPending((all) => all.filter((item) => item.key !== key));
  }, []);

  const send = useCallback(
    async (key: number, file: File) => {
      try {
        const stored = await inLane(async () => {
          if (!alive.current) throw new DOMException('left', 'AbortError');
          const prepared = await preparePhoto(file);
          change(key, { state: 'sending', share: 0 });
          const form = new FormData();
          form.append('file', prepared.blob, prepared.name);
          return upload<Stored>('/blade-resource/oss/endpoint/put-file', form, {
            silent: true,
            onProgress: (share) => change(key, { share }),
          });
        });
        if (!alive.current) return;
        const { value: arrived, onChange: report, tag: shows } = latest.current;
        const next = [...arrived, photoOf(stored, shows)];
        latest.current = { ...latest.current, value: next };
        report(next);
        dismiss(key);
      } catch (error) {
        if (alive.current) change(key, { state: 'refused', ...refusalOf(error, file.name) });
      }
    },
    [change, dismiss],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const onTheWay = pending.filter((item) => item.state !== 'refused').length;
      const room = max - latest.current.value.length - onTheWay;
      const items = files.map((file, index): PendingPhoto => {
        lastKey += 1;
        const base = { key: lastKey, file, share: 0 };
        if (index < room) return { ...base, state: 'preparing' };
        const reason = { words: photoWords.words.tooMany, params: { name: file.name, max } };
        return { ...base, state: 'refused', reason };
      });
      setPending((all) => [...all, ...items]);
      for (const item of items) if (item.state === 'preparing') void send(item.key, item.file);
    },
    [max, pending, send],
  );

  const retry = useCallback(
    (item: PendingPhoto) => {
      change(item.key, { state: 'preparing', share: 0 });
      void send(item.key, item.file);
    },
    [change, send],
  );

  return { pending, add, retry, dismiss };
}

function photoOf({ attachId, link, thumb, name, width, height, takenAt, lat, lng }: Stored, tag: PhotoTag): Photo {
  return { fileId: attachId, tag, link, thumb, name, width, height, takenAt, lat, lng };
}

function refusalOf(error: unknown, name: string): Pick<PendingPhoto, 'reason' | 'again'> {
  if (error instanceof Problem) return { reason: { words: error.words, params: error.params }, again: false };
  if (error instanceof ApiError) return { reason: error.msg, again: error.code === NO_ANSWER || error.code >= 500 };
  return { reason: { words: photoWords.words.lost, params: { name } }, again: true };
}
