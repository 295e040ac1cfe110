import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { exportUsers, useRefreshUsers } from './people-client.ts';
import { peopleWords } from './people-words.ts';

const ImportUsersModal = lazy(async () => ({
  default: (await import('./import-users-modal.tsx')).ImportUsersModal,
}));

/** People as a workbook, out and in; out goes what the list is narrowed to. */
export function UserSheets({ filters }: { filters: Readonly<Record<string, unknown>> }) {
  const t = useWords(peopleWords);
  const may = useCode('user_import');
  const refresh = useRefreshUsers();
  const [importing, setImporting] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!may) return null;
  const save = async () => {
    setBusy(true);
    // A refusal is said by the call itself. spec §8
    await exportUsers({ ...filters, current: undefined, size: undefined }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void save()}>
        {t('exportUsers')}
      </Button>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
        {t('importUsers')}
      </Button>
      {importing && (
        <Suspense>
          <ImportUsersModal onImported={() => void refresh()} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
