/** SES tells of a mail a moment after it took it: when our own row of it is long written. */
import type { LocalRun } from '../local/local-run.ts';

/** Answers what lets SES say all that it has to say by now, and waits until it is noted. */
export function tellingLater({ endpoint, runtime }: LocalRun): () => Promise<void> {
  const held: (() => void)[] = [];
  endpoint.outcome(undefined, (say) => void held.push(say));
  return async () => {
    await runtime.atRest();
    for (const say of held.splice(0)) say();
    await runtime.atRest();
  };
}
