import Modal from 'antd/es/modal';
import Tag from 'antd/es/tag';
import { ApiError } from '#api/api-error.ts';
import { toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import { type RoomPlan, useGenerateRooms, useRoomPlan } from './building-client.ts';
import css from './structure.module.css';

interface Props {
  unit: Row;
  onDone: () => void;
  onClose: () => void;
}

/** The preview of a generation, and its confirmation. */
export function GenerateRoomsModal({ unit, onDone, onClose }: Props) {
  const t = useWords(buildingWords);
  const plan = useRoomPlan(unit.id);
  const generate = useGenerateRooms();
  const held = plan.data?.lost.some((one) => one.used) ?? false;
  const idle = plan.data !== undefined && plan.data.added.length + plan.data.lost.length === 0;
  const run = async () => {
    try {
      await generate.mutateAsync(unit.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      return;
    }
    toast.success(buildingWords.words.generated);
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      title={t('generateTitle', { unit: String(unit['unit_code']) })}
      okText={t('generate')}
      okButtonProps={{ disabled: !plan.data || held || idle, danger: (plan.data?.lost.length ?? 0) > 0 }}
      confirmLoading={generate.isPending}
      onOk={() => void run()}
      onCancel={onClose}
    >
      {plan.isError ? (
        <ErrorState error={plan.error} />
      ) : plan.data ? (
        <Plan plan={plan.data} idle={idle} />
      ) : (
        <LinesSkeleton rows={4} />
      )}
    </Modal>
  );
}

function Plan({ plan, idle }: { plan: RoomPlan; idle: boolean }) {
  const t = useWords(buildingWords);
  const parts = [
    { key: 'added', tone: 'success', rooms: plan.added.map((one) => ({ ...one, used: false })) },
    { key: 'lost', tone: 'error', rooms: plan.lost },
    { key: 'kept', tone: 'default', rooms: plan.kept.map((one) => ({ ...one, used: false })) },
  ] as const;
  return (
    <div className={css.plan}>
      <p className={css.muted}>{idle ? t('nothingToDo') : t('generateText')}</p>
      {parts
        .filter((part) => part.rooms.length > 0)
        .map((part) => (
          <section key={part.key}>
            <h3>
              {t(part.key)} · {part.rooms.length}
            </h3>
            <ul className={css.inside}>
              {part.rooms.map((one) => (
                <li key={one.room_code}>
                  <Tag color={part.tone}>{`${one.room_code} ${one.room_name}`}</Tag>
                  {one.used && <span className={css.warning}>{t('used')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
