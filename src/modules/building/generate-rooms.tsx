import Button from 'antd/es/button';
import { useState } from 'react';
import { codeFor } from '#domain/kernel/resource.ts';
import { room } from '#domain/resources/room.ts';
import { unit as unitResource } from '#domain/resources/unit.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { buildingWords } from './building-words.ts';
import { GenerateRoomsModal } from './generate-rooms-modal.tsx';

/** Generates the rooms of a unit from its type: first shows what would be kept, added and removed. spec §4, §7 */
export function GenerateRooms({ unit, onDone }: { unit: Row; onDone: () => void }) {
  const t = useWords(buildingWords);
  const [open, setOpen] = useState(false);
  const mayAdd = useCode(codeFor(room, 'add'));
  const mayEdit = useCode(codeFor(unitResource, 'edit'));
  if (!mayAdd && !mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('generate')}</Button>
      {open && <GenerateRoomsModal unit={unit} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}
