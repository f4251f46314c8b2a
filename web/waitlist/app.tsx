/** Path to page: one line per page of the waitlist site. */
import { Route, Routes } from 'react-router-dom';
import type { pages } from '#shared/contract/pages.ts';
import type { SitePage } from '#web/kit/site-page.ts';
import { ErrorBoundary } from '#web/kit/ui/error-boundary.tsx';
import { Landing, landingTitle } from './pages/landing.tsx';
import { NotFound, notFoundTitle } from './pages/not-found.tsx';

type Path = (typeof pages.waitlist)[number]['path'];

export const sitePages: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: landingTitle,
    description: 'A checklist you talk to. Delivered in text or email.',
    page: <Landing />,
  },
};

export const notFound: SitePage = { title: notFoundTitle, page: <NotFound /> };

export function App() {
  return (
    <ErrorBoundary>
      <Routes>
        {Object.entries(sitePages).map(([path, { page }]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={notFound.page} />
      </Routes>
    </ErrorBoundary>
  );
}
