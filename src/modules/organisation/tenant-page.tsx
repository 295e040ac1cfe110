import { useState } from 'react';
import { tenant } from '#domain/resources/tenant.ts';
import { ToldOnce } from '#kit/page/told-once.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { organisationWords } from './organisation-words.ts';

/** Tenants of the installation; a new one is ready for its first administrator to sign in. wire.md §4 */
export default function TenantPage() {
  const t = useWords(organisationWords);
  const [made, setMade] = useState<Row | null>(null);
  return (
    <>
      <ResourcePage resource={tenant} onSaved={(saved) => saved?.['adminPassword'] && setMade(saved)} />
      {made && (
        <ToldOnce
          title={t('tenantMade', { name: String(made['tenantName']) })}
          text={t('tenantText')}
          facts={[
            [t('tenantId'), String(made['tenantId'])],
            [t('account'), String(made['adminAccount'])],
            [t('password'), String(made['adminPassword'])],
          ]}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
