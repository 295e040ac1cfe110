import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { oss } from '#domain/resources/oss.ts';

/** Tries a configuration: as saved by its id, or as a form would save it. Answers how long it took. */
export function tryStorage(body: Readonly<Record<string, unknown>>, silent?: true): Promise<{ ms: number }> {
  return post<{ ms: number }>(`${oss.path}/test`, body, silent ? { silent } : {});
}

/** New files go to this configuration, or to the server's own disk. wire.md §4 */
export function switchStorage(call: 'enable' | 'disable', id: string): Promise<unknown> {
  return post(`${oss.path}/${call}`, undefined, { params: { id } });
}

/** Runs one thing at a time with a row, says with which one, and reads the list again. Refusals are told by the client. */
export function useRowWork() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState('');
  const work = async (id: string, run: () => Promise<void>) => {
    setBusy(id);
    try {
      await run();
    } catch (error) {
      // The client has told it already.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy('');
    }
    await queries.invalidateQueries({ queryKey: resourceKeys.all(oss) });
  };
  return { busy, work };
}
