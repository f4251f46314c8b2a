/** Path to page: one line per page of the main site. */
import { Route, Routes } from 'react-router-dom';
import type { pages } from '#shared/contract/pages.ts';
import type { SitePage } from '#web/kit/site-page.ts';
import { ErrorBoundary } from '#web/kit/ui/error-boundary.tsx';
import { Acknowledgment, acknowledgmentTitle } from './pages/acknowledgment.tsx';
import { Day0Intentions, day0IntentionsTitle } from './pages/day0-intentions.tsx';
import { EmailConfirmation, emailConfirmationTitle } from './pages/email-confirmation.tsx';
import { Landing, landingTitle } from './pages/landing.tsx';
import { NotFound, notFoundTitle } from './pages/not-found.tsx';
import { Start, startTitle } from './pages/start.tsx';
import { Unsubscribe, unsubscribeTitle } from './pages/unsubscribe.tsx';

type Path = (typeof pages.main)[number]['path'];

export const sitePages: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: landingTitle,
    description:
      'A question in the morning, a check-in at midday, a look back in the evening. ' +
      'No app, no login: just reply to the email.',
    page: <Landing />,
  },
  '/start': { title: startTitle, page: <Start /> },
  '/day0-intentions': { title: day0IntentionsTitle, page: <Day0Intentions /> },
  '/acknowledgment': { title: acknowledgmentTitle, page: <Acknowledgment /> },
  '/email-confirmation': { title: emailConfirmationTitle, page: <EmailConfirmation /> },
  '/unsubscribe': { title: unsubscribeTitle, page: <Unsubscribe /> },
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
