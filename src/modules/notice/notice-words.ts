import { defineWords } from '#locale/words.ts';

export const noticeWords = defineWords('noticeScreen', {
  state: ['State', '状态'],
  waiting: ['Scheduled', '待发布'],
  out: ['Out', '已发布'],
  over: ['Ended', '已结束'],
  acknowledged: ['Acknowledged', '已确认'],
  counted: ['{n} of {people}', '{n} / {people}'],
  readers: ['Who has read this', '阅读情况'],
  from: ['Released from', '发布起始'],
  to: ['Released until', '发布截止'],
  done: ['Acknowledged ({n})', '已确认（{n}）'],
  due: ['Not yet ({n})', '未确认（{n}）'],
  all: ['All ({n})', '全部（{n}）'],
  which: ['Which people', '筛选人员'],
  person: ['Name or account', '姓名或账号'],
  notYet: ['Not yet', '未确认'],
  nobody: ['Nobody found', '没有找到人员'],
  nobodyText: ['Nobody of these fits.', '没有符合条件的人员。'],
  everybody: ['Everybody', '所有人'],
});
