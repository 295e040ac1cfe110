import type { Words } from '#domain/kernel/words.ts';
import { say } from '#domain/kernel/words.ts';
import { toolWords } from './tool-words.ts';

/** A span of time, as coarse as is useful: 45 s, 12 min, 3 d. */
export function spanOf(ms: number): Words {
  const { seconds, minutes, days } = toolWords.words;
  const [words, unit] = ms < 120_000 ? [seconds, 1000] : ms < 2 * 86_400_000 ? [minutes, 60_000] : [days, 86_400_000];
  const params = { n: Math.round(ms / unit) };
  return [say(words, 'en', params), say(words, 'zh', params)];
}
