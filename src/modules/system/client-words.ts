import { defineWords } from '#locale/words.ts';

export const clientWords = defineWords('clients', {
  grants: ['Grants', '授权类型'],
  newSecret: ['New secret', '重置密钥'],
  askSecret: ['Give “{name}” a new secret?', '为“{name}”重置密钥？'],
  askText: [
    'Programs that use the present one are refused from that moment until they are given the new one.',
    '使用当前密钥的程序将立即无法访问，直至换用新密钥。',
  ],
  giveSecret: ['Make a new secret', '重置密钥'],
  made: ['The secret of “{name}”', '“{name}”的密钥'],
  madeText: [
    'Enter both where the program is configured. Only a fingerprint of the secret is kept here.',
    '请将两项填入程序配置。系统仅保存密钥的摘要。',
  ],
  clientId: ['Client ID', '应用编号'],
  clientSecret: ['Client secret', '应用密钥'],
});
