import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { buildOf } from '../../kernel/build-name.ts';
import type { AppEnv, Deps, MemberCtx } from '../../kernel/context.ts';
import { news } from './service.ts';
import { newsOf, type Viewer, viewerKey } from './read.ts';

/** Between two looks when nobody wrote anything here: other processes, sessions that ran out, notices whose time came. */
const ROUND_MS = 5000;
/** After a write of this process; several writes are one look. */
const SOON_MS = 200;
const BEAT_MS = 20_000;
/** A reader that takes nothing any more is let go. */
const MOST_WAITING = 32;

interface Stream extends Viewer {
  userId: string;
  last: string;
  send: (text: string) => void;
  end: () => void;
}

/** The open windows of this process, told what is new for each. */
export interface Live {
  build: string;
  open: (ctx: MemberCtx) => Promise<Response>;
  /** In front of all routes: after a write it looks before the next round. */
  afterWrites: MiddlewareHandler<AppEnv>;
  /** Ends all streams and takes no new ones: the process stops. */
  close: () => void;
  /** How many windows are listening. */
  size: () => number;
}

/**
 * Live news over server-sent events. One question to the database serves all windows of the process, every few seconds
 * and shortly after a write: what is told is what was committed, by whichever process, and no stream holds a connection
 * of the database. docs/decisions/013
 */
export function liveNews(deps: Deps): Live {
  const streams = new Set<Stream>();
  const build = buildOf(deps.config.webRoot);
  const encoder = new TextEncoder();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let due = 0;
  let looking = false;
  let beaten = 0;

  function plan(ms: number): void {
    const at = Date.now() + ms;
    if (closed || streams.size === 0 || (timer && due <= at)) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void look(), ms);
    timer.unref();
  }

  async function look(): Promise<void> {
    timer = undefined;
    if (looking) return plan(SOON_MS);
    looking = true;
    const asked = [...streams];
    try {
      const found = await newsOf(deps.db, deps.now(), asked);
      for (const stream of asked) {
        const own = found.get(viewerKey(stream));
        if (own) say(stream, JSON.stringify({ ...own, build }));
        else stream.end();
      }
    } catch (error) {
      if (!closed) deps.log.error({ err: error }, 'news could not be read');
    } finally {
      looking = false;
    }
    beat();
    plan(ROUND_MS);
  }

  function say(stream: Stream, data: string): void {
    if (stream.last === data) return;
    stream.last = data;
    stream.send(`event: news\ndata: ${data}\n\n`);
  }

  /** Proxies and browsers give up on a connection that says nothing. */
  function beat(): void {
    if (Date.now() - beaten < BEAT_MS) return;
    beaten = Date.now();
    for (const stream of streams) stream.send(': still here\n\n');
  }

  async function open(ctx: MemberCtx): Promise<Response> {
    const { sessionId, projectId, userId } = ctx.person;
    if (closed) throw new Problem('unavailable');
    const own = [...streams].filter((stream) => stream.userId === userId);
    if (own.length >= limits.streamsPerPerson) throw new Problem('streamsTooMany');
    const first = JSON.stringify(await news(ctx, build));
    const { body, stream } = readable({ sessionId, projectId, userId });
    say(stream, first);
    // Closed while the first news were read.
    if (closed) stream.end();
    plan(ROUND_MS);
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // nginx would otherwise keep events until a buffer is full.
        'X-Accel-Buffering': 'no',
      },
    });
  }

  function readable(whose: Viewer & { userId: string }) {
    let control!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        control = controller;
      },
      cancel: () => void streams.delete(stream),
    });
    const stream: Stream = {
      ...whose,
      last: '',
      send: (text) => {
        if (!streams.has(stream)) return;
        if ((control.desiredSize ?? 0) < -MOST_WAITING) return stream.end();
        control.enqueue(encoder.encode(text));
      },
      end: () => {
        if (streams.delete(stream)) control.close();
      },
    };
    streams.add(stream);
    return { body, stream };
  }

  return {
    build,
    open,
    afterWrites: async (c, next) => {
      await next();
      if (c.req.method === 'POST') plan(SOON_MS);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
    size: () => streams.size,
  };
}
