/** The service's clock, as its answers show it: this machine's may be wrong, or the service's moved. */
let aheadMs = 0;

/** A `Date` header is cut to the second and has travelled: less than this is no difference. */
const closeMs = 3000;

/** Notes what an answer says of the time; one without a date says nothing. */
export function noteServiceTime({ headers }: Response): void {
  const ms = Date.parse(headers.get('date') ?? '') - Date.now();
  // The next whole second, so that nothing that has happened is in the future.
  if (!Number.isNaN(ms)) aheadMs = Math.abs(ms) < closeMs ? 0 : ms + 1000;
}

/** Epoch milliseconds. */
export const serviceNow = (): number => Date.now() + aheadMs;
