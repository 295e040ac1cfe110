import Form from 'antd/es/form';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import type { FieldPartProps, FieldParts } from '#kit/resource/resource-form.tsx';
import { useWords } from '#locale/words.ts';
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

function ResourcePart({ item }: FieldPartProps) {
  return <Explained item={item} text="resource" />;
}

function PathPart({ item }: FieldPartProps) {
  return <Explained item={item} text="path" />;
}

function Explained({ item, text }: Pick<FieldPartProps, 'item'> & { text: 'resource' | 'path' }) {
  const t = useWords(scopeWords);
  return (
    <>
      {item()}
      <p className={css.hint}>{t(text)}</p>
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
