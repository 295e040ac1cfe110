import { z } from 'zod';
import { idSchema, idsSchema } from '#domain/kernel/id.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { buttons, frameOrigins, menuByRole, routes, topMenu } from './menu-service.ts';
import { preview, routeAuthorities } from './preview-service.ts';

const nothing = z.object({});
/** Clients send an open choice as an empty parameter. */
const open = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema.optional());

/** What the signed-in person may see and press, all from the grants of his roles. spec §6, wire.md §3 */
export const accessRoutes: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/blade-system/menu/routes',
    access: 'person',
    permission: 'anyone',
    input: z.object({ topMenuId: open(idSchema) }),
    run: routes,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/top-menu',
    access: 'person',
    permission: 'anyone',
    input: nothing,
    run: topMenu,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/frame-origins',
    access: 'person',
    permission: 'anyone',
    input: nothing,
    run: frameOrigins,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/buttons',
    access: 'person',
    permission: 'anyone',
    input: nothing,
    run: buttons,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/getMenuByRole',
    access: 'person',
    permission: 'anyone',
    input: z.object({ roleIds: open(idsSchema) }),
    run: menuByRole,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/auth-routes',
    access: 'person',
    permission: 'anyone',
    input: nothing,
    run: routeAuthorities,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/preview',
    access: 'person',
    permission: { code: ['menu_view', 'role_view'] },
    input: z.object({ roleIds: idsSchema, projectId: open(idSchema) }),
    run: preview,
  }),
];
