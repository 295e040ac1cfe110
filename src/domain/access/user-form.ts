import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { passwordWords, PASSWORD_MAX } from '../profile/password.ts';
import { user } from '../resources/user.ts';
import type { Words } from '../kernel/words.ts';

/** What an administrator gives need not be as long as what people choose themselves. ASSUMED: 020 */
export const GIVEN_PASSWORD_MIN = 6;

export const userLabels = {
  roleId: ['Roles', '角色'],
  deptId: ['Departments', '所属机构'],
  postId: ['Posts', '岗位'],
  projectId: ['Projects', '项目'],
  password: ['Password', '密码'],
  password2: ['Password again', '确认密码'],
} as const satisfies Record<string, Words>;

const shortPassword: Words = [`At least ${GIVEN_PASSWORD_MIN} characters`, `至少 ${GIVEN_PASSWORD_MIN} 个字符`];

/** Old clients send null for what they do not know. */
const known = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? undefined, schema.optional());

/** Ids as one text with commas, as the wire has them, or as a list. wire.md §4 */
export const commaIds = z
  .union([z.string().max(20_000), z.array(z.string().max(20)).max(500)])
  .transform((value) => [
    ...new Set((typeof value === 'string' ? value.split(',') : value).map((id) => id.trim()).filter((id) => id !== '')),
  ])
  // Told of the field, not of one of its parts.
  .refine((ids) => ids.length <= 500 && ids.every((id) => idSchema.safeParse(id).success));

const { account, realName, name, code, phone, email, sex, birthday, company } = user.fields;
const lists = { deptId: known(commaIds), postId: known(commaIds), projectId: known(commaIds) };
const facts = {
  code: known(code.zod),
  phone: known(phone.zod),
  email: known(email.zod),
  sex: known(sex.zod),
  birthday: known(birthday.zod.transform((day) => day.slice(0, 10))),
  company: known(company.zod),
};
const secret = z.string().max(PASSWORD_MAX);
const secrets = { password: known(secret), password2: known(secret) };
const tenantId = known(z.string().max(64));

/** What is wrong with a password that is given to somebody, or null. */
export function givenPasswordFault(password: string): Words | null {
  if (password === '') return passwordWords.emptyNew;
  if ([...password].length > PASSWORD_MAX) return passwordWords.long;
  return [...password].length < GIVEN_PASSWORD_MIN ? shortPassword : null;
}

const textIn = (value: unknown, field: string) => {
  const found = (value as Record<string, unknown> | null | undefined)?.[field];
  return typeof found === 'string' ? found : undefined;
};
// Judged even where other fields are wrong: each is told its own problem.
const told = (path: string, words: Words) => ({ path: [path], params: { words }, when: () => true });

/** spec §5: the two passwords must match. Clients that ask only once send no second one. */
function withPasswords<T extends z.ZodType>(schema: T, needed: boolean): T {
  return schema
    .refine((value) => !needed || (textIn(value, 'password') ?? '') !== '', told('password', passwordWords.emptyNew))
    .refine(
      (value) => {
        const password = textIn(value, 'password') ?? '';
        return password === '' || givenPasswordFault(password) === null;
      },
      told('password', shortPassword),
    )
    .refine(
      (value) => {
        const again = textIn(value, 'password2');
        return again === undefined || again === (textIn(value, 'password') ?? '');
      },
      told('password2', passwordWords.differ),
    ) as T;
}

/** A new person. spec §3, §5 */
export const userCreate = withPasswords(
  z.object({
    tenantId,
    account: account.zod,
    realName: realName.zod,
    name: name.zod,
    roleId: commaIds.pipe(z.array(z.string()).min(1)),
    ...lists,
    ...facts,
    ...secrets,
  }),
  true,
);

/** A change: what is not sent stays as it is, an empty password too. */
export const userEdit = withPasswords(
  z.object({
    id: idSchema,
    version: known(z.coerce.number().int().min(0)),
    tenantId,
    account: known(account.zod),
    realName: known(realName.zod),
    name: known(name.zod),
    roleId: known(commaIds.pipe(z.array(z.string()).min(1))),
    ...lists,
    ...facts,
    ...secrets,
  }),
  false,
);

export type UserCreate = z.output<typeof userCreate>;
export type UserEdit = z.output<typeof userEdit>;
