import Select from 'antd/es/select';
import { useResourcePage } from '#api/resource-client.ts';
import { reportIssue } from '#domain/resources/report-issue.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';

interface Props {
  professionId: string;
  onPick: (text: string) => void;
}

/** Ready-made issue texts of the discipline, in the reader's language. domain.md §2.6 */
export function IssuePicker({ professionId, onPick }: Props) {
  const t = useWords(editWords);
  const language = useLanguage();
  const { data, isFetching } = useResourcePage(
    reportIssue,
    { professionId_equal: professionId, status: '1', size: -1 },
    professionId !== '',
  );
  const options = (data?.records ?? []).map(({ id, issueContent, issueContentEn }) => ({
    value: id,
    label: language === 'en' ? issueContentEn || issueContent : issueContent || issueContentEn,
  }));
  if (professionId === '') return null;
  return (
    <Select
      className={css.issues ?? ''}
      size="small"
      variant="filled"
      value={null}
      placeholder={t('pickIssue')}
      aria-label={t('pickIssue')}
      notFoundContent={t('noIssues')}
      loading={isFetching}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(id: string | null) => {
        const text = options.find((option) => option.value === id)?.label;
        if (text) onPick(text);
      }}
    />
  );
}
