/** How many calls to AWS follow each other on a way: one quiet person at a time, slow answers. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Counting } from '../../cost/counting-run.ts';
import { signUp } from '../../cost/visitor.ts';
import { longestChain } from '../../local/aws/longest-chain.ts';
import { calendar, signUpAt } from './calendar.ts';
import { crowdOf, type Somebody } from './crowd.ts';
import { postOf } from './post.ts';
import { stageFunction } from './queue.ts';

export interface Waits {
  readonly prompt: number;
  readonly reply: number;
  readonly signUp: number;
}

type Chain = (caller: FunctionName, act: () => Promise<unknown>) => Promise<number>;

/** Calls that are made together are seen to be only while they are answered slowly. */
const chainIn =
  ({ run: { endpoint, runtime } }: Counting): Chain =>
  async (caller, act) => {
    await runtime.atRest();
    endpoint.calls.reset();
    endpoint.calls.fault({ kind: 'slow', hits: (call) => call.caller === caller });
    await act();
    await runtime.atRest();
    endpoint.calls.fault(undefined);
    return longestChain(endpoint.calls.seen().filter((call) => call.caller === caller));
  };

/** A sign-up is two pages, of which the first makes the user. */
async function signedUp({ run }: Counting, chain: Chain, { email, zone }: Somebody) {
  return chain('onboarding.createUser', () => signUp(run, { email, zone, plan: 'Buy milk\nRun' }));
}

async function waitsOf(counting: Counting, who: Somebody): Promise<Waits> {
  const { run } = counting;
  const chainOf = chainIn(counting);
  const post = postOf(counting);
  await run.timekeeper.advanceTo(signUpAt(who.zone));
  // Everything once before it counts, so that no worker is made meanwhile.
  await signedUp(counting, chainOf, { ...who, email: 'early@example.com' });
  const signUpWait = await signedUp(counting, chainOf, who);
  const moments = calendar(2, false).filter(({ zone }) => zone === who.zone);
  const waits = { prompt: 0, reply: 0 };
  for (const [place, { kind, at, stage }] of moments.entries()) {
    if (kind === 'reply') await run.timekeeper.advanceTo(at);
    const caller = kind === 'reply' ? 'inbound.email' : stageFunction(stage);
    const chain = await chainOf(caller, () =>
      kind === 'reply' ? post.mail(who, '1 is done, add: call Sam') : run.timekeeper.advanceTo(at),
    );
    if (place >= moments.length / 2) waits[kind] = Math.max(waits[kind], chain);
  }
  return { ...waits, signUp: signUpWait };
}

export function waitsIn(counting: Counting): Promise<Waits> {
  const [who] = crowdOf(1);
  if (!who) throw new Error('A crowd of one is nobody.');
  return waitsOf(counting, who);
}
