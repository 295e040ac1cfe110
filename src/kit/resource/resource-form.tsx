import Form, { type FormInstance } from 'antd/es/form';
import type { ComponentType, ReactElement } from 'react';
import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { useSay } from '#locale/words.ts';
import { usePhone } from '../page/use-phone.ts';
import { FieldControl } from './field-control.tsx';
import { problemOfField } from './form-values.ts';
import type { Row } from './resource-row.ts';

export type ResourceFormInstance = FormInstance<Record<string, unknown>>;

export interface FieldPartProps {
  row: Row | null;
  /** The labelled place of the field, judged by the record's rule; with a control of the page's own, when given one. */
  item: (control?: ReactElement) => ReactElement;
}

/** What a page puts in the place of single fields: when they are shown, with which control, and what is said there. */
export type FieldParts = Readonly<Record<string, ComponentType<FieldPartProps>>>;

interface Props {
  resource: Resource;
  form: ResourceFormInstance;
  fields: readonly [name: string, field: Field][];
  row: Row | null;
  start: Record<string, unknown>;
  readOnly?: boolean;
  parts?: FieldParts | undefined;
  onSubmit: () => void;
}

/**
 * The form of a record: labels above, required ones marked, every control judged by the record's own rule on leaving
 * it and on saving, and the first one that is wrong focused. look.md
 */
export function ResourceForm({ resource, form, fields, row, start, readOnly = false, parts, onSubmit }: Props) {
  const say = useSay();
  const phone = usePhone();
  return (
    <Form
      form={form}
      // Ids of its fields begin with it: one that is called content must not be taken for the page.
      name={resource.name}
      layout="vertical"
      initialValues={start}
      disabled={readOnly}
      size={phone ? 'large' : 'middle'}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={onSubmit}
      onKeyDown={(key) => {
        if (key.key === 'Enter' && (key.ctrlKey || key.metaKey)) form.submit();
      }}
    >
      {fields.map(([name, field]) => {
        const item = (control?: ReactElement) => (
          <Form.Item
            key={name}
            name={name}
            label={say(field.label)}
            required={field.required ?? false}
            extra={field.help && say(field.help)}
            rules={[
              {
                validator: async (_, value) => {
                  const problem = problemOfField(field, value);
                  if (problem) throw new Error(say(problem.words, problem.params));
                },
              },
            ]}
          >
            {control ?? <FieldControl resource={resource} name={name} field={field} row={row} />}
          </Form.Item>
        );
        const Part = parts?.[name];
        return Part ? <Part key={name} row={row} item={item} /> : item();
      })}
    </Form>
  );
}

/** Puts what the server says about single fields at their controls and focuses the first of them. */
export function showFieldErrors(form: ResourceFormInstance, errors: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(form.getFieldsValue()).filter((name) => errors[name] !== undefined);
  form.setFields(names.map((name) => ({ name, errors: [errors[name] ?? ''] })));
  const first = names[0];
  if (first) form.scrollToField(first, { focus: true, block: 'center' });
  return first !== undefined;
}
