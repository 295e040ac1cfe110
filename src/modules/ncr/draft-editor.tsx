import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { DictSelect } from '#kit/dict/dict-select.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { DefectFields } from './defect-fields.tsx';
import { blankDefect } from './draft-form.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';
import { IssuePicker } from './issue-picker.tsx';
import { LocationFields } from './location-fields.tsx';
import { contractorWords, useContractorManagers } from './ncr-client.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useDraft } from './use-draft.ts';

/** The form of a draft: labels above, one column, Save keeps it, Send hands it over. look.md */
export function DraftEditor({ report, onReload }: { report: Report | null; onReload: () => unknown }) {
  const t = useWords(editWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const draft = useDraft(report);
  const { form, initial, restoredAt, remember } = draft;
  const [photosGoing, setPhotosGoing] = useState<Readonly<Record<number, number>>>({});
  const going = Object.values(photosGoing).reduce((sum, n) => sum + n, 0);
  useLeaveGuard(draft.dirty);
  const professionId = Form.useWatch('professionId', form) ?? initial.professionId;
  const required = [{ required: true, whitespace: true, message: shared('required') }];

  const insertIssue = (text: string) => {
    const before = String(form.getFieldValue('description') ?? '').trimEnd();
    form.setFieldValue('description', before ? `${before}\n${text}` : text);
    remember();
  };
  return (
    <div className={css.page}>
      <PageHeader
        title={report ? t('editTitle') : t('newTitle')}
        note={t('lead')}
        actions={<DraftButtons report={report} draft={draft} photosGoing={going > 0} onReload={onReload} />}
      />
      {restoredAt > 0 && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        validateTrigger="onBlur"
        requiredMark
        size={phone ? 'large' : 'middle'}
        onValuesChange={remember}
      >
        <section className={css.section}>
          <h2>{t('what')}</h2>
          <Form.Item
            name="professionId"
            label={t('discipline')}
            rules={required}
            className={css.half ?? ''}
            normalize={(id?: string) => id ?? ''}
          >
            <DictSelect code="profession" biz />
          </Form.Item>
          <Form.Item label={t('description')} htmlFor="description" required>
            <IssuePicker professionId={professionId} onPick={insertIssue} />
            <Form.Item name="description" rules={required} noStyle>
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={2000} showCount />
            </Form.Item>
          </Form.Item>
        </section>
        <section className={css.section}>
          <h2>{t('where')}</h2>
          <LocationFields />
        </section>
        <section className={css.section}>
          <h2>{t('who')}</h2>
          <ManagerField />
        </section>
        <section className={css.section}>
          <h2>{t('defects')}</h2>
          <p className={css.lead}>{t('defectsLead')}</p>
          <Form.List name="defects">
            {(entries, { add, remove }) => (
              <>
                {entries.map(({ key, name }, index) => (
                  <DefectFields
                    key={key}
                    index={index}
                    name={name}
                    removable
                    onRemove={() => remove(name)}
                    onPending={(count) => setPhotosGoing((all) => ({ ...all, [key]: count }))}
                  />
                ))}
                {entries.length < limits.defectsPerReport && (
                  <Button
                    block
                    type="dashed"
                    className={css.add ?? ''}
                    icon={<PlusOutlined aria-hidden />}
                    onClick={() => add(blankDefect)}
                  >
                    {t('addDefect')}
                  </Button>
                )}
              </>
            )}
          </Form.List>
        </section>
      </Form>
    </div>
  );
}

/** Whom the report goes to: managers by name, with their contractor. */
function ManagerField() {
  const t = useWords(editWords);
  const say = useSay();
  const { data = [], isPending, isSuccess } = useContractorManagers();
  const options = data.map((one) => ({ value: one.userId, label: `${one.name} · ${say(contractorWords(one))}` }));
  return (
    <>
      {isSuccess && data.length === 0 && (
        <Alert className={css.alert ?? ''} type="warning" showIcon title={t('noManagers')} />
      )}
      <Form.Item
        name="contractorManagerId"
        label={t('manager')}
        className={css.half ?? ''}
        getValueProps={(id: string) => ({ value: isPending ? undefined : id || undefined })}
        normalize={(id?: string) => id ?? ''}
      >
        <Select options={options} loading={isPending} allowClear showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
    </>
  );
}
