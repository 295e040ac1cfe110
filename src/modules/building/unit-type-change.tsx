import { ApiError } from '#api/api-error.ts';
import { confirm, toast } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { previewRooms, type RoomPlan } from './building-client.ts';
import { buildingWords } from './building-words.ts';
import { RoomPlanView } from './room-plan-view.tsx';

/** spec §4: changing a unit type regenerates all rooms; the person sees which ones before it happens. */
export async function askUnitType(body: Readonly<Record<string, unknown>>, row: Row | null): Promise<boolean> {
  const type = String(body['unit_type_id'] ?? '');
  if (!row || type === '' || type === row['unit_type_id']) return true;
  let plan: RoomPlan;
  try {
    plan = await previewRooms(row.id, type);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.msg);
    return false;
  }
  if (plan.lost.length === 0) return true;
  const sure = await confirm({
    title: buildingWords.words.typeTitle,
    content: <RoomPlanView plan={plan} />,
    okText: buildingWords.words.typeOk,
    danger: true,
  });
  return sure;
}
