import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { ActionModal, type ActionModalProps } from './action-modal.tsx';
import { contractorWords, useContractorManagers } from './ncr-client.ts';
import { doneWords, recordWords } from './record-words.ts';

/** Another contractor manager takes over, with a reason; the clock runs on. domain.md §2.7 */
export function HandOverModal(props: ActionModalProps) {
  const t = useWords(recordWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const { data = [], isPending } = useContractorManagers();
  const options = data
    .filter((one) => one.userId !== props.report.contractorManagerId)
    .map((one) => ({ value: one.userId, label: `${one.name} · ${say(contractorWords(one))}` }));
  const required = [{ required: true, whitespace: true, message: shared('required') }];
  return (
    <ActionModal
      {...props}
      action="handOver"
      title={t('handOverTitle')}
      text={t('handOverText')}
      okText={say(ncrFlow.actions.handOver.label)}
      done={doneWords.handOver}
    >
      <Form.Item name="contractorManagerId" label={t('newManager')} rules={required}>
        <Select options={options} loading={isPending} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="reason" label={t('reason')} rules={required}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
    </ActionModal>
  );
}
