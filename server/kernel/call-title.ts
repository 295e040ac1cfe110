import type { Resource } from '#domain/kernel/resource.ts';
import { type Language, type Words } from '#domain/kernel/words.ts';
import { administration } from '#domain/resources/administration.ts';
import { resources } from '#domain/resources/all.ts';

/** Calls that are not below a plain record. */
const others: readonly (readonly [path: string, title: Words])[] = [
  ['/qcdm/report', ['NCR reports', 'NCR报告']],
  ['/blade-system/user', ['Users', '用户管理']],
  ['/blade-user', ['Users', '用户管理']],
  ['/blade-resource/oss/endpoint', ['Files', '文件']],
  ['/blade-desk/process/leave', ['Leave', '请假流程']],
];

const verbs: Readonly<Record<string, Words>> = {
  submit: ['save', '保存'],
  save: ['add', '新增'],
  update: ['change', '修改'],
  remove: ['remove', '删除'],
  delete: ['remove', '删除'],
  grant: ['grant', '授权'],
  copy: ['copy', '复制'],
  enable: ['enable', '启用'],
  send: ['send', '发送'],
  read: ['mark as read', '标为已读'],
  ack: ['acknowledge', '确认已读'],
  'put-file': ['upload', '上传'],
};

const all: readonly (readonly [string, Words])[] = [
  ...([...Object.values(resources), ...Object.values(administration)] as unknown as Resource[]).map(
    ({ path, title }) => [path, title] as const,
  ),
  ...others,
].toSorted(([a], [b]) => b.length - a.length);

const between = ' | ';

/** What a call is called in a log, in both languages so that either finds it: the record and what is done with it. */
export function callTitle(path: string): string {
  const [base, title] = all.find(([start]) => path.startsWith(`${start}/`)) ?? [];
  if (base === undefined || !title) return path.slice(0, 255);
  const call = path.slice(base.length + 1);
  const [en, zh] = verbs[call] ?? [call, call];
  return `${title[0]}: ${en}${between}${title[1]}：${zh}`.slice(0, 255);
}

/** The half of a title that the reader reads. */
export function titleFor(stored: string, language: Language): string {
  const [en = '', zh = en] = stored.split(between);
  return language === 'zh' ? zh : en;
}
