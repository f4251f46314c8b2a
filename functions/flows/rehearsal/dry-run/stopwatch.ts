/** Writes down what happens in a dry run, and when: names and numbers alone. */
import type { RequestContext } from '#functions/context.ts';
import type { DryEvent } from '#shared/domain/dry-run/session.ts';

/** What is known of an event beside its times. */
export type About = Omit<DryEvent, 'at' | 'ms' | 'event'>;

export interface Stopwatch {
  readonly events: readonly DryEvent[];
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  /** Does the work, and notes how long it took and what `about` it can be told. */
  readonly time: <Result>(
    event: string,
    work: () => Promise<Result>,
    about?: (result: Result) => About,
  ) => Promise<Result>;
  /** Notes what takes no time. */
  readonly note: (event: string, about?: About) => void;
}

export function stopwatch({ clock, log }: Pick<RequestContext, 'clock' | 'log'>): Stopwatch {
  const events: DryEvent[] = [];
  const began = clock().getTime();
  const elapsed = () => clock().getTime() - began;
  const add = (event: DryEvent) => {
    events.push(event);
    const { event: name, ...fields } = event;
    log.info(`dry run: ${name}`, fields);
  };
  return {
    events,
    elapsed,
    note: (event, about = {}) => add({ at: elapsed(), ms: 0, event, ...about }),
    async time(event, work, about = () => ({})) {
      const at = elapsed();
      const result = await work();
      add({ at, ms: elapsed() - at, event, ...about(result) });
      return result;
    },
  };
}
