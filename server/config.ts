import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Config } from './kernel/context.ts';
import { readWaysIn } from './kernel/ways-in-settings.ts';

/** What the environment says, checked. .env.example documents each. */
export interface Settings {
  config: Config;
  host: string;
  port: number;
  dataDir: string;
  /** PostgreSQL; undefined: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  seed: 'demo' | 'minimal' | 'none';
  logLevel: string;
}

/** The environment cannot be worked with; the message is for the person who starts the server. */
export class SettingsError extends Error {}

const MIN_SECRET = 16;
/** A private key lies between 0 and the order of the curve less one (GB/T 32918.5). */
const ZERO = '0'.repeat(64);
const SM2_ORDER = 'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54122';
const choice = (...values: [string, ...string[]]) => z.enum(values, { error: `must be one of ${values.join(', ')}` });

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(0, { error: 'must be 0 to 65535' })
    .max(65_535, { error: 'must be 0 to 65535' })
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, { error: 'must begin with postgres://' })
    .optional(),
  SEED: choice('demo', 'minimal', 'none').optional(),
  SECRET: z
    .string()
    .min(MIN_SECRET, { error: `must have at least ${MIN_SECRET} characters` })
    .optional(),
  CAPTCHA: choice('on', 'off').default('on'),
  LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').optional(),
  TIME_ZONE: z
    .string()
    .refine(isZone, { error: 'must be a time zone such as Asia/Singapore' })
    .default('Asia/Singapore'),
  PROJECT_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: 'must be the name of a header' })
    .default('Project-Id'),
  TRUST_PROXY: choice('on', 'off').default('off'),
  SM2_PRIVATE_KEY: z
    .string()
    .toLowerCase()
    .refine((key) => /^[0-9a-f]{64}$/.test(key) && key > ZERO && key < SM2_ORDER, {
      error: 'must be an SM2 private key of 64 hex digits',
    })
    .optional(),
  FRAME_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine((origins) => origins.every(isOrigin), { error: 'must hold origins such as https://help.example.com' }),
});

/** Reads the environment; throws SettingsError with one line per mistake. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(said);
  const faults: string[] = [];
  const waysIn = readWaysIn(said, (line) => faults.push(line));
  faults.unshift(...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`));
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults.join('\n'));
  const v = parsed.data;
  const production = v.NODE_ENV === 'production';
  if (production && !v.SECRET)
    throw new SettingsError('SECRET must be set when NODE_ENV=production: it signs sessions and file links');
  const dataDir = resolve(v.DATA_DIR);
  const embedded = v.DATABASE_URL === undefined;
  return {
    config: {
      secret: v.SECRET ?? ownSecret(dataDir),
      captcha: v.CAPTCHA as 'on' | 'off',
      timeZone: v.TIME_ZONE,
      projectHeader: v.PROJECT_HEADER,
      webRoot: webRoot(),
      production,
      trustProxy: v.TRUST_PROXY === 'on',
      frameOrigins: v.FRAME_ORIGINS,
      ...(v.SM2_PRIVATE_KEY ? { sm2PrivateKey: v.SM2_PRIVATE_KEY } : {}),
      ...waysIn,
    },
    host: v.HOST,
    port: v.PORT,
    dataDir,
    databaseUrl: v.DATABASE_URL,
    // Demo people have a known password: they exist only where somebody asked for them or merely tries the product.
    seed: (v.SEED as Settings['seed'] | undefined) ?? (embedded && !production ? 'demo' : 'none'),
    logLevel: v.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function isZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Made once per data folder, so that people stay signed in over a restart. */
function ownSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= MIN_SECRET) return kept;
  }
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(path, `${made}\n`, { mode: 0o600 });
  return made;
}

/** dist/web of this package, whether this runs from the sources or from dist/server; null when it was not built. */
function webRoot(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  const root = join(folder, 'dist/web');
  return existsSync(join(root, 'index.html')) ? root : null;
}
