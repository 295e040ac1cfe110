import { z } from 'zod';
import { succeeded } from '#domain/kernel/envelope.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { say } from '#domain/kernel/words.ts';
import type { Ctx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { publicKeyOf } from '../../kernel/sm2-passwords.ts';
import { newCaptcha } from './captcha-service.ts';
import { logout, logoutOrLogs } from './logout-service.ts';
import { projectsOf } from './read.ts';
import { render } from './render-service.ts';
import { sendCode, sendInput } from './sms-service.ts';
import { sources } from './social-service.ts';
import { openTokenAnswer, ssoAnswer, tokenAnswer } from './token-service.ts';
import { userInfo } from './user-info.ts';

const nothing = z.object({});

/** wire.md §2: clients of both kinds find what they read, at the top level and in the envelope. */
async function captchaAnswer(ctx: Ctx): Promise<Response> {
  const captcha = await newCaptcha(ctx.deps);
  const required = ctx.deps.config.captcha === 'on';
  const data = { ...captcha, required };
  return ctx.raw.json({ ...captcha, code: 200, success: true, data, msg: say(succeeded, ctx.language) });
}

const infoOf = (path: string): AnyEndpoint =>
  endpoint({ method: 'get', path, access: 'person', permission: 'anyone', input: nothing, run: userInfo });

/** What a client program may call for whoever sits in front of it. */
const forClients = (method: 'get' | 'post', path: string, run: (ctx: Ctx) => Promise<unknown>): AnyEndpoint =>
  endpoint({ method, path, access: 'client', permission: 'anyone', from: 'query', input: nothing, run });

/** A call under its name in either dialect. wire.md §2 */
const dialects = (call: string) => [`/blade-auth/oauth/${call}`, `/blade-auth/${call}`];

/** Signing in, staying in, signing out; who am I and where may I work. spec §4, §7 */
export const authRoutes: AnyEndpoint[] = [
  endpoint({
    method: 'post',
    path: '/blade-auth/oauth/token',
    // The client credential is checked inside: its refusal too is a flat body. A failed attempt must be remembered
    // although the call is refused, so the call runs in no transaction; docs/decisions/003.
    access: 'public',
    permission: 'anyone',
    from: 'params',
    input: z.record(z.string(), z.string()),
    run: tokenAnswer,
  }),
  endpoint({
    method: 'post',
    path: '/blade-auth/token',
    // As above, without a transaction.
    access: 'client',
    permission: 'anyone',
    from: 'params',
    input: z.record(z.string(), z.string()),
    run: openTokenAnswer,
  }),
  endpoint({
    method: 'get',
    path: '/blade-auth/oauth/tokenBySSO',
    // As above: flat refusals, no transaction.
    access: 'public',
    permission: 'anyone',
    input: z.object({ token: z.string().max(16_384).default('') }),
    run: ssoAnswer,
  }),
  endpoint({
    method: 'post',
    path: '/blade-auth/oauth/sms/send-validate',
    access: 'client',
    permission: 'anyone',
    from: 'params',
    input: sendInput,
    // Has a transaction of its own, after which the message goes out.
    run: sendCode,
  }),
  endpoint({
    method: 'get',
    path: '/blade-auth/oauth/sources',
    access: 'public',
    permission: 'anyone',
    input: nothing,
    run: async (ctx) => sources(ctx.deps),
  }),
  endpoint({
    method: 'get',
    path: '/blade-auth/oauth/render/:source',
    // A browser navigates here and can send no credential.
    access: 'public',
    permission: 'anyone',
    input: z.object({ source: z.string(), tenantId: z.string().optional(), redirect: z.string().optional() }),
    run: render,
  }),
  ...dialects('captcha').map((path) => forClients('get', path, captchaAnswer)),
  ...dialects('logout').flatMap((path) => [forClients('get', path, logout), forClients('post', path, logoutOrLogs)]),
  // Open clients are configured with it; here an administrator finds what to configure.
  forClients('get', '/blade-auth/public-key', async (ctx) => ({
    publicKey: await publicKeyOf(ctx.deps.config.sm2PrivateKey),
  })),
  // Nothing here outlives a change: what is remembered carries the stamp of what it was read from (decision 017).
  forClients('get', '/blade-auth/oauth/clear-cache', async () => undefined),
  infoOf('/blade-user/info'),
  infoOf('/blade-system/user/info'),
  infoOf('/blade-auth/oauth/user-info'),
  endpoint({
    method: 'get',
    path: '/qcdm/project/jurisdiction/loginProjectList',
    access: 'person',
    permission: 'anyone',
    // Somebody who signs in needs all of them; pages are for who asks.
    input: pageQuery.extend({ size: pageQuery.shape.size.unwrap().default(-1) }),
    run: (ctx) => projectsOf(ctx.db, ctx.person, ctx.deps.config.timeZone, ctx.input),
  }),
];
