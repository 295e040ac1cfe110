import { Suspense } from 'react';
import { closePdf, usePdf } from '#stores/pdf.ts';
import { lazyPart } from '../lazy-part.ts';

const PdfDrawer = lazyPart(async () => (await import('#kit/pdf/pdf-drawer.tsx')).PdfDrawer);

/** Opens whenever the PDF link is set, and clears it on close. spec §2 */
export function PdfHost() {
  const { link, title } = usePdf();
  return (
    link !== '' && (
      <Suspense>
        <PdfDrawer key={link} link={link} title={title} onClose={closePdf} />
      </Suspense>
    )
  );
}
