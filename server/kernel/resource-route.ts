import { z } from 'zod';
import { idsSchema } from '#domain/kernel/id.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { type ButtonAction, codeFor, type Resource } from '#domain/kernel/resource.ts';
import type { AnyEndpoint, Permission } from './endpoint.ts';
import type { ResourceCtx, Values } from './resource-table.ts';

interface RouteSpec<S extends z.ZodType> {
  method: 'get' | 'post';
  call: string;
  permission: Permission;
  from: 'query' | 'body' | 'params';
  input: S;
  write?: boolean;
  run: (ctx: ResourceCtx<z.output<S>>) => Promise<unknown>;
}

/** One route below a resource's path, open to whom its scope is open: members of the project, or persons of a tenant. */
export function resourceRoute<S extends z.ZodType>(resource: Resource, spec: RouteSpec<S>): AnyEndpoint {
  const { call, ...rest } = spec;
  return { ...rest, path: `${resource.path}/${call}`, access: resource.scope === 'project' ? 'member' : 'person' };
}

/** Who may read a resource: anyone of its scope where lists feed pickers, else who has its menu or its view button. */
export function readPermission(resource: Resource): Permission {
  return resource.openRead ? 'anyone' : { code: [codeFor(resource, 'view'), resource.permission] };
}

/** The permission of one button of a resource. */
export function writePermission(resource: Resource, action: ButtonAction): Permission {
  return { code: codeFor(resource, action) };
}

/** `current`, `size`, filters and order of a list call. */
export const listQuery = z.looseObject(pageQuery.shape);

/** An id makes it an edit; Blade forms send '' or null for a new record. */
export function hasId(raw: unknown): boolean {
  const id = (raw as { id?: unknown } | null)?.id;
  return id !== undefined && id !== null && id !== '';
}

/** Validates a body as an edit when it has an id, else as a new record: each field is told its own problem. */
export function submitInput(resource: Resource): z.ZodType<Values> {
  return z.unknown().transform((raw, ctx): Values => {
    const parsed = (hasId(raw) ? resource.edit : resource.create).safeParse(raw, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) ctx.issues.push({ ...issue, input: issue.input } as never);
    return z.NEVER;
  });
}

/** wire.md §1: `ids=1,2` in the query. Nothing chosen is said as such. spec §5 */
export function idsOf(text: string | undefined): string[] {
  if ((text ?? '').trim() === '') throw new Problem('idsRequired');
  const ids = idsSchema.safeParse(text);
  if (!ids.success) throw new Problem('invalid', {}, { ids: { words: ['Not in the right form', '格式不正确'] } });
  return ids.data;
}
