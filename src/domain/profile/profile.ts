import { z } from 'zod';
import { phoneFault } from '../auth/phone.ts';
import { dateFormats } from '../kernel/date-formats.ts';
import { text } from '../kernel/fields.ts';
import { idSchema } from '../kernel/id.ts';
import type { Words } from '../kernel/words.ts';

/** spec §5: the real name has 2 to 20 characters. */
export const REAL_NAME_MIN = 2;
export const REAL_NAME_MAX = 20;
export const NAME_MAX = 64;
export const EMAIL_MAX = 254;

export const profileLabels = {
  name: ['Name in English', '英文姓名'],
  realName: ['Name in Chinese', '中文姓名'],
  phone: ['Phone', '手机号码'],
  email: ['E-mail', '电子邮箱'],
  avatar: ['Picture', '头像'],
  signature: ['Signature', '签名'],
} as const satisfies Record<string, Words>;

const emailWords: Words = [
  'Enter an e-mail address such as name@company.com',
  '请输入正确的邮箱，例如 name@company.com',
];

/** What is wrong with an e-mail address, or null; none at all is fine. */
export function emailFault(email: string): Words | null {
  return email === '' || (email.length <= EMAIL_MAX && z.email().safeParse(email).success) ? null : emailWords;
}

/** What is wrong with one's own phone number, or null; none at all is fine. spec §5 */
export const ownPhoneFault = (phone: string): Words | null => (phone === '' ? null : phoneFault(phone));

const ruled = (fault: (value: string) => Words | null) =>
  z
    .string()
    .trim()
    .superRefine((value, ctx) => {
      const words = fault(value);
      if (words) ctx.addIssue({ code: 'custom', params: { words } });
    });

const linked = /\/blade-resource\/oss\/file\/(\d{1,19})(?:[?#]|$)/;

/** A file by its id, or by one of our links to it: clients of the dialect send back what they were shown. wire.md §8 */
const picture = z
  .string()
  .max(2000)
  .transform((value) => linked.exec(value)?.[1] ?? value)
  .pipe(z.union([z.literal(''), idSchema]));

/** Old clients send null for what they do not know. */
const known = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? undefined, schema.optional());

export const nameField = text({ label: profileLabels.name, required: true, max: NAME_MAX });
export const realNameField = {
  ...text({ label: profileLabels.realName, required: true, max: REAL_NAME_MAX }),
  zod: text({ label: profileLabels.realName, max: REAL_NAME_MAX }).zod.pipe(z.string().min(REAL_NAME_MIN)),
};

/** What a person may change about themselves; what is not sent stays as it is. wire.md §4 */
export const updateInfo = z.object({
  /** Sent by clients of the dialect; only one's own is taken. */
  id: known(z.string().max(64)),
  name: known(nameField.zod),
  realName: known(realNameField.zod),
  phone: known(ruled(ownPhoneFault)),
  email: known(ruled(emailFault)),
  avatar: known(picture),
  signature: known(picture),
  language: known(z.enum(['', 'en', 'zh'])),
  dateFormat: known(z.enum(dateFormats)),
});
export type InfoChange = z.output<typeof updateInfo>;
