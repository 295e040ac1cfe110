import { mayCall } from '#domain/access/call-scopes.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Person } from './context.ts';
import type { AnyEndpoint } from './endpoint.ts';

/**
 * Refuses whoever has none of the codes of an endpoint, or lacks the interface scope that its path needs. Looks at what
 * came along with the person only: no query. The platform's administrator needs no interface scope, so that a scope too
 * many can always be taken back. docs/decisions/021
 */
export function permit(
  { permission, path }: Pick<AnyEndpoint, 'permission' | 'path'>,
  raw: unknown,
  person: Person | null,
): void {
  if (permission !== 'anyone') {
    const asked = typeof permission.code === 'function' ? permission.code(raw) : permission.code;
    const any = typeof asked === 'string' ? [asked] : asked;
    if (!any.some((one) => person?.codes.has(one))) throw new Problem('forbidden');
  }
  if (!person || person.platformAdmin) return;
  if (!mayCall(person.calls.scopes, person.calls.granted, path)) throw new Problem('forbidden');
}
