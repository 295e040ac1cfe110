import { defineWords } from '#locale/words.ts';

export const dictWords = defineWords('dictScreen', {
  entries: ['Entries of {name}', '{name} 的条目'],
  choose: ['Choose a dictionary', '请选择字典'],
  chooseText: [
    'Its entries appear here: the choices that forms and lists offer.',
    '此处显示其条目，即表单与列表中的选项。',
  ],
  back: ['All dictionaries', '全部字典'],
  sealed: ['Sealed', '已封存'],
  name: ['Name', '名称'],
  gone: ['This dictionary does not exist any more', '该字典已不存在'],
});
