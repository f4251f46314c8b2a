/** The main site in the build: its pages, and each of them as HTML. */
import { faq } from '#web/copy/faq.ts';
import { faqPage, renderShell, renderSite } from '#web/kit/render-site.tsx';
import * as pages from './pages.ts';

export const shell = renderShell;
export { descriptions } from './descriptions.ts';
export { byPath, notFound } from './pages.ts';
export const render = (path: string): Promise<string> => renderSite(pages, path);
export const structured = { '/faq': faqPage(faq) };
