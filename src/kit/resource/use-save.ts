import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Row } from './resource-row.ts';

/** Saves from a form that shows refusals itself: at its fields, or above them. */
export function useSave(resource: Resource) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => {
      const call = resource.dialect === 'blade' ? 'submit' : body['id'] ? 'update' : 'save';
      return post<Row>(`${resource.path}/${call}`, body, { silent: true });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: resourceKeys.all(resource) }),
  });
}
