/** Path to page; the previous page stays while the next one is fetched. */
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

/** Loads a page so that it is drawn at once: the first page, and all pages in the build. */
export async function loadPage(page: SitePage): Promise<void> {
  loaded.set(page, await loadingOf(page));
}

function loadingOf(page: SitePage): Promise<ComponentType> {
  const started = loading.get(page) ?? page.load();
  loading.set(page, started);
  return started;
}

function Page({ page }: { page: SitePage }) {
  usePageTitle(page.title);
  useEffect(sayAlive, []);
  const Content = loaded.get(page) ?? use(loadingOf(page));
  return <Content />;
}

/** What a person sees when a page breaks: one sentence and a way on. */
const broken = (
  <main className="wrap plain-page">
    <h1 className="h1">Something went wrong.</h1>
    <p className="lead">We’ve been told about it. Your list is safe.</p>
    <p>
      <a className="btn primary" href="/">
        Go Home
      </a>
    </p>
  </main>
);

export function Site({ pages }: { pages: SitePages }) {
  return (
    <ErrorBoundary fallback={broken}>
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
