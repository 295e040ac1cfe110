import { useDict } from '#api/dict-client.ts';

interface Props {
  code: string;
  biz?: boolean;
  value: string | null | undefined;
}

/** The name of a dictionary key in the reader's language; a key nobody knows any more is shown as it is. */
export function DictText({ code, biz = false, value }: Props) {
  const { labelOf } = useDict(code, biz);
  return <>{value ? labelOf(value) : '–'}</>;
}
