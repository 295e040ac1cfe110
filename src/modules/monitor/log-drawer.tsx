import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useResourceRow } from '#api/resource-client.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay, useWords } from '#locale/words.ts';
import type { LogRow } from './log-page.tsx';
import css from './monitor.module.css';
import { monitorWords } from './monitor-words.ts';

interface Props {
  resource: Resource;
  id: string;
  facts: readonly string[];
  titleOf: (row: LogRow) => string;
  children?: ((row: LogRow) => ReactNode) | undefined;
  onClose: () => void;
}

/** One entry of a log, whole. */
export function LogDrawer({ resource, id, facts, titleOf, children, onClose }: Props) {
  const t = useWords(monitorWords);
  const say = useSay();
  const { data, error, refetch } = useResourceRow(resource, id);
  const row = data as LogRow | undefined;
  return (
    <Drawer
      title={row ? titleOf(row) : say(resource.title)}
      open={id !== ''}
      onClose={onClose}
      size="min(760px, 100vw)"
      destroyOnHidden
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!row && !error && <LinesSkeleton rows={6} />}
      {row && (
        <>
          <dl className={css.facts}>
            <dt>{t('at')}</dt>
            <dd>
              <DateText value={String(row['createTime'])} time />
            </dd>
            {facts
              .filter((name) => row[name] !== '')
              .map((name) => [
                <dt key={name}>{say(resource.fields[name]!.label)}</dt>,
                <dd key={`${name} value`}>
                  <Fact resource={resource} name={name} value={row[name]} />
                </dd>,
              ])}
          </dl>
          {children?.(row)}
        </>
      )}
    </Drawer>
  );
}

function Fact({ resource, name, value }: { resource: Resource; name: string; value: unknown }) {
  const say = useSay();
  const option = resource.fields[name]?.options?.find((one) => one.value === value);
  return option ? say(option.label) : String(value ?? '');
}

/** A long text of a log as it stands, or why there is none. */
export function LongPart({ title, text, none }: { title: string; text: string; none: string }) {
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      {text === '' ? (
        <p>{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it
        <pre className={css.stack} tabIndex={0}>
          {text}
        </pre>
      )}
    </>
  );
}

/** JSON as people read it; what was cut on the way is left as it came. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
