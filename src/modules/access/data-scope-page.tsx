import type { Resource } from '#domain/kernel/resource.ts';
import { dataScope } from '#domain/resources/scopes.ts';
import { scopeWords } from './scope-words.ts';
import { dataParts } from './scope-parts.tsx';
import { ScopeScreen } from './scope-screen.tsx';

/** What Blade's own server needs beside it has its defaults: fields, class and column say nothing here. wire.md §4 */
const form = ['scopeName', 'resourceCode', 'scopeType', 'scopeValue', 'remark'];

/** Whose records of a resource a role sees. spec §6 */
export default function DataScopePage() {
  const { dataOf, dataText } = scopeWords.words;
  return (
    <ScopeScreen
      resource={dataScope as unknown as Resource}
      of={dataOf}
      text={dataText}
      columns={['scopeName', 'resourceCode', 'scopeType', 'remark']}
      form={form}
      parts={dataParts}
    />
  );
}
