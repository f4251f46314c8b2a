/** Forwards uncaught errors and unhandled rejections of a page to the error-reporting service. */

/** More reports than this from one session repeat the same fault. */
const mostReportsPerSession = 10;
const countKey = 'errorsReported';

export interface Report {
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
}

/** Leaves the query out of `page`: it may hold a link's token. */
export function reportOf(problem: unknown, page: string): Report {
  const error = problem instanceof Error ? problem : undefined;
  return {
    message: (error ? `${error.name}: ${error.message}` : safeText(problem)).slice(0, 2000),
    ...(error?.stack && { stack: error.stack.slice(0, 8000) }),
    page: page.slice(0, 300),
  };
}

let reports = 0;

/** Counts over all pages of the session, or over this page if storage is closed. */
function mayReport(): boolean {
  try {
    reports = Math.max(reports, Number(sessionStorage.getItem(countKey)));
    sessionStorage.setItem(countKey, String(reports + 1));
  } catch {
    // Storage is closed: the count of this page is all there is.
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
    // A failed report is dropped: reporting it would fail too.
  }).catch(() => undefined);
}

export function reportUncaughtErrors(): void {
  addEventListener('error', (event) => report(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}

/** JSON, with placeholders for circles, big integers and throwing getters. */
export function safeText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return withoutCircles(value);
  }
}

function withoutCircles(value: unknown): string {
  const above: unknown[] = [];
  try {
    return JSON.stringify(value, function (this: unknown, _key, inner: unknown) {
      if (typeof inner === 'bigint') return String(inner);
      if (typeof inner !== 'object' || inner === null) return inner;
      // `this` holds `inner`, so whatever was below it has been left.
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (above.includes(inner)) return '[circular]';
      above.push(inner);
      return inner;
    });
  } catch {
    return '[unreadable]';
  }
}
