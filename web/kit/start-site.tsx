/** Hydrates a built page, or draws a guarded one. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadPage, pageAt, Site } from './site.tsx';
import type { SitePages } from './site-page.ts';

export async function startSite(pages: SitePages): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const page = pageAt(pages, location.pathname);
  await loadPage(page);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  // React keeps errors that a boundary caught from the window, so they are passed on.
  const options = { onCaughtError: (problem: unknown) => reportError(problem) };
  // A guarded page starts from the shell, which is not the page's HTML.
  if (page.guarded) createRoot(root, options).render(site);
  // In small steps, so that typing and scrolling never wait for all of it.
  else startTransition(() => void hydrateRoot(root, site, options));
}
