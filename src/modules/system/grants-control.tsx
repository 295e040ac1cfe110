import CheckboxGroup from 'antd/es/checkbox/Group';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { clientGrants } from '#domain/resources/client.ts';
import type { FieldPartProps } from '#kit/resource/resource-form.tsx';
import { useSay } from '#locale/words.ts';
import css from './client.module.css';

const listed = (value: unknown) =>
  String(value ?? '')
    .split(',')
    .filter((one) => one !== '');

/** The place of the grants in the form of a client. */
export function GrantsPart({ item }: FieldPartProps) {
  return item(<GrantsControl />);
}

interface Props {
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

/** The grants of a client to tick; on the wire a comma list. wire.md §4 */
function GrantsControl({ value, onChange, disabled }: Props) {
  const say = useSay();
  return (
    <CheckboxGroup
      className={css.grants ?? ''}
      disabled={disabled ?? false}
      value={listed(value)}
      // In the order in which they are offered, whatever was ticked first.
      onChange={(ticked) =>
        onChange?.(
          clientGrants
            .map((one) => one.value as string)
            .filter((one) => ticked.includes(one))
            .join(','),
        )
      }
      options={clientGrants.map((one) => ({ value: one.value, label: say(one.label) }))}
    />
  );
}

/** The grants of a client by their names; one that nobody knows here as it is. */
export function Grants({ value }: { value: string }) {
  const say = useSay();
  return (
    <Flex gap="small" wrap className={css.tags}>
      {listed(value).map((grant) => {
        const known = clientGrants.find((one) => one.value === grant);
        return <Tag key={grant}>{known ? say(known.label) : grant}</Tag>;
      })}
    </Flex>
  );
}
