import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useCallback, useState } from 'react';
import { fieldsOf } from '#api/api-error.ts';
import type { Defect, Photo, Report } from '#domain/ncr/schema.ts';
import { toast } from '#kit/feedback.ts';
import { explainRefusal } from '#kit/flow/explain-refusal.ts';
import { ReasonButton } from '#kit/flow/reason-button.tsx';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { PhotoGrid } from '#kit/photo/photo-grid.tsx';
import { PhotoInput } from '#kit/upload/photo-input.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { useReportAction } from './ncr-client.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';

interface Values {
  recommendation: string;
  photos: Photo[];
}

interface Props {
  report: Report;
  defect: Defect;
  place: number;
  onReload: () => unknown;
  onClose: () => void;
}

/** The contractor says what was done about one defect, with photos after the repair. domain.md §2.7 */
export function FixDrawer({ report, defect, place, onReload, onClose }: Props) {
  const t = useWords(recordWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [going, setGoing] = useState(0);
  const act = useReportAction();
  const dirty = useCallback(() => open && form.isFieldsTouched(), [form, open]);
  const mayLeave = useLeaveGuard(dirty);
  // A failed repair starts afresh; one that nobody judged yet may be said better.
  const start: Values =
    defect.defectStatus === 'fix'
      ? { recommendation: defect.recommendation, photos: defect.repairImg }
      : { recommendation: '', photos: [] };

  const save = async ({ recommendation, photos }: Values) => {
    const refs = photos.map(({ fileId, tag }) => ({ fileId, tag }));
    try {
      await act.mutateAsync({ action: 'fix', report, input: { defectId: defect.id, recommendation, photos: refs } });
      toast.success(recordWords.words.fixSaved);
      setOpen(false);
    } catch (error) {
      const { recommendation: note, photos: pictures } = fieldsOf(error);
      if (note) form.setFields([{ name: 'recommendation', errors: [note] }]);
      if (pictures) form.setFields([{ name: 'photos', errors: [pictures] }]);
      if (!note && !pictures) await explainRefusal(error, onReload);
    }
  };
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  return (
    <Drawer
      title={t('fixTitle', { n: place })}
      open={open}
      onClose={() => void close()}
      afterOpenChange={(now) => !now && onClose()}
      size={phone ? '100%' : 480}
      destroyOnHidden
      footer={
        <div className={css.foot}>
          <Button onClick={() => void close()}>{shared('cancel')}</Button>
          <ReasonButton
            reason={going > 0 ? t('photosGoing') : null}
            type="primary"
            loading={act.isPending}
            onClick={form.submit}
          >
            {shared('save')}
          </ReasonButton>
        </div>
      }
    >
      <p className={css.text}>{[defect.defectPosition, defect.description].filter(Boolean).join(' – ')}</p>
      <PhotoGrid photos={defect.defectImg} />
      <Form
        form={form}
        layout="vertical"
        className={css.form ?? ''}
        initialValues={start}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values: Values) => void save(values)}
      >
        <Form.Item
          name="recommendation"
          label={t('fixNote')}
          rules={[{ required: true, whitespace: true, message: shared('required') }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={2000} placeholder={t('fixNoteHint')} />
        </Form.Item>
        <Form.Item
          name="photos"
          label={t('fixPhotos')}
          required
          validateTrigger="onChange"
          rules={[{ type: 'array', min: 1, message: t('photoNeeded') }]}
        >
          <PhotoInput tag="after" aria-label={t('fixPhotos')} onPending={setGoing} />
        </Form.Item>
      </Form>
    </Drawer>
  );
}
