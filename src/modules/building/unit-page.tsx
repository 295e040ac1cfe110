import AppstoreAddOutlined from '@ant-design/icons/es/icons/AppstoreAddOutlined';
import { useState } from 'react';
import { codeFor } from '#domain/kernel/resource.ts';
import { room } from '#domain/resources/room.ts';
import { unit } from '#domain/resources/unit.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useCode } from '#stores/menus.ts';
import { useRefreshBuilding } from './building-client.ts';
import { buildingWords } from './building-words.ts';
import { GenerateRoomsModal } from './generate-rooms-modal.tsx';
import { levelColumn } from './place-name.tsx';
import { askUnitType } from './unit-type-change.tsx';
import { UnitSheets } from './unit-sheets.tsx';

/** Units of all levels, with workbooks in and out and the generation of rooms. spec §3, §7 */
export default function UnitPage() {
  const refresh = useRefreshBuilding();
  const [generating, setGenerating] = useState<Row | null>(null);
  const mayAddRooms = useCode(codeFor(room, 'add'));
  const mayEditUnits = useCode(codeFor(unit, 'edit'));
  return (
    <>
      <ResourcePage
        resource={unit}
        columns={['unit_code', levelColumn, 'unit_type_id', 'roomCnt', 'memo']}
        toolbar={<UnitSheets onImported={refresh} />}
        beforeSave={askUnitType}
        rowActions={(row) =>
          row['unit_type_id'] !== '' && (mayAddRooms || mayEditUnits)
            ? [
                {
                  key: 'generate',
                  label: buildingWords.words.generate,
                  icon: <AppstoreAddOutlined />,
                  run: () => setGenerating(row),
                },
              ]
            : []
        }
      />
      {generating && <GenerateRoomsModal unit={generating} onDone={refresh} onClose={() => setGenerating(null)} />}
    </>
  );
}
