import { defineWords } from '#locale/words.ts';

export const storageWords = defineWords('storage', {
  files: ['Files', '文件'],
  filesOne: ['1 file · {size}', '1 个文件 · {size}'],
  filesN: ['{n} files · {size}', '{n} 个文件 · {size}'],
  status: ['Status', '状态'],
  enabled: ['Takes new files', '接收新文件'],
  disabled: ['Not in use', '未启用'],
  test: ['Test connection', '测试连接'],
  works: ['It works: written, read back and deleted in {ms} ms', '连接正常：写入、读取、删除用时 {ms} 毫秒'],
  worksNamed: [
    '“{name}” works: written, read back and deleted in {ms} ms',
    '“{name}”连接正常：写入、读取、删除用时 {ms} 毫秒',
  ],
  testText: [
    'Writes a few bytes, reads them back and deletes them. Nothing is saved.',
    '写入少量数据、读回并删除，不会保存配置。',
  ],
  enable: ['Enable', '启用'],
  enableTitle: ['Keep new files in “{name}”?', '新文件存入“{name}”？'],
  enableText: [
    'It is tested first. Files that were uploaded before stay where they are and stay readable.',
    '启用前会先测试。此前上传的文件保留在原处，仍可查看。',
  ],
  enabledNow: ['New files go to “{name}” now', '新文件将存入“{name}”'],
  disable: ['Use the disk of the server', '改用服务器磁盘'],
  disableTitle: ['Keep new files on the disk of the server?', '新文件存入服务器磁盘？'],
  disableText: [
    'Files in “{name}” stay there and stay readable as long as it can be reached.',
    '“{name}”中的文件保留在原处，连接正常时仍可查看。',
  ],
  disabledNow: ['New files go to the disk of the server now', '新文件将存入服务器磁盘'],
});
