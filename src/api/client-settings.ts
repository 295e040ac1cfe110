// Light on purpose: the login page reads it before anything else is loaded. docs/decisions/008
// What the build may say is told in .env.example. docs/decisions/026
const env = import.meta.env;
const id = env['VITE_CLIENT_ID'] ?? 'saber';
const secret = env['VITE_CLIENT_SECRET'] ?? 'saber_secret';

/** Where the server is; `/api` of the same origin unless the build says otherwise. */
export const apiBase: string = env['VITE_API_BASE'] ?? '/api';

/** The credential of this client program, on every call. wire.md §1 */
export const clientHeader = `Basic ${btoa(`${id}:${secret}`)}`;

/** spec §7: the current project of a call; an existing server may name it differently. */
export const projectHeader: string = env['VITE_PROJECT_HEADER'] ?? 'Project-Id';

/** wire.md §1: the token of a call, and the tenant of a sign-in. */
export const tokenHeader: string = env['VITE_TOKEN_HEADER'] ?? 'Blade-Auth';
export const tenantHeader: string = env['VITE_TENANT_HEADER'] ?? 'Tenant-Id';

/** How a password travels: md5 in lower-case hex, plain, or sealed with this key by sm2. wire.md §2 */
export const passwordForm: string = env['VITE_PASSWORD_FORM'] ?? 'md5';
export const sm2PublicKey: string = env['VITE_SM2_PUBLIC_KEY'] ?? '';

/** The language of an answer's messages, as an HTTP header says it. */
export const languageTag = { en: 'en', zh: 'zh-CN' } as const;
