import { defineWords } from '#locale/words.ts';

export const richWords = defineWords('rich', {
  tools: ['Formatting', '格式'],
  bold: ['Bold', '加粗'],
  italic: ['Italic', '斜体'],
  heading: ['Heading', '标题'],
  bullets: ['List', '列表'],
  numbers: ['Numbered list', '编号列表'],
  link: ['Link', '链接'],
  view: ['Write or preview', '编辑或预览'],
  write: ['Write', '编辑'],
  preview: ['Preview', '预览'],
  nothing: ['Nothing written yet.', '尚未填写内容。'],
});
