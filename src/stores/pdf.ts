import { create } from 'zustand';

/** The PDF shown in the side drawer; '' when it is closed. Never stored. spec §2 */
export const usePdf = create<{ link: string; title: string }>()(() => ({ link: '', title: '' }));

/** Opens a PDF in the side drawer. */
export function openPdf(link: string, title = ''): void {
  usePdf.setState({ link, title });
}

/** Closes the side drawer and clears the link. */
export function closePdf(): void {
  usePdf.setState({ link: '', title: '' });
}
