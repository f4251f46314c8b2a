/** What an event follows from: an instant, a mail, a request. Calls carry it in a header. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The SDK sends it from this variable of a function's environment (Lambda sets it for X-Ray). */
export const causeVariable = '_X_AMZN_TRACE_ID';
export const causeHeader = 'x-amzn-trace-id';

const causes = new AsyncLocalStorage<string | undefined>();

export const currentCause = (): string | undefined => causes.getStore();

/** All that is begun within `work` follows from the cause; undefined is a cause of its own. */
export const causing = <Value>(cause: string | undefined, work: () => Value): Value =>
  causes.run(cause, work);
