import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { useSay, useWords } from '#locale/words.ts';
import { ActionModal, type ActionModalProps } from './action-modal.tsx';
import { doneWords, recordWords } from './record-words.ts';

/** The QA/QC manager makes the memo draft before the deadline does. domain.md §2.7 */
export function EscalateModal(props: ActionModalProps) {
  const t = useWords(recordWords);
  const say = useSay();
  return (
    <ActionModal
      {...props}
      action="escalate"
      title={t('escalateTitle')}
      text={t('escalateText')}
      okText={say(ncrFlow.actions.escalate.label)}
      done={doneWords.escalate}
    >
      <Form.Item name="reason" label={t('reason')} initialValue="">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
    </ActionModal>
  );
}
