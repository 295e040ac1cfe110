import { confirm } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { sayNow } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';

/** spec §4: changing a unit type regenerates all rooms; the person hears it before it happens. */
export async function askUnitType(body: Readonly<Record<string, unknown>>, row: Row | null): Promise<boolean> {
  const type = body['unit_type_id'];
  if (!row || type === '' || type === row['unit_type_id'] || Number(row['roomCnt'] ?? 0) === 0) return true;
  return confirm({
    title: buildingWords.words.typeTitle,
    content: sayNow(buildingWords.words.typeText),
    okText: buildingWords.words.typeOk,
    danger: true,
  });
}
