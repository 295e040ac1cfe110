// Light on purpose: the login page reads it before anything else is loaded. docs/decisions/008
const id = import.meta.env['VITE_CLIENT_ID'] ?? 'saber';
const secret = import.meta.env['VITE_CLIENT_SECRET'] ?? 'saber_secret';

/** Where the server is; `/api` of the same origin unless the build says otherwise. */
export const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '/api';

/** The credential of this client program, on every call. wire.md §1 */
export const clientHeader = `Basic ${btoa(`${id}:${secret}`)}`;

/** spec §7: the current project of a call; an existing server may name it differently. */
export const projectHeader: string = import.meta.env['VITE_PROJECT_HEADER'] ?? 'Project-Id';

/** The language of an answer's messages, as an HTTP header says it. */
export const languageTag = { en: 'en', zh: 'zh-CN' } as const;
