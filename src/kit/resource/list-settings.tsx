import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Popover from 'antd/es/popover';
import Segmented from 'antd/es/segmented';
import { useSay, useWords } from '#locale/words.ts';
import { hideColumns } from '#stores/list-columns.ts';
import { type Density, setDensity, usePrefs } from '#stores/prefs.ts';
import css from './resource.module.css';
import type { ListColumn } from './resource-columns.tsx';
import { resourceWords } from './resource-words.ts';

interface Props {
  /** Name of the list whose hidden columns are remembered. */
  name: string;
  columns: readonly ListColumn[];
  hidden: readonly string[];
}

/** Row height and columns of a table; both are remembered on this device. look.md */
export function ListSettings({ name, columns, hidden }: Props) {
  const t = useWords(resourceWords);
  const say = useSay();
  const density = usePrefs((prefs) => prefs.density);
  const content = (
    <div className={css.settings}>
      <strong>{t('density')}</strong>
      <Segmented<Density>
        aria-label={t('density')}
        block
        value={density}
        onChange={setDensity}
        options={[
          { value: 'middle', label: t('comfortable') },
          { value: 'small', label: t('compact') },
        ]}
      />
      <strong>{t('columns')}</strong>
      <Checkbox.Group
        className={css.sheet ?? ''}
        value={columns.map((column) => column.name).filter((column) => !hidden.includes(column))}
        onChange={(shown) =>
          hideColumns(
            name,
            columns.map((column) => column.name).filter((column) => !shown.includes(column)),
          )
        }
        // The first column is the way into a record and stays.
        options={columns.map((column, at) => ({ value: column.name, label: say(column.label), disabled: at === 0 }))}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label={t('settings')} />
    </Popover>
  );
}
