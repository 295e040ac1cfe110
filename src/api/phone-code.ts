import { limits } from '#domain/limits.ts';
import { apiBase, tenantHeader } from './client-settings.ts';
import { strangerHeaders } from './token-call.ts';

export interface CodeSent {
  /** Why none was sent, in the server's words; '' when it was, as far as anybody is told. */
  refusal: string;
  /** Until another one may be asked for. */
  waitSeconds: number;
}

/** Asks for a code to be sent to a phone. spec §2, wire.md §2 */
export async function sendPhoneCode(tenantId: string, phone: string): Promise<CodeSent> {
  const answer = await fetch(`${apiBase}/blade-auth/oauth/sms/send-validate`, {
    method: 'POST',
    body: new URLSearchParams({ tenantId, phone }),
    headers: { ...strangerHeaders(), [tenantHeader]: tenantId },
  });
  const body = (await answer.json()) as { success?: boolean; msg?: string; data?: { resendSeconds?: unknown } };
  if (body.success) return { refusal: '', waitSeconds: Number(body.data?.resendSeconds) || limits.smsResendSeconds };
  return { refusal: body.msg ?? '', waitSeconds: Number(answer.headers.get('Retry-After')) || 0 };
}
