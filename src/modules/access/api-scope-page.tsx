import type { Resource } from '#domain/kernel/resource.ts';
import { apiScope } from '#domain/resources/scopes.ts';
import { confirm } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { sayNow } from '#locale/words.ts';
import { apiParts } from './scope-parts.tsx';
import { ScopeScreen } from './scope-screen.tsx';
import { scopeWords } from './scope-words.ts';

const { apiOf, apiText, closes, closesText, closesOk } = scopeWords.words;

/** A path that a scope names is closed at once to who has not got it, the administrator among them. */
async function askToClose(body: Readonly<Record<string, unknown>>, row: Row | null): Promise<boolean> {
  const path = String(body['scopePath'] ?? '');
  if (row && row['scopePath'] === path) return true;
  return confirm({ title: closes, content: sayNow(closesText, { path }), okText: closesOk, danger: true });
}

/** Calls that only roles with the scope may make. spec §6 */
export default function ApiScopePage() {
  return (
    <ScopeScreen
      resource={apiScope as unknown as Resource}
      of={apiOf}
      text={apiText}
      columns={['scopeName', 'scopePath', 'resourceCode', 'scopeType', 'remark']}
      hide={['remark']}
      form={['scopeName', 'resourceCode', 'scopePath', 'scopeType', 'remark']}
      parts={apiParts}
      beforeSave={askToClose}
    />
  );
}
