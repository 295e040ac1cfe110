import Select from 'antd/es/select';
import { type Described, useResourcePage } from '#api/resource-client.ts';
import { block } from '#domain/resources/block.ts';
import { level } from '#domain/resources/level.ts';
import { room } from '#domain/resources/room.ts';
import { unit } from '#domain/resources/unit.ts';
import { useSay } from '#locale/words.ts';
import css from './tree.module.css';

/** Where something is, as deep as it was said; '' below that. */
export interface Place {
  blockId: string;
  levelId: string;
  unitId: string;
  roomId: string;
}

export const nowhere: Place = { blockId: '', levelId: '', unitId: '', roomId: '' };

const steps = [
  { name: 'blockId', of: block, label: 'block_name', above: null, words: ['Block or zone', '楼栋或区域'] },
  { name: 'levelId', of: level, label: 'level_name', above: 'block_id', words: ['Level', '楼层'] },
  { name: 'unitId', of: unit, label: 'unit_code', above: 'level_id', words: ['Unit', '单元'] },
  { name: 'roomId', of: room, label: 'room_name', above: 'unit_id', words: ['Room', '房间'] },
] as const;
type Step = (typeof steps)[number];

interface Props {
  value?: Place;
  onChange?: (place: Place) => void;
  disabled?: boolean;
}

/** Block → level → unit → room, each offered once the one above is chosen. Works as an antd form control. */
export function PlacePicker({ value = nowhere, onChange, disabled = false }: Props) {
  const choose = (at: number, id: string) => {
    const below = Object.fromEntries(steps.slice(at).map(({ name }) => [name, '']));
    onChange?.({ ...value, ...below, [steps[at]!.name]: id });
  };
  return (
    <div className={css.places}>
      {steps.map((step, at) => {
        const above = at === 0 ? null : value[steps[at - 1]!.name];
        return (
          <StepSelect
            key={step.name}
            step={step}
            above={above}
            value={value[step.name]}
            disabled={disabled || above === ''}
            onChange={(id) => choose(at, id)}
          />
        );
      })}
    </div>
  );
}

interface StepProps {
  step: Step;
  above: string | null;
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

function StepSelect({ step, above, value, disabled, onChange }: StepProps) {
  const say = useSay();
  const filter = step.above && above ? { [step.above]: above } : {};
  const list = useResourcePage(step.of as unknown as Described, { size: -1, status: '1', ...filter }, !disabled);
  const rows = disabled ? [] : ((list.data?.records ?? []) as unknown as Record<string, string>[]);
  const options = rows.map((row) => ({ value: row['id']!, label: row[step.label] ?? '' }));
  // While the list is on its way the chosen one must not show as a bare id.
  const waiting = value !== '' && !options.some((option) => option.value === value);
  return (
    <Select
      aria-label={say(step.words)}
      placeholder={say(step.words)}
      value={value || undefined}
      options={waiting ? [{ value, label: '…' }, ...options] : options}
      onChange={(id: string | undefined) => onChange(id ?? '')}
      disabled={disabled}
      loading={list.isFetching && !disabled}
      allowClear
      showSearch={byLabel}
    />
  );
}

const byLabel = { optionFilterProp: 'label' };
