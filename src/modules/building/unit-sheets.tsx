import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { codeFor } from '#domain/kernel/resource.ts';
import { unit } from '#domain/resources/unit.ts';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { exportUnits } from './building-client.ts';
import { buildingWords } from './building-words.ts';
import { ImportUnitsModal } from './import-units-modal.tsx';

/** Units as a workbook, out and in. spec §7 */
export function UnitSheets({ onImported, filter = {} }: { onImported: () => void; filter?: { level_id?: string } }) {
  const t = useWords(buildingWords);
  const mayView = useCode(codeFor(unit, 'view'));
  const mayAdd = useCode(codeFor(unit, 'add'));
  const [importing, setImporting] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // A refusal is said by the call itself. spec §8
    await exportUnits(filter).catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      {mayView && (
        <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void save()}>
          {t('exportUnits')}
        </Button>
      )}
      {mayAdd && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
          {t('importUnits')}
        </Button>
      )}
      {importing && <ImportUnitsModal onImported={onImported} onClose={() => setImporting(false)} />}
    </>
  );
}
