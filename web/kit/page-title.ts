/** The words of the browser's tab, on both sites the same way: the page, then the product. */
import { useEffect } from 'react';
import { productName } from './product.ts';

export const titled = (page: string): string => `${page} – ${productName}`;

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
