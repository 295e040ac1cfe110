import type { FieldPartProps } from '#kit/resource/resource-form.tsx';
import { RichTextEditor } from '#kit/text/rich-text-editor.tsx';

/** The content of a notice, written with headings, lists and links. */
export function ContentPart({ item }: FieldPartProps) {
  return item(<RichTextEditor />);
}
