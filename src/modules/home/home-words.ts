import { defineWords } from '#locale/words.ts';

export const homeWords = defineWords('home', {
  morning: ['Good morning, {name}', '早上好，{name}'],
  afternoon: ['Good afternoon, {name}', '下午好，{name}'],
  evening: ['Good evening, {name}', '晚上好，{name}'],
  ncr: ['NCR reports at a glance', 'NCR 报告概览'],
  dashboard: ['Open the dashboard', '打开控制台'],
  myTurn: ['Waiting for you', '待您处理'],
  all: ['See all {count}', '查看全部 {count} 条'],
  open: ['In repair', '整改中'],
  overdue: ['Overdue', '已逾期'],
  dueSoon: ['Due within 2 days', '2 天内到期'],
  verify: ['To verify', '待验收'],
  onTime: ['Closed on time', '按时关闭率'],
  noRate: ['–', '–'],
  nothing: ['Nothing waits for you', '没有待您处理的事项'],
  nothingText: [
    'You are done. What needs you next appears here, the nearest deadline first.',
    '已全部处理完毕。新的事项会按到期时间显示在这里。',
  ],
  list: ['Open the reports', '查看报告'],
  welcome: ['Welcome to {project}', '欢迎来到{project}'],
  welcomeText: [
    'Choose what you need from the menu. Work that waits for you will be shown here once your role has some.',
    '请从菜单中选择所需功能。当您的角色有待办事项时，会显示在这里。',
  ],
  draft: ['Draft', '草稿'],
});
