import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useState } from 'react';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import { type FieldPartProps, type FieldParts, showFieldErrors } from '#kit/resource/resource-form.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { tryStorage } from './storage-client.ts';
import { storageWords } from './storage-words.ts';
import css from './storage.module.css';

/** A disk has neither an address nor keys. */
function OfS3({ item }: FieldPartProps) {
  return Form.useWatch<unknown>('category') === 's3' ? item() : null;
}

function SecretPart(props: FieldPartProps) {
  if (Form.useWatch<unknown>('category') !== 's3') return null;
  return (
    <>
      {props.item()}
      <TryOut row={props.row} />
    </>
  );
}

type Outcome = { tone: 'success' | 'error'; text: string } | null;

/** Tries what stands in the form, before anything is saved. */
function TryOut({ row }: { row: Row | null }) {
  const t = useWords(storageWords);
  const form = Form.useFormInstance<Record<string, unknown>>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const run = async () => {
    setBusy(true);
    setOutcome(null);
    const { category, endpoint, bucketName, region, accessKey, secretKey } = form.getFieldsValue(true);
    const values = { category, endpoint, bucketName, region: region ?? '', accessKey, secretKey };
    try {
      const { ms } = await tryStorage({ ...values, ...(row ? { id: row.id } : {}) }, true);
      setOutcome({ tone: 'success', text: t('works', { ms }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(form, fieldsOf(error))) setOutcome({ tone: 'error', text: error.msg });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.test}>
      <Button icon={<ApiOutlined aria-hidden />} loading={busy} onClick={() => void run()}>
        {t('test')}
      </Button>
      <p>{t('testText')}</p>
      <div role="status">{outcome && <Alert type={outcome.tone} showIcon title={outcome.text} />}</div>
    </div>
  );
}

/** The form asks only what the chosen kind has, and can try it. */
export const storageParts: FieldParts = {
  endpoint: OfS3,
  bucketName: OfS3,
  region: OfS3,
  accessKey: OfS3,
  secretKey: SecretPart,
};
