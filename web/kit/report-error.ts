/** Forwards uncaught errors and unhandled rejections of a page to the error-reporting service. */
import { safeText } from './safe-text.ts';

/** More than this from one session is the same fault again. */
const mostReportsPerSession = 10;
const countKey = 'errorsReported';

export interface Report {
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
}

/** The query is left out of `page`: a link's token is nobody's business but its owner's. */
export function reportOf(problem: unknown, page: string): Report {
  const error = problem instanceof Error ? problem : undefined;
  return {
    message: (error ? `${error.name}: ${error.message}` : safeText(problem)).slice(0, 2000),
    ...(error?.stack && { stack: error.stack.slice(0, 8000) }),
    page: page.slice(0, 300),
  };
}

let reports = 0;

/** Counted over all pages of the session, and over this one where nothing can be kept. */
function mayReport(): boolean {
  try {
    reports = Math.max(reports, Number(sessionStorage.getItem(countKey)));
    sessionStorage.setItem(countKey, String(reports + 1));
  } catch {
    // Storage is closed to us: the count of this page is all there is.
  }
  reports += 1;
  return reports <= mostReportsPerSession;
}

function report(problem: unknown): void {
  if (!mayReport()) return;
  fetch(import.meta.env?.ERRORS_PATH ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(problem, location.pathname)),
    keepalive: true,
    // A report that is lost stays lost: reporting that would only lose another.
  }).catch(() => undefined);
}

export function reportUncaughtErrors(): void {
  addEventListener('error', (event) => report(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}
