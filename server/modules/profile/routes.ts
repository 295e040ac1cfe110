import { z } from 'zod';
import { idsSchema } from '#domain/kernel/id.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { updateInfo } from '#domain/profile/profile.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { replaceOwnPassword } from './password-service.ts';
import { saveInfo } from './service.ts';
import { endOtherSessions, endOwnSessions, identityList, sessionPage, unlink } from './session-service.ts';

const nothing = z.object({});
const chosen = z.object({ ids: idsSchema });
const word = z.string().optional();
/** Judged in the service, which also reads the query. */
const passwords = z.object({ oldPassword: word, newPassword: word, newPassword1: word });

/** Every version of the dialect has a prefix of its own. wire.md §3 */
const own = (call: string) => [`/blade-user/${call}`, `/blade-system/user/${call}`];

/** What people may see and change of themselves. Everybody may, and nobody anything of others. */
export const profileRoutes: AnyEndpoint[] = [
  ...own('update-info').map((path) =>
    endpoint({
      method: 'post',
      path,
      access: 'person',
      permission: 'anyone',
      input: updateInfo,
      write: true,
      run: saveInfo,
    }),
  ),
  ...own('update-password').map((path) =>
    endpoint({
      method: 'post',
      path,
      access: 'person',
      permission: 'anyone',
      input: passwords,
      // A wrong password must be remembered although the call is refused: it has a transaction of its own.
      run: replaceOwnPassword,
    }),
  ),
  endpoint({
    method: 'get',
    path: '/blade-user/session/list',
    access: 'person',
    permission: 'anyone',
    input: pageQuery,
    run: sessionPage,
  }),
  endpoint({
    method: 'post',
    path: '/blade-user/session/end',
    access: 'person',
    permission: 'anyone',
    from: 'query',
    input: chosen,
    write: true,
    run: endOwnSessions,
  }),
  endpoint({
    method: 'post',
    path: '/blade-user/session/end-others',
    access: 'person',
    permission: 'anyone',
    from: 'query',
    input: nothing,
    write: true,
    run: endOtherSessions,
  }),
  endpoint({
    method: 'get',
    path: '/blade-user/identity/list',
    access: 'person',
    permission: 'anyone',
    input: nothing,
    run: identityList,
  }),
  endpoint({
    method: 'post',
    path: '/blade-user/identity/remove',
    access: 'person',
    permission: 'anyone',
    from: 'query',
    input: chosen,
    write: true,
    run: unlink,
  }),
];
