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
  routeKey: ['Route key', '路由键'],
  routeValue: ['Page', '路由地址'],
  seal: ['Seal', '封存'],
  unseal: ['Unseal', '解除封存'],
  sealTitle: ['Seal “{name}”?', '封存“{name}”？'],
  sealText: [
    'It stays on the records that have it and is offered no more. Nobody can change it until it is unsealed.',
    '已使用的记录不受影响，但不再供选择，解除封存前不能修改。',
  ],
  sealedNow: ['“{name}” is sealed', '“{name}”已封存'],
  unsealedNow: ['“{name}” is open again', '“{name}”已解除封存'],
  kinds: ['Kind of dictionary', '字典类别'],
  system: ['System', '系统字典'],
  business: ['Business', '业务字典'],
  gone: ['This dictionary does not exist any more', '该字典已不存在'],
});
