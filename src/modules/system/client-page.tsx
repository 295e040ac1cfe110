import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { client } from '#domain/resources/client.ts';
import { confirm } from '#kit/feedback.ts';
import { ToldOnce } from '#kit/page/told-once.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import type { RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useWords } from '#locale/words.ts';
import { clientWords } from './client-words.ts';
import { Grants, GrantsPart } from './grants-control.tsx';

const grants = {
  name: 'authorizedGrantTypes',
  label: clientWords.words.grants,
  render: (row: Row) => <Grants value={String(row['authorizedGrantTypes'] ?? '')} />,
};
const columns = ['clientId', grants, 'accessTokenValidity', 'refreshTokenValidity', 'scope'];
const parts = { authorizedGrantTypes: GrantsPart };

/** OAuth clients; a secret is shown when it is made and never again. spec §3, wire.md §4 */
export default function ClientPage() {
  const t = useWords(clientWords);
  const may = useButtons(client);
  const queries = useQueryClient();
  const [made, setMade] = useState<Row | null>(null);
  const reset = async (row: Row) => {
    const sure = await confirm({
      title: t('askSecret', { name: String(row['clientId']) }),
      content: t('askText'),
      okText: clientWords.words.giveSecret,
      danger: true,
    });
    if (!sure) return;
    const { id, version } = row;
    try {
      setMade(await post<Row>(`${client.path}/reset-secret`, undefined, { params: { id, version } }));
    } catch {
      // Said already: the refusal carries its own words. spec §8
    }
    await queries.invalidateQueries({ queryKey: resourceKeys.all(client) });
  };
  const actions = (row: Row): RowAction[] => [
    {
      key: 'secret',
      label: clientWords.words.newSecret,
      icon: <KeyOutlined />,
      run: () => void reset(row),
    },
  ];
  return (
    <>
      <ResourcePage
        resource={client}
        columns={columns}
        parts={parts}
        onSaved={(saved) => saved?.['clientSecret'] && setMade(saved)}
        {...(may.edit ? { rowActions: actions } : {})}
      />
      {made && (
        <ToldOnce
          title={t('made', { name: String(made['clientId']) })}
          text={t('madeText')}
          facts={[
            [t('clientId'), String(made['clientId'])],
            [t('clientSecret'), String(made['clientSecret'])],
          ]}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
