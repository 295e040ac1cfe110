import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { readNews } from '#api/notice-client.ts';
import { toast } from '#kit/feedback.ts';
import { logError } from '#stores/error-log.ts';
import { useNewBuild } from '#stores/new-build.ts';
import { inTime } from './load-failure.ts';
import { buildWords } from './new-build-card.tsx';

const nothing = () => null;

/**
 * A part of the shell that comes when it is opened. One that cannot be loaded breaks nothing: it stays away, and either
 * the new version is offered that took it away, or the person is told to look at the connection. spec §8
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await inTime(load()) };
    } catch (error) {
      logError(error, 'chunk');
      void sayLost();
      return { default: nothing };
    }
  });
}

async function sayLost(): Promise<void> {
  await readNews().catch(() => undefined);
  if (useNewBuild.getState().name === '') toast.error(buildWords.words.lost);
}
