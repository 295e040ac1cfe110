import type { Words } from './words.ts';

/** spec §8. Apart from the catalogue of problems: every page of the browser may need it, and none of the rest. docs/decisions/008 */
export const noProjectAtAll: Words = [
  'This account does not have any project authorization, please contact the administrator to authorize the project!',
  '该账号没有任何项目权限，请联系管理员授权项目！',
];
