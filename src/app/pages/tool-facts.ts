import { builds, ping, type Pong, type StreamState, tryStream } from '#api/ping.ts';
import { languageTag } from '#api/client-settings.ts';
import type { Language, Params } from '#domain/kernel/words.ts';
import type { Translate } from '#locale/words.ts';
import { useErrorLog } from '#stores/error-log.ts';
import { useProject } from '#stores/project.ts';
import { useSession } from '#stores/session.ts';
import { checkStorage } from '#stores/storage-check.ts';
import { spanOf } from './tool-span.ts';
import type { toolWords } from './tool-words.ts';

type Word = keyof typeof toolWords.words;
type T = Translate<Word>;

/** What was found out about one thing: a word with its values, or text as it is. `fault`: support will ask about it. */
export interface Fact {
  name: Word;
  said: Word | null;
  params?: Params;
  text?: string;
  fault?: boolean;
}

export interface Part {
  name: Word;
  facts: readonly Fact[];
}

const SLOW_MS = 2000;
/** Signed links and tokens put up with a little; more is worth a word. */
const STEP_MS = 30_000;

const word = (name: Word, said: Word, params?: Params, fault = false): Fact => ({
  name,
  said,
  ...(params ? { params } : {}),
  fault,
});
const text = (name: Word, content: string): Fact => ({ name, said: null, text: content });
const flag = (name: Word, is: boolean) => word(name, is ? 'yes' : 'no');

/** Looks at everything that can be looked at from here. No content of storage, no token, no name leaves it. */
export async function findFacts(language: Language): Promise<Part[]> {
  const signedIn = useSession.getState().token !== '';
  const [first, build, stream, room, worker] = await Promise.all([
    ping(),
    builds(),
    signedIn ? tryStream() : null,
    roomOfSite(),
    workerState(),
  ]);
  // The first one paid for the connection: the second says how fast the server is.
  const pong = first && ((await ping()) ?? first);
  return [
    { name: 'product', facts: productFacts(build, signedIn) },
    { name: 'connection', facts: connectionFacts(pong, stream) },
    { name: 'time', facts: timeFacts(pong, language) },
    {
      name: 'storage',
      facts: [
        ...(['session', 'local'] as const).map((area) => {
          const { usable, entries, bytes } = checkStorage(area);
          return usable ? word(area, 'holds', { entries, kb: kilo(bytes) }) : word(area, 'unusable', {}, true);
        }),
        room,
        word('worker', `worker${worker}`),
        text('errors', String(useErrorLog.getState().logs.length)),
      ],
    },
    { name: 'browserPart', facts: browserFacts() },
  ];
}

function productFacts({ here, there }: Awaited<ReturnType<typeof builds>>, signedIn: boolean): Fact[] {
  return [
    here === '' ? word('build', 'developing') : text('build', here),
    there === null
      ? word('served', 'unknown', {}, true)
      : there === here
        ? word('served', 'same')
        : word('served', 'newer', { name: there }, true),
    flag('signedIn', signedIn),
  ];
}

function connectionFacts(pong: Pong | null, stream: StreamState | null): Fact[] {
  const slow = pong !== null && pong.ms > SLOW_MS;
  return [
    navigator.onLine ? word('network', 'online') : word('network', 'offline', {}, true),
    pong
      ? word('server', slow ? 'serverSlow' : 'serverUp', { ms: pong.ms }, slow)
      : word('server', 'serverDown', {}, true),
    stream
      ? word('stream', `stream${stream}`, {}, stream === 'refused' || stream === 'failed')
      : word('stream', 'streamaway'),
  ];
}

function timeFacts(pong: Pong | null, language: Language): Fact[] {
  const ahead = pong?.aheadMs ?? null;
  const off = ahead !== null && Math.abs(ahead) > STEP_MS;
  const zone = useProject.getState().current?.timeZone;
  return [
    text('language', languageTag[language]),
    text('zone', new Intl.DateTimeFormat().resolvedOptions().timeZone),
    ...(zone ? [text('projectZone', zone)] : []),
    ahead === null
      ? word('clock', 'unknown')
      : off
        ? word('clock', ahead > 0 ? 'behind' : 'ahead', { span: spanOf(Math.abs(ahead)) }, true)
        : word('clock', 'inStep'),
  ];
}

function browserFacts(): Fact[] {
  const prefers = (what: string) => window.matchMedia(`(prefers-${what})`).matches;
  return [
    text('browser', navigator.userAgent),
    text('windowSize', `${window.innerWidth} × ${window.innerHeight} @${window.devicePixelRatio}`),
    text('spoken', navigator.languages.join(', ')),
    flag('cookies', navigator.cookieEnabled),
    flag('secure', window.isSecureContext),
    flag('touch', navigator.maxTouchPoints > 0),
    flag('still', prefers('reduced-motion: reduce')),
    flag('dark', prefers('color-scheme: dark')),
  ];
}

const kilo = (bytes: number) => (bytes / 1024).toFixed(1);
const mega = (bytes = 0) => (bytes / 1024 ** 2).toFixed(bytes < 1024 ** 2 * 10 ? 1 : 0);

async function roomOfSite(): Promise<Fact> {
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  if (!room?.quota) return word('room', 'unknown');
  return word('room', 'roomOf', { used: mega(room.usage), all: mega(room.quota) });
}

async function workerState(): Promise<'active' | 'waiting' | 'none' | 'unsupported'> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) return 'waiting';
  return registration?.active ? 'active' : 'none';
}

/** What a fact says in words. */
export function sayFact(t: T, { said, params, text: content }: Fact): string {
  return said ? t(said, params) : (content ?? '');
}

/** The report as plain text, one line each. */
export function reportOf(t: T, parts: readonly Part[], at: Date): string {
  const lines = parts.flatMap(({ name, facts }) => [
    '',
    t(name),
    ...facts.map((fact) => `  ${fact.fault ? '! ' : ''}${t(fact.name)}: ${sayFact(t, fact)}`),
  ]);
  return [`QCDM ${t('title')} ${at.toISOString()}`, ...lines].join('\n');
}
