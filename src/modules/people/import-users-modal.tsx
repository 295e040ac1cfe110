import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Modal from 'antd/es/modal';
import Table from 'antd/es/table';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import type { UserImport } from '#domain/access/user-row.ts';
import { toast } from '#kit/feedback.ts';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { refusalWords, sheetRefusal } from '#kit/upload/sheet-refusal.ts';
import { useWords } from '#locale/words.ts';
import { downloadTemplate, importUsers } from './people-client.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';

interface Checked {
  file: File;
  /** undefined while the server reads it. */
  answer?: UserImport;
  refusal?: string;
}

/** Two steps: every row is checked and every mistake shown, then all rows are imported or none. */
export function ImportUsersModal({ onImported, onClose }: { onImported: () => void; onClose: () => void }) {
  const t = useWords(peopleWords);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [covered, setCovered] = useState(false);
  const [busy, setBusy] = useState(false);
  const answer = checked?.answer;
  const ready = answer !== undefined && answer.errors.length === 0;

  const check = async (file: File, cover: boolean) => {
    const early = sheetRefusal(file);
    setChecked(early ? { file, refusal: early } : { file });
    if (early) return;
    try {
      setChecked({ file, answer: await importUsers(file, { covered: cover, dryRun: true }) });
    } catch (error) {
      setChecked({ file, refusal: refusalWords(error) });
    }
  };
  const run = async () => {
    if (!checked) return;
    setBusy(true);
    try {
      const { added, changed } = await importUsers(checked.file, { covered, dryRun: false });
      toast.success(t('imported', { added, changed }));
      onClose();
      onImported();
    } catch (error) {
      setChecked({ file: checked.file, refusal: refusalWords(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('importTitle')}
      okText={ready ? t(answer.count === 1 ? 'importOkOne' : 'importOk', { count: answer.count }) : t('importUsers')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <div className={css.stack}>
        <p className={css.muted}>
          {t('importText')}{' '}
          <Button
            type="link"
            size="small"
            className={css.flush ?? ''}
            onClick={() => void downloadTemplate().catch(() => undefined)}
          >
            {t('template')}
          </Button>
        </p>
        <Checkbox
          checked={covered}
          onChange={(event) => {
            setCovered(event.target.checked);
            if (checked) void check(checked.file, event.target.checked);
          }}
        >
          {t('covered')}
        </Checkbox>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          fileList={[]}
          beforeUpload={(file) => {
            void check(file, covered);
            return false;
          }}
        >
          <InboxOutlined aria-hidden /> {checked ? `${checked.file.name} · ${t('another')}` : t('importDrop')}
        </Upload.Dragger>
        {checked && <Outcome checked={checked} />}
      </div>
    </Modal>
  );
}

function Outcome({ checked: { answer, refusal } }: { checked: Checked }) {
  const t = useWords(peopleWords);
  if (refusal) return <Alert type="error" showIcon title={refusal} />;
  if (!answer) return <LinesSkeleton rows={2} />;
  const { errors, count, added, changed } = answer;
  if (errors.length === 0)
    return (
      <Alert
        type="success"
        showIcon
        title={t(count === 1 ? 'importReadyOne' : 'importReady', { count, added, changed })}
      />
    );
  return (
    <>
      <Alert type="error" showIcon title={t('importErrors', { n: errors.length })} />
      <Table
        size="small"
        rowKey={(error) => `${error.row} ${error.column} ${error.message}`}
        dataSource={errors}
        columns={[
          { key: 'row', title: t('row'), align: 'end', dataIndex: 'row' },
          { key: 'column', title: t('column'), dataIndex: 'column' },
          { key: 'message', title: t('message'), dataIndex: 'message' },
        ]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </>
  );
}
