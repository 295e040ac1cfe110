import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import { useCallback, useEffect, useRef } from 'react';
import { useSaveResource } from '#api/resource-client.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { confirm, toast } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import type { RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { dictName } from './dict-columns.tsx';
import { dictWords } from './dict-words.ts';

/** Sealing and unsealing as an action of a row; who may not unseal is told so by the server. docs/decisions/002 */
export function useSealing(resource: Resource, onDone: () => void): (row: Row) => RowAction[] {
  const t = useWords(dictWords);
  const language = useLanguage();
  const may = useButtons(resource);
  const save = useSaveResource(resource);

  const turn = async (row: Row) => {
    const isSealed = Number(row['isSealed']) === 1 ? 0 : 1;
    const name = dictName(row, language);
    const { words } = dictWords;
    if (
      isSealed === 1 &&
      !(await confirm({ title: t('sealTitle', { name }), content: t('sealText'), okText: words.seal }))
    )
      return;
    save.mutate(
      { id: row.id, version: row.version, isSealed },
      {
        onSuccess: () => {
          toast.success(t(isSealed === 1 ? 'sealedNow' : 'unsealedNow', { name }));
          onDone();
        },
      },
    );
  };
  // What the table is given stays the same: see ResourcePage.
  const turning = useRef(turn);
  useEffect(() => {
    turning.current = turn;
  });
  return useCallback(
    (row: Row) => {
      if (!may.edit) return [];
      const sealed = Number(row['isSealed']) === 1;
      return [
        {
          key: 'seal',
          label: sealed ? dictWords.words.unseal : dictWords.words.seal,
          icon: sealed ? <UnlockOutlined /> : <LockOutlined />,
          run: () => void turning.current(row),
        },
      ];
    },
    [may.edit],
  );
}
