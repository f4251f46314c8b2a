/** Brings a page to life in the browser: hydrates what was built, draws what was not. */
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
  // An error that a boundary caught never reaches the window, so it is handed there from here.
  const options = { onCaughtError: (problem: unknown) => reportError(problem) };
  // A guarded page is drawn in the shell, which holds no more than a word to wait by.
  if (page.guarded) createRoot(root, options).render(site);
  // In small steps, so that typing and scrolling never wait for all of it.
  else startTransition(() => void hydrateRoot(root, site, options));
}
