import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closePdf, usePdf } from '#stores/pdf.ts';
import { lazyPart } from '../lazy-part.ts';

const PdfDrawer = lazyPart(async () => (await import('#kit/pdf/pdf-drawer.tsx')).PdfDrawer);

/** Opens whenever the PDF link is set, and clears it on close. spec §2 */
export function PdfHost() {
  const { link, title } = usePdf();
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  // It belongs to the page it was opened on. Behind the lock nothing runs, and the same page comes back.
  useEffect(() => {
    if (openedOn.current !== pathname) closePdf();
    openedOn.current = pathname;
  }, [pathname]);
  return (
    link !== '' && (
      <Suspense>
        <PdfDrawer key={link} link={link} title={title} onClose={closePdf} />
      </Suspense>
    )
  );
}
