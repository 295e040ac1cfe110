import { languageNow } from '#stores/language.ts';
import { apiBase, clientHeader, languageTag } from './client-settings.ts';

export interface Captcha {
  key: string;
  /** A data URI of 130 × 48. */
  image: string;
}

// With fetch and not with the axios client: the light login page makes this call. docs/decisions/008

/** A fresh captcha; null when this server asks for none or does not answer. */
export async function fetchCaptcha(): Promise<Captcha | null> {
  const answer = await fetch(`${apiBase}/blade-auth/oauth/captcha`, {
    headers: { Authorization: clientHeader, 'Accept-Language': languageTag[languageNow()] },
  });
  const body = (await answer.json()) as Partial<Captcha> & { data?: Partial<Captcha> & { required?: boolean } };
  if (body.data?.required === false) return null;
  const { key, image } = body.image ? body : (body.data ?? {});
  return key && image ? { key, image } : null;
}
