/** Path to page; while a page is fetched, the one before it still stands. */
import { type ComponentType, Suspense, use, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { sayAlive } from './early-presses.ts';
import { usePageTitle } from './page-title.ts';
import type { SitePage, SitePages } from './site-page.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';

const loaded = new Map<SitePage, ComponentType>();
const loading = new Map<SitePage, Promise<ComponentType>>();

/** The page at a path, slash at the end or not. */
export const pageAt = ({ byPath, notFound }: SitePages, path: string): SitePage =>
  byPath[path.length > 1 ? path.replace(/\/$/, '') : path] ?? notFound;

/** A page that was loaded is drawn at once: the first one, and every one in the build. */
export async function loadPage(page: SitePage): Promise<void> {
  loaded.set(page, await loadingOf(page));
}

function loadingOf(page: SitePage): Promise<ComponentType> {
  const started = loading.get(page) ?? page.load();
  loading.set(page, started);
  return started;
}

function Page({ page }: { readonly page: SitePage }) {
  usePageTitle(page.title);
  useEffect(sayAlive, []);
  const Content = loaded.get(page) ?? use(loadingOf(page));
  return <Content />;
}

export function Site({ pages }: { readonly pages: SitePages }) {
  return (
    <ErrorBoundary>
      <Suspense>
        <Routes>
          {Object.entries(pages.byPath).map(([path, page]) => (
            <Route key={path} path={path} element={<Page key={path} page={page} />} />
          ))}
          <Route path="*" element={<Page page={pages.notFound} />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
