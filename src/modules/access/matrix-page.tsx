import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useDeferredValue, useMemo } from 'react';
import type { Matrix } from '#domain/access/grants.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { TextFilter } from '#kit/resource/text-filter.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import { useMatrix } from './access-client.ts';
import { MatrixList } from './matrix-list.tsx';
import { grantSets, matrixRows } from './matrix-rows.ts';
import { MatrixTable } from './matrix-table.tsx';
import { matrixWords } from './matrix-words.ts';
import css from './matrix.module.css';
import { PrintNote } from './print-note.tsx';
import { roleNameIn } from './role-rows.ts';

/** Who may do what: every menu and button against every role; on a phone one role at a time. spec §6 */
export default function MatrixPage() {
  const t = useWords(matrixWords);
  const phone = usePhone();
  const query = useMatrix();
  const matrix = query.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={matrix && noteOf(t, matrix)}
        actions={
          !phone && (
            <Button className={css.noPrint ?? ''} icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )
        }
      />
      {matrix ? (
        <Filtered matrix={matrix} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LinesSkeleton rows={14} />
      )}
    </>
  );
}

function noteOf(t: ReturnType<typeof useWords<keyof typeof matrixWords.words>>, matrix: Matrix): string {
  const rows = matrixRows(matrix.menus).filter((row) => row.kind !== 'heading');
  return t('note', { menus: rows.length, roles: matrix.roles.length });
}

function Filtered({ matrix }: { matrix: Matrix }) {
  const t = useWords(matrixWords);
  const language = useLanguage();
  const phone = usePhone();
  const [{ text, roles: chosen, role: one }, set] = useUrlState({ text: '', roles: '', role: '' });
  const wanted = useDeferredValue(text);
  const rows = useMemo(() => matrixRows(matrix.menus, wanted), [matrix, wanted]);
  const granted = useMemo(() => grantSets(matrix), [matrix]);
  const roles = useMemo(() => {
    const ids = chosen.split(',').filter((id) => matrix.roles.some((role) => role.id === id));
    return ids.length === 0 ? matrix.roles : matrix.roles.filter((role) => ids.includes(role.id));
  }, [matrix, chosen]);
  const options = matrix.roles.map((role) => ({ value: role.id, label: roleNameIn(language, role) }));
  const single = matrix.roles.find((role) => role.id === one) ?? matrix.roles[0];
  return (
    <>
      <search className={css.bar}>
        <TextFilter label={matrixWords.words.search} value={text} onChange={(next) => set({ text: next })} />
        {phone ? (
          <Select
            className={css.roles ?? ''}
            aria-label={t('role')}
            value={single?.id ?? null}
            onChange={(id) => set({ role: id ?? '' })}
            options={options}
            showSearch={{ optionFilterProp: 'label' }}
          />
        ) : (
          <Select
            className={css.roles ?? ''}
            mode="multiple"
            allowClear
            maxTagCount="responsive"
            aria-label={t('rolesLabel')}
            placeholder={t('roles')}
            value={roles === matrix.roles ? [] : roles.map((role) => role.id)}
            onChange={(ids: string[]) => set({ roles: ids.join(',') })}
            options={options}
            showSearch={{ optionFilterProp: 'label' }}
          />
        )}
      </search>
      {rows.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          text={t('nothingText')}
          action={<Button onClick={() => set({ text: '' })}>{t('clear')}</Button>}
        />
      ) : phone ? (
        single && <MatrixList role={single} rows={rows} granted={granted.get(single.id) ?? none} />
      ) : (
        <>
          <p className={css.legend}>{t('legend')}</p>
          <PrintNote text={wanted} />
          <MatrixTable rows={rows} roles={roles} granted={granted} />
        </>
      )}
    </>
  );
}

const none: ReadonlySet<string> = new Set();
