import Select from 'antd/es/select';
import { useState } from 'react';
import { DictSelect } from '#kit/dict/dict-select.tsx';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { type Heading, useHeadings } from './demo-client.ts';
import { DemoField, DemoPart } from './demo-part.tsx';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';

const BUSINESS = 'biz:';
const byLabel = { optionFilterProp: 'label' };

/** Any dictionary of this installation in the select of all forms; `?dict=sex`, and `?dict=biz:profession` for a tenant's own. */
export function DictPart() {
  const t = useWords(demoWords);
  const language = useLanguage();
  const [system, business] = [useHeadings('dict'), useHeadings('dict-biz')];
  const [{ dict }, set] = useUrlState({ dict: 'biz:profession' });
  const [entry, setEntry] = useState('');
  const biz = dict.startsWith(BUSINESS);
  const code = biz ? dict.slice(BUSINESS.length) : dict;
  const nameOf = (heading: Heading) => (language === 'en' && heading.nameEn) || heading.dictValue;
  const known = [
    ...system.map((one) => ({ value: one.code, label: t('systemDict', { name: nameOf(one) }) })),
    ...business.map((one) => ({ value: `${BUSINESS}${one.code}`, label: t('businessDict', { name: nameOf(one) }) })),
  ];
  const options = known.some((option) => option.value === dict) ? known : [{ value: dict, label: code }, ...known];
  return (
    <DemoPart title={t('dictionary')} text={t('dictionaryText')}>
      <div className={css.fields}>
        <DemoField label={t('whichDictionary')}>
          <Select
            aria-label={t('whichDictionary')}
            value={dict}
            options={options}
            showSearch={byLabel}
            onChange={(next: string) => {
              setEntry('');
              set({ dict: next });
            }}
          />
        </DemoField>
        <DemoField label={t('entry')} value={entry}>
          <DictSelect
            code={code}
            biz={biz}
            value={entry}
            onChange={(key) => setEntry(key ?? '')}
            aria-label={t('entry')}
          />
        </DemoField>
      </div>
    </DemoPart>
  );
}
