import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { area, date, decimal, flag, int, password, select, text } from '#domain/kernel/fields.ts';
import { defineResource } from '#domain/kernel/resource.ts';
import { toast } from '#kit/feedback.ts';
import { startValues } from '#kit/resource/form-values.ts';
import { ResourceForm } from '#kit/resource/resource-form.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

const { words } = galleryWords;

/** A record that no server knows: one field of every kind that asks nobody. */
const sample = defineResource({
  name: 'gallerySample',
  title: words.sample,
  path: '',
  dialect: 'blade',
  scope: 'system',
  permission: '',
  order: [['id', 'asc']],
  fields: {
    line: text({ label: ['Text', '文本'], required: true, max: 20, help: ['At most 20 letters', '最多 20 个字'] }),
    lines: area({ label: ['Long text', '长文本'] }),
    whole: int({ label: ['Whole number', '整数'], min: 0, max: 10 }),
    part: decimal({ label: ['Decimal', '小数'] }),
    choice: select({
      label: ['Choice', '选择'],
      options: [
        { value: 'a', label: words.primary },
        { value: 'b', label: words.plain },
      ],
    }),
    day: date({ label: ['Day', '日期'] }),
    yes: flag({ label: ['Switch', '开关'] }),
    secret: password({ label: ['Password', '密码'] }),
  },
});
const fields = Object.entries(sample.fields);
const start = startValues(sample, null);

/** The form of records: what is wrong is said at the field. */
export function FormsPart() {
  const t = useWords(galleryWords);
  const [form] = Form.useForm<Record<string, unknown>>();
  return (
    <div className={css.form}>
      <ResourceForm
        resource={sample}
        form={form}
        fields={fields}
        row={null}
        start={start}
        onSubmit={() => toast.success(words.fine)}
      />
      <Button type="primary" onClick={() => form.submit()}>
        {t('check')}
      </Button>
    </div>
  );
}
