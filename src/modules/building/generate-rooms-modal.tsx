import Modal from 'antd/es/modal';
import { ApiError } from '#api/api-error.ts';
import { toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import { changesRooms, useGenerateRooms, useRoomPlan } from './building-client.ts';
import { RoomPlanView } from './room-plan-view.tsx';

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
      okButtonProps={{
        disabled: !plan.data || held || !changesRooms(plan.data),
        danger: (plan.data?.lost.length ?? 0) > 0,
      }}
      confirmLoading={generate.isPending}
      onOk={() => void run()}
      onCancel={onClose}
    >
      {plan.isError ? (
        <ErrorState error={plan.error} />
      ) : plan.data ? (
        <RoomPlanView plan={plan.data} />
      ) : (
        <LinesSkeleton rows={4} />
      )}
    </Modal>
  );
}
