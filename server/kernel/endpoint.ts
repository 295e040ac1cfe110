import type { z } from 'zod';
import type { Ctx, MemberCtx, PersonCtx } from './context.ts';

/**
 * public: anybody. client: the Basic client credential. person: a signed-in person.
 * member: a signed-in person inside the project that the header names.
 */
export type Access = 'public' | 'client' | 'person' | 'member';

/**
 * Which permission code opens it: a code, any of several, decided from the raw input, or 'anyone' within `access`,
 * said on purpose. There is no default: a route without a rule does not compile.
 */
export type Permission = 'anyone' | { code: string | readonly string[] | ((raw: unknown) => string) };

interface Base<S extends z.ZodType> {
  method: 'get' | 'post';
  /** Below /api, without parameters in the path unless Hono's `:name`. */
  path: string;
  permission: Permission;
  /** Where the input comes from. `params`: query, urlencoded or multipart fields merged (Blade auth calls). */
  from?: 'query' | 'body' | 'params';
  input: S;
  /** A download that browsers open as a link: the token in the query is enough, without the client credential. */
  link?: boolean;
  /** Runs in one transaction. Every write says so; a GET never does. */
  write?: boolean;
}

type Run<C> = (ctx: C) => Promise<unknown>;

export type Endpoint<S extends z.ZodType = z.ZodType> = Base<S> &
  (
    | { access: 'public' | 'client'; run: Run<Ctx<z.output<S>>> }
    | { access: 'person'; run: Run<PersonCtx<z.output<S>>> }
    | { access: 'member'; run: Run<MemberCtx<z.output<S>>> }
  );

/** An endpoint whose input type is forgotten: what lists of routes hold. */
export type AnyEndpoint = Base<z.ZodType> & { access: Access; run: (ctx: never) => Promise<unknown> };

/**
 * Says one route as data. Whatever it is, a request goes through the same sentence (server/kernel/mount.ts):
 * client → person → project → permission → validate → transaction → run → envelope.
 * What `run` returns becomes `data`; a Response is sent as it is; a thrown Problem is answered in the reader's language.
 */
export function endpoint<S extends z.ZodType>(spec: Endpoint<S>): AnyEndpoint {
  return spec as unknown as AnyEndpoint;
}
