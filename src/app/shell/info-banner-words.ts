import { defineWords } from '#locale/words.ts';

export const bannerWords = defineWords('banner', {
  banner: ['Project targets', '项目目标'],
  all: ['All targets', '全部目标'],
  open: ['Nothing due yet', '暂无到期'],
  own: ['your work', '您的工作'],
  overdue: ['{count} overdue', '{count} 份逾期'],
  none: ['No figures for your role here; the targets apply all the same', '您的角色暂无可见数据，目标依然适用'],
  away: ['The figures cannot be read at the moment', '暂时无法读取数据'],
  unmeasured: ['Not measured yet', '尚未统计'],
  target: ['Target', '目标'],
  atLeast: ['≥ {value}', '≥ {value}'],
  above: ['> {value}', '> {value}'],
});
