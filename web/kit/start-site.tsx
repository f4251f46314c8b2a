/** Brings a page to life in the browser: hydrates what was built, draws what was not. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reportError, reportUncaughtErrors } from './report-error.ts';
import { loadPage, pageAt, Site } from './site.tsx';
import type { SitePages } from './site-page.ts';

export async function startSite(pages: SitePages): Promise<void> {
  reportUncaughtErrors();
  const root = document.getElementById('root');
  if (!root) return;
  await loadPage(pageAt(pages, location.pathname));
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  // An error that a boundary caught never reaches the window, so it is forwarded from here.
  const options = { onCaughtError: (problem: unknown) => reportError(problem) };
  if (root.hasChildNodes()) hydrateRoot(root, site, options);
  else createRoot(root, options).render(site);
}
