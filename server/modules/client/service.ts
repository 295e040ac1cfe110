import { randomBytes } from 'node:crypto';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { client as definition, clientGrants } from '#domain/resources/client.ts';
import { audit, type Change } from '../../kernel/audit.ts';
import { clientOf } from '../../kernel/auth.ts';
import { present } from '../../kernel/resource-present.ts';
import { hasId } from '../../kernel/resource-route.ts';
import { addRow, editRow, type WriteHooks } from '../../kernel/resource-save.ts';
import type { AnyResourceCtx, ResourceCtx, Row, Values } from '../../kernel/resource-table.ts';
import { sha256 } from '../../kernel/tokens.ts';
import { clientsBeside, holdClients } from './repo.ts';

export const client = definition as unknown as Resource;

const SECRET_MIN = 8;
const known: readonly string[] = clientGrants.map((one) => one.value);

const wrongId: Words = ['Letters, digits and . _ ~ - only', '只能包含字母、数字和 . _ ~ -'];
const noGrant: Words = ['Choose at least one', '请至少选择一项'];
const unknownGrant: Words = ['Not a known grant', '未知的授权类型'];
const shortSecret: Words = [`At least ${SECRET_MIN} characters`, `至少 ${SECRET_MIN} 个字符`];
const lastClient: Words = ['the product itself: one client must remain', '系统本身：须至少保留一个应用'];

const invalid = (field: string, words: Words) => new Problem('invalid', {}, { [field]: { words } });

/**
 * Clients: known grants only, secrets as sha256, and nobody takes away the client that the request came with, which
 * would shut out everybody who works with it. ASSUMED: 023
 */
export const clientHooks: WriteHooks = {
  before: {
    save: async (ctx, sent, row) => {
      // A header cannot say a colon in it. RFC 7617 §2
      if (sent['clientId'] !== undefined && !/^[\w.~-]+$/.test(String(sent['clientId'])))
        throw invalid('clientId', wrongId);
      const values = { ...sent, ...grantsOf(sent), ...secretOf(sent, row) };
      if (row && (await isOwn(ctx, row))) refuseShutOut(values, row);
      return values;
    },
    remove: async (ctx, rows) => {
      await holdClients(ctx.db);
      for (const row of rows) if (await isOwn(ctx, row)) throw new Problem('clientInUse');
      const ids = rows.map((row) => row.id);
      if ((await clientsBeside(ctx.db, ids)) === 0) throw new Problem('inUse', { by: lastClient });
    },
  },
  after: {
    save: async (ctx, row, previous) => {
      const target = targetOf(row);
      await audit(ctx, {
        ...target,
        action: previous ? 'client.edit' : 'client.add',
        ...(previous ? { before: said(previous) } : {}),
        after: said(row),
      });
      // That it was changed, never what it is.
      if (previous && previous['clientSecret'] !== row['clientSecret'])
        await audit(ctx, { ...target, action: 'client.secret', before: 'old secret', after: 'new secret' });
    },
    remove: async (ctx, rows) =>
      audit(ctx, ...rows.map((row): Change => ({ ...targetOf(row), action: 'client.remove', before: said(row) }))),
  },
};

function targetOf(row: Row) {
  return { targetKind: 'client', targetId: row.id, targetName: String(row['clientId']) };
}

function said({ clientSecret: _secret, id: _id, version: _version, createTime: _at, updateTime: _then, ...row }: Row) {
  return row;
}

function grantsOf({ authorizedGrantTypes: sent }: Values): Values {
  if (sent === undefined) return {};
  const grants = [
    ...new Set(
      String(sent)
        .split(',')
        .map((one) => one.trim()),
    ),
  ].filter((one) => one !== '');
  if (grants.length === 0) throw invalid('authorizedGrantTypes', noGrant);
  if (grants.some((one) => !known.includes(one))) throw invalid('authorizedGrantTypes', unknownGrant);
  return { authorizedGrantTypes: grants.join(',') };
}

/** An edit that says no secret leaves it as it is: it is never told, so clients send it empty. */
function secretOf({ clientSecret: sent }: Values, row: Row | null): Values {
  const plain = String(sent ?? '');
  if (plain === '') return row ? { clientSecret: row['clientSecret'] } : {};
  if (plain.length < SECRET_MIN) throw invalid('clientSecret', shortSecret);
  return { clientSecret: sha256(plain) };
}

async function isOwn(ctx: AnyResourceCtx, row: Row): Promise<boolean> {
  return (await clientOf(ctx.deps, ctx.raw.req.header('Authorization'))) === row['clientId'];
}

/** The ways in that people use to come back to this page. */
const waysIn = ['captcha', 'password', 'refresh_token'];

function refuseShutOut(values: Values, row: Row): void {
  const renamed = values['clientId'] !== undefined && values['clientId'] !== row['clientId'];
  const grants = String(values['authorizedGrantTypes'] ?? row['authorizedGrantTypes']).split(',');
  const had = String(row['authorizedGrantTypes']).split(',');
  const lost = waysIn.some((one) => had.includes(one) && !grants.includes(one));
  if (renamed || lost || values['clientSecret'] !== row['clientSecret']) throw new Problem('clientInUse');
}

/** Saves a client; the secret of a new one, or a secret that was sent, is answered this once. */
export async function saveClient(ctx: ResourceCtx<Values>): Promise<Record<string, unknown>> {
  if (hasId(ctx.input)) return shown(ctx, await editRow(ctx, client, ctx.input, clientHooks));
  const clientSecret = String(ctx.input['clientSecret'] || newSecret());
  const row = await addRow(ctx, client, { ...ctx.input, clientSecret }, clientHooks);
  return { ...(await shown(ctx, row)), clientSecret };
}

/** Gives a client a new secret and answers it this once; the old one is refused from now on. */
export async function resetSecret(ctx: ResourceCtx<{ id: string; version?: number | undefined }>) {
  const clientSecret = newSecret();
  const row = await editRow(ctx, client, { ...ctx.input, clientSecret }, clientHooks);
  return { ...(await shown(ctx, row)), clientSecret };
}

const newSecret = () => randomBytes(24).toString('base64url');

async function shown(ctx: AnyResourceCtx, row: Row): Promise<Record<string, unknown>> {
  return (await present(ctx, client, [row]))[0]!;
}
