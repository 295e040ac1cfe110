import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { codeFor, type Resource } from '#domain/kernel/resource.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { filtersOf, orderOf } from './filters.ts';
import { type Derive, present } from './resource-present.ts';
import { pageRows, rowById } from './resource-repo.ts';
import {
  hasId,
  idsOf,
  listQuery,
  readPermission,
  resourceRoute,
  submitInput,
  writePermission,
} from './resource-route.ts';
import type { AnyResourceCtx } from './resource-table.ts';
import { addRow, editRow, removeRows, type WriteHooks } from './resource-save.ts';

/** The calls of the two dialects. blade: list, detail, submit, remove. save: page, detail, save, update, remove. */
export type ResourceCall = 'list' | 'page' | 'detail' | 'submit' | 'save' | 'update' | 'remove';

export interface ResourceOptions extends WriteHooks {
  /** Calls that the module writes by hand, or that do not exist. */
  except?: readonly ResourceCall[];
  /** Columns that are counted or looked up for a page of rows. */
  derive?: Derive;
  /** Narrows which rows a person may read at all; undefined: all of the scope. */
  only?: (ctx: AnyResourceCtx) => SQL | undefined;
}

/** The plain routes of a resource in its dialect. docs/decisions/002, wire.md §4, spec §7 */
export function resourceRoutes(resource: Resource, options: ResourceOptions = {}): AnyEndpoint[] {
  const calls: Record<ResourceCall, () => AnyEndpoint> = {
    list: () => listRoute(resource, 'list', options),
    page: () => listRoute(resource, 'page', options),
    detail: () => detailRoute(resource, options),
    submit: () => submitRoute(resource, options),
    save: () => saveRoute(resource, options),
    update: () => updateRoute(resource, options),
    remove: () => removeRoute(resource, options),
  };
  const spoken: readonly ResourceCall[] =
    resource.dialect === 'blade'
      ? ['list', 'detail', 'submit', 'remove']
      : ['page', 'detail', 'save', 'update', 'remove'];
  return spoken.filter((call) => !options.except?.includes(call)).map((call) => calls[call]());
}

function listRoute(resource: Resource, call: string, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'get',
    call,
    permission: readPermission(resource),
    from: 'query',
    input: listQuery,
    run: async (ctx) => {
      const where = [...filtersOf(resource, ctx.input, ctx.deps.config.timeZone), ...narrowed(ctx, options)];
      const order = orderOf(resource, ctx.input);
      const page = await pageRows(ctx.db, resource, ctx.person, { where, order, page: ctx.input });
      return { ...page, records: await present(ctx, resource, page.records, options.derive) };
    },
  });
}

function detailRoute(resource: Resource, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'get',
    call: 'detail',
    permission: readPermission(resource),
    from: 'query',
    input: z.object({ id: idSchema }),
    run: async (ctx) => {
      const row = await rowById(ctx.db, resource, ctx.person, ctx.input.id, { where: narrowed(ctx, options) });
      return (await present(ctx, resource, [row], options.derive))[0];
    },
  });
}

function narrowed(ctx: AnyResourceCtx, options: ResourceOptions): SQL[] {
  return [options.only?.(ctx)].filter((one) => one !== undefined);
}

function submitRoute(resource: Resource, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'post',
    call: 'submit',
    permission: { code: (raw) => codeFor(resource, hasId(raw) ? 'edit' : 'add') },
    from: 'body',
    input: submitInput(resource),
    write: true,
    run: async (ctx) => {
      const row = await (hasId(ctx.input) ? editRow : addRow)(ctx, resource, ctx.input, options);
      return (await present(ctx, resource, [row], options.derive))[0];
    },
  });
}

function saveRoute(resource: Resource, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'post',
    call: 'save',
    permission: writePermission(resource, 'add'),
    from: 'body',
    input: resource.create,
    write: true,
    run: async (ctx) => {
      const row = await addRow(ctx, resource, ctx.input, options);
      return (await present(ctx, resource, [row], options.derive))[0];
    },
  });
}

function updateRoute(resource: Resource, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'post',
    call: 'update',
    permission: writePermission(resource, 'edit'),
    from: 'body',
    input: resource.edit,
    write: true,
    run: async (ctx) => {
      const row = await editRow(ctx, resource, ctx.input, options);
      return (await present(ctx, resource, [row], options.derive))[0];
    },
  });
}

function removeRoute(resource: Resource, options: ResourceOptions): AnyEndpoint {
  return resourceRoute(resource, {
    method: 'post',
    call: 'remove',
    permission: writePermission(resource, 'delete'),
    from: 'query',
    input: z.looseObject({ ids: z.string().optional() }),
    write: true,
    run: async (ctx) => {
      await removeRows(ctx, resource, idsOf(ctx.input.ids), options);
    },
  });
}
