import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import type { Actor, AnyFlow } from '#domain/kernel/flow.ts';
import { useWords } from '#locale/words.ts';
import { usePhone } from '../page/use-phone.ts';
import { flowWords } from './flow-words.ts';
import css from './flow.module.css';
import { ReasonButton } from './reason-button.tsx';
import { type FlowButton, type OfferedAction, useFlowActions } from './use-flow-actions.ts';

interface Props<Rec> {
  flow: AnyFlow<Rec>;
  record: Rec;
  actor: Actor;
  actions: readonly OfferedAction[];
  /** Loads the record anew after a lost race. */
  onReload: () => unknown;
}

/** So many stand open in the bar of a phone; the others wait behind a menu. */
const ON_PHONE = 2;

/**
 * What may be done to a record now. Impossible actions of this state stay visible and say why. At a desk a row for the
 * page header, the primary one last; on a phone a bar at the lower edge, within reach of the thumb. look.md
 */
export function ActionBar<Rec>({ flow, record, actor, actions, onReload }: Props<Rec>) {
  const t = useWords(flowWords);
  const phone = usePhone();
  const buttons = useFlowActions(flow, record, actor, actions, onReload);
  if (buttons.length === 0) return null;
  const primary = buttons.find((button) => button.reason === null && !button.side && !button.danger)?.name;
  const shown = phone ? buttons.slice(0, ON_PHONE) : buttons;
  const behind = phone ? buttons.slice(ON_PHONE) : [];
  return (
    <div className={phone ? css.bottom : css.row} role="toolbar" aria-label={t('actionsLabel')}>
      {behind.length > 0 && <More buttons={behind} />}
      {shown.toReversed().map((button) => (
        <ReasonButton
          key={button.name}
          reason={button.reason}
          type={button.name === primary ? 'primary' : 'default'}
          danger={button.danger}
          loading={button.busy}
          size={phone ? 'large' : 'middle'}
          onClick={button.press}
        >
          {button.label}
        </ReasonButton>
      ))}
    </div>
  );
}

function More({ buttons }: { buttons: readonly FlowButton[] }) {
  const t = useWords(flowWords);
  const items = buttons.map(({ name, label, reason, danger }) => ({
    key: name,
    danger,
    disabled: reason !== null,
    label:
      reason === null ? (
        label
      ) : (
        <span>
          {label}
          <span className={css.why}>{reason}</span>
        </span>
      ),
  }));
  const onClick = ({ key }: { key: string }) => buttons.find((button) => button.name === key)?.press();
  return (
    <Dropdown menu={{ items, onClick }} trigger={['click']} placement="topLeft">
      <Button size="large" className={css.more ?? ''} icon={<EllipsisOutlined aria-hidden />} aria-label={t('more')} />
    </Dropdown>
  );
}
