/** The token answer is flat and without an envelope. spec §3, wire.md §2 */
export interface TokenBody {
  access_token: string;
  refresh_token: string;
  tenant_id: string;
  [key: string]: unknown;
}

/** Whether an answer carries a token. */
export function isTokenBody(body: unknown): body is TokenBody {
  if (typeof body !== 'object' || body === null) return false;
  const { access_token: access, refresh_token: refresh } = body as Record<string, unknown>;
  return typeof access === 'string' && access !== '' && typeof refresh === 'string';
}

/** Whether the token call itself said no, flat or in an envelope; anything else is a server that cannot answer now. */
export function isRefusal(status: number, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || status >= 500) return false;
  const { error, error_description: said, code } = body as Record<string, unknown>;
  if (error !== undefined || said !== undefined) return error !== 'temporarily_unavailable';
  return Number(code) >= 400 && Number(code) < 500;
}

/** Why a login or refresh was refused, in the server's words; '' when it does not say. */
export function refusalIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error_description: said, msg } = body as Record<string, unknown>;
  return typeof said === 'string' ? said : typeof msg === 'string' ? msg : '';
}

/** A text of an answer; '' for anything else. */
export function textIn(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
}
