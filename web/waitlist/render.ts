/** The waitlist site in the build: its pages, and each of them as HTML. */
import { renderSite } from '#web/kit/render-site.tsx';
import * as pages from './pages.ts';

export { descriptions } from './descriptions.ts';
export { byPath, notFound } from './pages.ts';
export const render = (path: string): Promise<string> => renderSite(pages, path);
