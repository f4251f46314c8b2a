/** Forwards uncaught errors and unhandled rejections of a page to the error-reporting service. */
import { paths } from '#shared/contract/paths.ts';
import { safeText } from './safe-text.ts';

/** More than this from one page is the same fault again. */
const mostReportsPerPage = 5;

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

export function reportError(problem: unknown): void {
  if (reports >= mostReportsPerPage) return;
  reports += 1;
  const { method, path } = paths['health.reportError'];
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(problem, location.pathname)),
    keepalive: true,
    // A report that is lost stays lost: reporting that would only lose another.
  }).catch(() => undefined);
}

export function reportUncaughtErrors(): void {
  addEventListener('error', (event) => reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
