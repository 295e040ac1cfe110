import AutoComplete from 'antd/es/auto-complete';
import Form from 'antd/es/form';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import type { FieldPartProps, FieldParts } from '#kit/resource/resource-form.tsx';
import { useSay, useWords } from '#locale/words.ts';
import css from './access.module.css';
import { DeptPicker } from './dept-picker.tsx';
import { scopeWords } from './scope-words.ts';

const kinds = Object.entries(dataScopeTypes) as [keyof typeof dataScopeTypes, string][];

/** The kind, and in words whose records it lets see. */
function KindPart({ item }: FieldPartProps) {
  const t = useWords(scopeWords);
  const chosen = Form.useWatch<string | undefined>('scopeType');
  const kind = kinds.find(([, value]) => value === chosen)?.[0];
  return (
    <>
      {item()}
      <p className={css.hint} aria-live="polite">
        {t(kind ?? 'chooseKind')}
      </p>
    </>
  );
}

/** The departments of a custom scope; the other kinds have none. */
function DepartmentsPart({ item }: FieldPartProps) {
  return Form.useWatch('scopeType') === dataScopeTypes.custom ? item(<DeptPicker />) : null;
}

/** The resources that data scopes bind here; other servers of the dialect have their own. ASSUMED: 021 */
const bound = [
  { value: 'report', label: ['NCR reports', 'NCR 报告'] },
  { value: 'user', label: ['Users', '用户'] },
] as const;

function ResourcePart({ item }: FieldPartProps) {
  const t = useWords(scopeWords);
  const say = useSay();
  const options = bound.map(({ value, label }) => ({ value, label: `${value} · ${say(label)}` }));
  return (
    <>
      {item(<AutoComplete options={options} />)}
      <p className={css.hint}>{t('resource')}</p>
    </>
  );
}

function PathPart({ item }: FieldPartProps) {
  const t = useWords(scopeWords);
  return (
    <>
      {item()}
      <p className={css.hint}>{t('path')}</p>
    </>
  );
}

/** How data scopes are asked for. */
export const dataParts: FieldParts = {
  resourceCode: ResourcePart,
  scopeType: KindPart,
  scopeValue: DepartmentsPart,
};

/** How interface scopes are asked for. */
export const apiParts: FieldParts = { scopePath: PathPart };
