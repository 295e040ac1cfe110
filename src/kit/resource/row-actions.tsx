import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import type { Words } from '#domain/kernel/words.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { Hint } from '../page/hint.tsx';
import { resourceWords } from './resource-words.ts';

export interface RowAction {
  key: string;
  label: Words;
  icon: ReactNode;
  danger?: boolean;
  run: () => void;
}

/** Edit and remove as every row has them, each only with its permission. */
export function plainActions({ edit, remove }: { edit?: (() => void) | undefined; remove?: (() => void) | undefined }) {
  const actions: RowAction[] = [];
  if (edit) actions.push({ key: 'edit', label: sharedWords.words.edit, icon: <EditOutlined />, run: edit });
  if (remove)
    actions.push({
      key: 'remove',
      label: resourceWords.words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      run: remove,
    });
  return actions;
}

interface RowActionsProps {
  actions: RowAction[];
  name: string;
  menu?: boolean;
  small?: boolean;
}

/** So many stand beside each other at a desk; of more, only the first two do. */
const MOST_ICONS = 4;
const FIRST_ICONS = 2;

/** What can be done with a row: icons with names at a desk, the rest in a menu; one menu on a phone. */
export function RowActions({ actions, name, menu = false, small = false }: RowActionsProps) {
  const say = useSay();
  const t = useWords(resourceWords);
  if (actions.length === 0) return null;
  if (!menu) {
    const icons = actions.length > MOST_ICONS ? actions.slice(0, FIRST_ICONS) : actions;
    const rest = actions.slice(icons.length);
    return (
      <Flex gap="small" justify="end">
        {icons.map((action) => (
          <Hint key={action.key} title={say(action.label)}>
            <Button
              type="text"
              size="small"
              icon={action.icon}
              aria-label={`${say(action.label)} ${name}`}
              onClick={action.run}
            />
          </Hint>
        ))}
        {rest.length > 0 && <RowActions menu small actions={rest} name={name} />}
      </Flex>
    );
  }
  const items = actions.map((action) => ({
    key: action.key,
    label: say(action.label),
    icon: action.icon,
    danger: action.danger ?? false,
    onClick: action.run,
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size={small ? 'small' : 'middle'}
        icon={<MoreOutlined />}
        aria-label={t('actionsFor', { name })}
      />
    </Dropdown>
  );
}
