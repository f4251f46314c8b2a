/** A page as HTML text, for the build. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadPage, pageAt, Site } from './site.tsx';
import type { SitePages } from './site-page.ts';
import { Checking } from './ui/checking.tsx';

export async function renderSite(pages: SitePages, path: string): Promise<string> {
  await loadPage(pageAt(pages, path));
  return renderToString(
    <StaticRouter location={path}>
      <Site pages={pages} />
    </StaticRouter>,
  );
}

/** What guarded pages are drawn in. */
export const renderShell = (): string => renderToString(<Checking />);
