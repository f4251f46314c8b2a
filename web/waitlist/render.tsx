/** The waitlist site in the build: its pages, and each of them as HTML. */
import { renderSite } from '#web/kit/render-site.tsx';
import { App } from './app.tsx';

export { notFound, sitePages } from './app.tsx';
export const render = (path: string): string => renderSite(<App />, path);
