import Form from 'antd/es/form';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import type { ReactNode } from 'react';
import type { Words } from '#domain/kernel/words.ts';
import { BUTTON, MENU, menu, menuActions, menuCategories } from '#domain/resources/menu.ts';
import { FieldControl } from '#kit/resource/field-control.tsx';
import { problemOfField } from '#kit/resource/form-values.ts';
import type { ResourceFormInstance } from '#kit/resource/resource-form.tsx';
import { TreePicker } from '#kit/tree/tree-picker.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { IconPicker } from './icon-picker.tsx';
import { type MenuRow, useMenuTree } from './menu-client.ts';
import { menuWords } from './menu-words.ts';
import { withoutBelow } from './menu-parts.ts';

type Name = keyof (typeof menu)['fields'];

const ofMenu: readonly Name[] = ['category', 'parentId', 'name', 'nameEn', 'code', 'path', 'source', 'remark'];
const ofButton: readonly Name[] = ['category', 'parentId', 'name', 'nameEn', 'alias', 'code', 'action', 'remark'];

/** What the form asks of a menu or a button; what it is stays as it is. */
export function namesFor(category: number, isNew: boolean): readonly Name[] {
  const names = category === BUTTON ? ofButton : ofMenu;
  return isNew ? names : names.filter((name) => name !== 'category');
}

interface Props {
  form: ResourceFormInstance;
  row: MenuRow | null;
  start: Record<string, unknown>;
  readOnly: boolean;
  large: boolean;
  onSubmit: () => void;
}

/** The fields of a menu or a button, labels above, each judged on leaving it. look.md */
export function MenuForm({ form, row, start, readOnly, large, onSubmit }: Props) {
  const say = useSay();
  const t = useWords(menuWords);
  const shared = useWords(sharedWords);
  const tree = useMenuTree();
  const category = Number(Form.useWatch('category', form) ?? start['category']);
  const options = (words: Readonly<Record<number, Words>>) =>
    Object.entries(words).map(([value, label]) => ({ value: Number(value), label: say(label) }));
  const own: Partial<Record<Name, ReactNode>> = {
    category: <Segmented block options={options(menuCategories)} />,
    parentId: <TreePicker nodes={withoutBelow(tree.data ?? [], row?.id)} placeholder={t('top')} />,
    source: <IconPicker />,
    action: <Select options={[{ value: 0, label: t('nowhere') }, ...options(menuActions)]} />,
  };
  const help: Partial<Record<Name, string>> = { code: t('codeHelp'), path: t('pathHelp'), alias: t('aliasHelp') };
  return (
    <Form
      form={form}
      name="menu"
      layout="vertical"
      initialValues={start}
      disabled={readOnly}
      size={large ? 'large' : 'middle'}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={onSubmit}
    >
      {row && <Form.Item name="category" hidden noStyle />}
      {namesFor(category, row === null).map((name) => {
        const field = menu.fields[name];
        const must = field.required || (name === 'path' && category === MENU);
        return (
          <Form.Item
            key={name}
            name={name}
            label={say(field.label)}
            required={must ?? false}
            extra={help[name]}
            rules={[
              {
                validator: async (_, value) => {
                  if (must && !String(value ?? '').trim()) throw new Error(shared('required'));
                  const problem = problemOfField(field, value);
                  if (problem) throw new Error(say(problem.words, problem.params));
                },
              },
            ]}
          >
            {own[name] ?? <FieldControl resource={menu} name={name} field={field} row={row} />}
          </Form.Item>
        );
      })}
    </Form>
  );
}
