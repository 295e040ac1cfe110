import type { Words } from '#domain/kernel/words.ts';
import type { PhotoTag } from '#domain/ncr/states.ts';
import { defineWords } from '#locale/words.ts';

/** What a photo shows. domain.md §2.0 */
export const photoTagWords: Record<PhotoTag, Words> = {
  before: ['Before', '整改前'],
  after: ['After', '整改后'],
  context: ['Context', '环境'],
  'close-up': ['Close-up', '特写'],
  test: ['Test', '测试'],
};

export const photoWords = defineWords('photo', {
  photo: ['Photo', '照片'],
  photoOf: ['Photo {n} of {count}', '第 {n} 张，共 {count} 张'],
  openPhoto: ['Open photo {n}: {tag}', '打开第 {n} 张照片：{tag}'],
  none: ['No photos', '暂无照片'],
  previous: ['Previous photo', '上一张'],
  next: ['Next photo', '下一张'],
  zoomIn: ['Zoom in', '放大'],
  zoomOut: ['Zoom out', '缩小'],
  close: ['Close', '关闭'],
  taken: ['Taken {at}', '拍摄于 {at}'],
  position: ['Position {lat}, {lng}', '位置 {lat}, {lng}'],
  compare: ['Compare', '对比'],
  compareTitle: ['Before and after', '整改前后对比'],
  sideBySide: ['Side by side', '并排'],
  slider: ['Slider', '滑动'],
  share: ['How much of “after” is shown', '“整改后”显示比例'],
  add: ['Add photos', '添加照片'],
  camera: ['Take photo', '拍照'],
  gallery: ['From gallery', '从相册选择'],
  dropHint: ['or drop or paste them here', '也可拖放或粘贴到此处'],
  remove: ['Remove {name}', '移除 {name}'],
  tagOf: ['What {name} shows', '{name}的内容'],
  preparing: ['Preparing {name}', '正在处理 {name}'],
  sending: ['Sending {name}, {percent} %', '正在上传 {name}，{percent}%'],
  retry: ['Try again', '重试'],
  dismiss: ['Dismiss', '知道了'],
  notSent: ['Not added: {reason}', '未添加：{reason}'],
  tooMany: ['“{name}”: at most {max} photos here', '“{name}”：此处最多 {max} 张照片'],
  lost: ['“{name}” could not be sent', '“{name}”上传失败'],
});
