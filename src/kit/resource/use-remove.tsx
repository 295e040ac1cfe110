import { useRemoveResource } from '#api/resource-client.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { useWords } from '#locale/words.ts';
import { confirm, toast } from '../feedback.ts';
import { nameOf, type Row } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';

const NAMED = 5;

/** Asks, naming what goes, and removes; answers whether it was done. A refusal is said by the server's words. */
export function useRemove(resource: Resource): (rows: readonly Row[]) => Promise<boolean> {
  const t = useWords(resourceWords);
  const remove = useRemoveResource(resource);
  return async (rows) => {
    const names = rows.map((row) => nameOf(resource, row));
    const one = rows.length === 1;
    const sure = await confirm({
      title: one ? t('removeOne', { name: names[0] ?? '' }) : t('removeMany', { n: rows.length }),
      content: (
        <>
          {!one && <Names names={names} more={t('andMore', { n: names.length - NAMED })} />}
          {t('removeText')}
        </>
      ),
      okText: resourceWords.words.remove,
      danger: true,
    });
    if (!sure) return false;
    try {
      await remove.mutateAsync(rows.map((row) => row.id));
    } catch {
      // Said already: the refusal carries its own words. spec §8
      return false;
    }
    toast.success(resourceWords.words.removed);
    return true;
  };
}

function Names({ names, more }: { names: readonly string[]; more: string }) {
  const shown = [...new Set(names)].slice(0, NAMED);
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > NAMED && <li>{more}</li>}
    </ul>
  );
}
