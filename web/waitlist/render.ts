/** The waitlist site in the build: its pages, and each of them as HTML. */
import { faqPage, renderSite } from '#web/kit/render-site.tsx';
import * as pages from './pages.ts';
import { questions } from './questions.ts';

export { descriptions } from './descriptions.ts';
export { byPath, notFound } from './pages.ts';
export const render = (path: string): Promise<string> => renderSite(pages, path);
export const structured = { '/faq': faqPage(questions) };
