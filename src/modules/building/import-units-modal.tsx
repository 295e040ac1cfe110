import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import Table from 'antd/es/table';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import { toast } from '#kit/feedback.ts';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { refusalWords, sheetRefusal } from '#kit/upload/sheet-refusal.ts';
import { useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import { exportUnits, type ImportAnswer, importUnits } from './building-client.ts';
import css from './structure.module.css';

interface Checked {
  file: File;
  /** undefined while the server reads it. */
  answer?: ImportAnswer;
  refusal?: string;
}

/** Two steps: every row is checked and every mistake shown, then all rows are imported or none. domain.md §2.1 */
export function ImportUnitsModal({ onImported, onClose }: { onImported: () => void; onClose: () => void }) {
  const t = useWords(buildingWords);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = checked?.answer;
  const ready = answer !== undefined && answer.errors.length === 0;

  const check = async (file: File) => {
    const early = sheetRefusal(file);
    setChecked(early ? { file, refusal: early } : { file });
    if (early) return;
    try {
      setChecked({ file, answer: await importUnits(file, true) });
    } catch (error) {
      setChecked({ file, refusal: refusalWords(error) });
    }
  };
  const run = async () => {
    if (!checked) return;
    setBusy(true);
    try {
      const { added, changed } = await importUnits(checked.file, false);
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
      okText={ready ? t('importOk', { count: answer.count }) : t('importUnits')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <div className={css.plan}>
        <p className={css.muted}>
          {t('importText')}{' '}
          <Button
            type="link"
            size="small"
            className={css.flush ?? ''}
            onClick={() => void exportUnits().catch(() => undefined)}
          >
            {t('template')}
          </Button>
        </p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          fileList={[]}
          beforeUpload={(file) => {
            void check(file);
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
  const t = useWords(buildingWords);
  if (refusal) return <Alert type="error" showIcon title={refusal} />;
  if (!answer) return <LinesSkeleton rows={2} />;
  const { errors, count, added, changed } = answer;
  if (errors.length === 0) return <Alert type="success" showIcon title={t('importReady', { count, added, changed })} />;
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
