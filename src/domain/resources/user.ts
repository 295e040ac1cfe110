import { emailFault, NAME_MAX, ownPhoneFault, REAL_NAME_MAX, REAL_NAME_MIN } from '../profile/profile.ts';
import { date, dict, select, text } from '../kernel/fields.ts';
import { ruled } from '../kernel/ruled.ts';
import { defineResource } from '../kernel/resource.ts';

/** A name to sign in with: one word, in whatever letters. */
const accountField = text({ label: ['Account', '账号'], required: true, search: true, max: 64 });
const realNameField = text({
  label: ['Name in Chinese', '中文姓名'],
  required: true,
  search: true,
  max: REAL_NAME_MAX,
});
const phoneField = text({ label: ['Phone', '手机号码'], search: true, max: 20 });
const emailField = text({ label: ['E-mail', '电子邮箱'], search: true, max: 254 });

const accountWords = ['No spaces and no commas', '不能含空格或逗号'] as const;
const birthdayWords = ['A day such as 1990-05-31', '请填写日期，如 1990-05-31'] as const;

/** People of a tenant, with what they are found by. Roles, projects and posts travel beside it. spec §3, wire.md §4 */
export const user = defineResource({
  name: 'user',
  title: ['Users', '用户管理'],
  path: '/blade-system/user',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'user',
  order: [
    ['createTime', 'desc'],
    ['id', 'desc'],
  ],
  defaults: { code: '', phone: '', email: '', sex: '', birthday: '', company: '' },
  fields: {
    account: { ...accountField, zod: ruled(accountField.zod, (v) => (/^[^\s,]*$/.test(v) ? null : accountWords)) },
    // spec §5: 2 to 20 characters.
    realName: {
      ...realNameField,
      zod: ruled(realNameField.zod, (v) =>
        [...v].length >= REAL_NAME_MIN
          ? null
          : [`At least ${REAL_NAME_MIN} characters`, `至少 ${REAL_NAME_MIN} 个字符`],
      ),
    },
    name: text({ label: ['Name in English', '英文姓名'], required: true, search: true, max: NAME_MAX }),
    code: text({ label: ['Staff number', '工号'], search: true, max: 64 }),
    phone: { ...phoneField, zod: ruled(phoneField.zod, ownPhoneFault) },
    email: { ...emailField, zod: ruled(emailField.zod, emailFault) },
    sex: dict({ label: ['Sex', '性别'], code: 'sex' }),
    birthday: {
      ...text({ label: ['Birthday', '生日'] }),
      // Clients of the dialect send a time with it. wire.md §4
      zod: ruled(text({ label: ['Birthday', '生日'], max: 19 }).zod, (v) =>
        v === '' || /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.test(v) ? null : birthdayWords,
      ),
    },
    company: text({ label: ['Company', '公司'], search: true, max: 128 }),
    status: select({
      label: ['State', '状态'],
      search: true,
      required: true,
      form: false,
      options: [
        { value: '1', label: ['Active', '在职'] },
        { value: '0', label: ['Left', '离职'] },
      ],
    }),
    lastLogin: date({ label: ['Last sign-in', '最近登录'], form: false }),
  },
});
