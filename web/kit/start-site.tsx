/** Brings a page to life in the browser: hydrates what was built, draws what was not. */
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reportError, reportUncaughtErrors } from './report-error.ts';

export function startSite(app: ReactNode): void {
  reportUncaughtErrors();
  const root = document.getElementById('root');
  if (!root) return;
  const site = (
    <StrictMode>
      <BrowserRouter>{app}</BrowserRouter>
    </StrictMode>
  );
  // An error that a boundary caught never reaches the window, so it is forwarded from here.
  const options = { onCaughtError: (problem: unknown) => reportError(problem) };
  if (root.hasChildNodes()) hydrateRoot(root, site, options);
  else createRoot(root, options).render(site);
}
