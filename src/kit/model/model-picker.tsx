import BlockOutlined from '@ant-design/icons/es/icons/BlockOutlined';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { defineWords, useWords } from '#locale/words.ts';
import { DateText } from '../date/date-text.tsx';
import { DictText } from '../dict/dict-text.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { StateTag } from '../state/state-tag.tsx';
import css from './model-picker.module.css';

/** A model of the project. spec §3 */
export interface Model {
  id: string;
  title: string;
  /** Key of the business dictionary building_type. */
  buildingType: string;
  buildingCode: string;
  startTime: string;
  /** '1' enabled, '0' disabled: chosen no more, and shown where it was. spec §4 */
  status: string;
}

const words = defineWords('modelPicker', {
  search: ['Search by title or building', '按名称或楼栋搜索'],
  models: ['Models', '模型'],
  none: ['No models yet', '还没有模型'],
  noneText: ['Models of this project appear here once the model library has some.', '模型库有模型后，将显示在此处。'],
  nothing: ['No model of this name', '没有匹配的模型'],
  on: ['Enabled', '启用'],
  off: ['Disabled', '停用'],
});

const on = { tone: 'good', label: words.words.on } as const;
const off = { tone: 'void', label: words.words.off } as const;

interface Props {
  models: readonly Model[];
  value?: string | undefined;
  onChange?: (id: string) => void;
}

/** Chooses one model of the project by its title or building. Works as an antd form control. */
export function ModelPicker({ models, value, onChange }: Props) {
  const t = useWords(words);
  const [text, setText] = useState('');
  const group = useId();
  if (models.length === 0) return <EmptyState icon={<BlockOutlined />} title={t('none')} text={t('noneText')} />;
  const wanted = text.trim().toLowerCase();
  const shown = models.filter(
    (model) => wanted === '' || `${model.title} ${model.buildingCode}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={css.picker}>
      <Input.Search
        allowClear
        value={text}
        onChange={(change) => setText(change.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      {shown.length === 0 && <EmptyState title={t('nothing')} />}
      <div role="radiogroup" aria-label={t('models')} className={css.list}>
        {shown.map((model) => (
          <label key={model.id} className={css.model}>
            <input
              type="radio"
              name={group}
              checked={model.id === value}
              disabled={model.status !== '1' && model.id !== value}
              onChange={() => onChange?.(model.id)}
            />
            <span className={css.title}>{model.title}</span>
            <span className={css.facts}>
              <DictText code="building_type" biz value={model.buildingType} />
              <span>{model.buildingCode}</span>
              <DateText value={model.startTime} quiet />
              <StateTag state={model.status === '1' ? on : off} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
