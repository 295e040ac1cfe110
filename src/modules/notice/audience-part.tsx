import { useQuery } from '@tanstack/react-query';
import Select from 'antd/es/select';
import { get } from '#api/http.ts';
import type { FieldPartProps } from '#kit/resource/resource-form.tsx';
import { useWords } from '#locale/words.ts';
import { noticeWords } from './notice-words.ts';

/** Whom a notice is for: some roles, by their names, or everybody. Who writes notices need not keep roles. */
export function AudiencePart({ item }: FieldPartProps) {
  const t = useWords(noticeWords);
  const { data = [], isFetching } = useQuery({
    queryKey: ['notice', 'roles'],
    queryFn: ({ signal }) => get<{ id: string; roleName: string }[]>('/blade-desk/notice/roles', {}, { signal }),
  });
  return item(
    <Select
      mode="multiple"
      allowClear
      loading={isFetching}
      placeholder={t('everybody')}
      options={data.map(({ id, roleName }) => ({ value: id, label: roleName }))}
      showSearch={{ optionFilterProp: 'label' }}
    />,
  );
}
