import { useEffect } from 'react';
import { productName } from '../product.ts';

/** spec §2: the document is called by the page and the product. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} - ${productName}`;
  }, [name]);
}
