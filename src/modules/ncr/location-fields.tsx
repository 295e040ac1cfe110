import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useResourcePage } from '#api/resource-client.ts';
import { block } from '#domain/resources/block.ts';
import { level } from '#domain/resources/level.ts';
import { room } from '#domain/resources/room.ts';
import { unit } from '#domain/resources/unit.ts';
import { useWords } from '#locale/words.ts';
import type { DraftForm } from './draft-form.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';

const parts = ['blockId', 'levelId', 'unitId', 'roomId'] as const;
type Part = (typeof parts)[number];
const ALL = { size: -1, status: '1' };

interface Option {
  value: string;
  label: string;
}

/** Block → level → unit → room, each offered once the one above is chosen; or a zone, which has none below. domain.md §2.0 */
export function LocationFields() {
  const t = useWords(editWords);
  const form = Form.useFormInstance<DraftForm>();
  const [blockId = '', levelId = '', unitId = '', roomId = ''] = [
    Form.useWatch('blockId', form),
    Form.useWatch('levelId', form),
    Form.useWatch('unitId', form),
    Form.useWatch('roomId', form),
  ];
  const blocks = useResourcePage(block, ALL);
  const levels = useResourcePage(level, { ...ALL, block_id: blockId }, blockId !== '');
  const units = useResourcePage(unit, { ...ALL, level_id: levelId }, levelId !== '');
  const rooms = useResourcePage(room, { size: -1, unit_id: unitId }, unitId !== '');
  const isZone = blocks.data?.records.find((row) => row.id === blockId)?.type === 'zone';
  const below = (part: Part) =>
    form.setFieldsValue(Object.fromEntries(parts.slice(parts.indexOf(part) + 1).map((name) => [name, ''])));

  const field = (
    part: Part,
    label: string,
    value: string,
    query: Pick<typeof blocks, 'isFetching'>,
    options: Option[],
    off: boolean,
  ) => (
    <Form.Item
      name={part}
      label={label}
      key={part}
      getValueProps={(id: string) => ({ value: id || undefined })}
      normalize={(id?: string) => id ?? ''}
    >
      <Select
        options={known(options, value)}
        allowClear
        disabled={off}
        loading={query.isFetching && !off}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={() => below(part)}
      />
    </Form.Item>
  );
  return (
    <div className={css.location}>
      {field('blockId', t('block'), blockId, blocks, optionsOf(blocks.data?.records, 'block_name'), false)}
      {!isZone && (
        <>
          {field('levelId', t('level'), levelId, levels, optionsOf(levels.data?.records, 'level_name'), !blockId)}
          {field('unitId', t('unit'), unitId, units, optionsOf(units.data?.records, 'unit_code'), !levelId)}
          {field('roomId', t('room'), roomId, rooms, optionsOf(rooms.data?.records, 'room_name'), !unitId)}
        </>
      )}
      <Form.Item name="gridline" label={t('gridline')} rules={[{ max: 64 }]}>
        <Input placeholder={t('gridlineHint')} maxLength={64} />
      </Form.Item>
    </div>
  );
}

function optionsOf(rows: readonly object[] | undefined, label: string): Option[] {
  return (rows ?? []).map((row) => {
    const texts = row as Record<string, unknown>;
    return { value: String(texts['id']), label: String(texts[label] ?? '') };
  });
}

/** While the list is on its way the chosen one must not show as a bare id. */
function known(options: Option[], value: string): Option[] {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [{ value, label: '…' }, ...options];
}
