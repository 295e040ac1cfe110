import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsOf } from '#api/api-error.ts';
import { LEAVE_PROCESS, processPaths } from '#domain/leave/process.ts';
import { leaveDays, MOST_LEAVE_DAYS } from '#domain/leave/rules.ts';
import { COMMENT_MAX, type StartInput } from '#domain/leave/schema.ts';
import { leaveTypeNames, leaveTypes } from '#domain/leave/states.ts';
import { toast } from '#kit/feedback.ts';
import { explainRefusal } from '#kit/flow/explain-refusal.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { DateControl } from '#kit/resource/date-control.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { closeTab, tabAddress } from '#stores/tabs.ts';
import { useApprovers, useStartLeave } from './leave-client.ts';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

const LIST = '/work/leave/index';

/** Kind, days, who decides, and why. Refusals stand at their fields. */
export function LeaveForm() {
  const t = useWords(leaveWords);
  const say = useSay();
  const shared = useWords(sharedWords);
  const navigate = useNavigate();
  const [form] = Form.useForm<StartInput>() as [FormInstance<StartInput>];
  const sent = useRef(false);
  useLeaveGuard(useCallback(() => !sent.current && form.isFieldsTouched(), [form]));
  const approvers = useApprovers();
  const start = useStartLeave();
  const required = [{ required: true, whitespace: true, message: shared('required') }];
  const go = (to: string) => {
    closeTab(processPaths.form(LEAVE_PROCESS, LEAVE_PROCESS));
    void navigate(to, { replace: true });
  };
  const submit = async (input: StartInput) => {
    try {
      const made = await start.mutateAsync(input);
      sent.current = true;
      toast.success(leaveWords.words.submitted);
      go(processPaths.detail(LEAVE_PROCESS, made.id));
    } catch (error) {
      const names = Object.entries(fieldsOf(error)) as [keyof StartInput, string][];
      form.setFields(names.map(([name, message]) => ({ name, errors: [message] })));
      if (names.length === 0) await explainRefusal(error, () => undefined);
    }
  };
  return (
    <section className={`${css.section} ${css.form}`}>
      <Form<StartInput>
        form={form}
        name="leave"
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(input) => void submit(input)}
      >
        <div className={css.fields}>
          <Form.Item name="leaveType" label={t('kind')} rules={[{ required: true, message: shared('required') }]}>
            <Select options={leaveTypes.map((value) => ({ value, label: say(leaveTypeNames[value]) }))} />
          </Form.Item>
          <Form.Item name="approverId" label={t('approver')} rules={[{ required: true, message: shared('required') }]}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              loading={approvers.isPending}
              notFoundContent={approvers.isPending ? shared('loading') : t('nobody')}
              options={(approvers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
          <Form.Item name="startTime" label={t('first')} rules={required}>
            <DateControl />
          </Form.Item>
          <Form.Item
            name="endTime"
            label={t('last')}
            dependencies={['startTime']}
            rules={[
              ...required,
              ({ getFieldValue }) => ({
                validator: (_, last: unknown) => {
                  const first: unknown = getFieldValue('startTime');
                  const wrong = typeof last === 'string' && typeof first === 'string' && first !== '' && last < first;
                  return wrong ? Promise.reject(new Error(t('order'))) : Promise.resolve();
                },
              }),
            ]}
            extra={<Length form={form} />}
          >
            <DateControl />
          </Form.Item>
        </div>
        <Form.Item name="reason" label={t('reason')} rules={required}>
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={COMMENT_MAX}
            showCount
            placeholder={t('reasonHint')}
          />
        </Form.Item>
        <div className={css.foot}>
          <Button onClick={() => void navigate(tabAddress(LIST) ?? LIST)}>{shared('cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={start.isPending}>
            {t('submit')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** How long the leave is, as soon as both days are chosen. */
function Length({ form }: { form: FormInstance<StartInput> }) {
  const t = useWords(leaveWords);
  const first = Form.useWatch('startTime', form);
  const last = Form.useWatch('endTime', form);
  const days = first && last ? leaveDays(first, last) : 0;
  if (days === 0 || days > MOST_LEAVE_DAYS) return null;
  return t('length', { days: days === 1 ? leaveWords.words.day : t('days', { n: days }) });
}
