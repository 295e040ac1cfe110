import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Popover from 'antd/es/popover';
import { useState } from 'react';
import { get, post } from '#api/http.ts';
import { retention } from '#domain/resources/log-retention.ts';
import { toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { useMenus } from '#stores/menus.ts';
import css from './monitor.module.css';
import { monitorWords } from './monitor-words.ts';

const path = '/blade-log/retention';
const key = ['log', 'retention'];

/** Says for how many days logs are kept; who may edit parameters changes it here. */
export function RetentionButton() {
  const t = useWords(monitorWords);
  const may = useMenus((state) => state.codes['param_edit'] === true);
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => get<{ days: number }>(path, {}, { signal }) });
  if (!data) return null;
  const kept = t('kept', { n: data.days });
  if (!may) return <span className={css.kept}>{kept}</span>;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('keptTitle')}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<DaysForm days={data.days} onDone={() => setOpen(false)} />}
    >
      <Button icon={<ClockCircleOutlined aria-hidden />} aria-expanded={open}>
        {kept}
      </Button>
    </Popover>
  );
}

function DaysForm({ days, onDone }: { days: number; onDone: () => void }) {
  const t = useWords(monitorWords);
  const shared = useWords(sharedWords);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (next: { days: number }) => post<{ days: number }>(path, next),
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      toast.success(sharedWords.words.saved);
      onDone();
    },
  });
  return (
    <Form<{ days: number }>
      className={css.days ?? ''}
      layout="vertical"
      initialValues={{ days }}
      onFinish={(next) => save.mutate(next)}
    >
      <p>{t('keptText')}</p>
      <Form.Item name="days" label={t('keptLabel')} rules={[{ required: true, message: shared('required') }]}>
        <InputNumber min={retention.min} max={retention.max} precision={0} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {shared('save')}
      </Button>
    </Form>
  );
}
