import { defineWords } from '#locale/words.ts';

export const chartWords = defineWords('chart', {
  table: ['{title}: show as a table', '{title}：以表格显示'],
  chart: ['{title}: show as a chart', '{title}：以图表显示'],
});
