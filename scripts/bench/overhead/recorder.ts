/** Hears every call that product code makes through the SDK, and makes the same calls bare. */
import { SESClient } from '@aws-sdk/client-ses';

/** As much of a command as sending it again needs. */
interface Command {
  readonly input: unknown;
}

interface Sender {
  send: (this: Sender, command: Command, ...rest: readonly unknown[]) => Promise<unknown>;
}

/** One call: who sent what, and how it ended. */
interface Call {
  readonly client: Sender;
  readonly command: Command;
  /** The places of those that were done when this one began. */
  readonly after: readonly number[];
  /** The name of what it was refused with: a condition that does not hold is no fault. */
  refusal: string | undefined;
}

/** In the order in which they began. */
export type Recording = readonly Call[];

/** The class that all clients of the SDK have in common: whose `send` they inherit. */
function clientClass(): Sender {
  let found: unknown = SESClient.prototype;
  while (typeof found === 'object' && found !== null) {
    if (Object.hasOwn(found, 'send')) return found as Sender;
    found = Object.getPrototypeOf(found);
  }
  throw new Error('No class of the SDK has a method send.');
}

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : 'unknown');

/** Runs `work` and keeps the calls that it makes, of any client in this process. */
export async function record(work: () => Promise<unknown>): Promise<Recording> {
  const shared = clientClass();
  const { send } = shared;
  const calls: Call[] = [];
  const done = new Set<number>();
  shared.send = async function heard(this: Sender, command, ...rest) {
    const call: Call = { client: this, command, after: [...done], refusal: undefined };
    const place = calls.push(call) - 1;
    try {
      return await send.call(this, command, ...rest);
    } catch (problem) {
      call.refusal = nameOf(problem);
      throw problem;
    } finally {
      done.add(place);
    }
  };
  try {
    await work();
  } finally {
    shared.send = send;
  }
  return calls;
}

interface Readable {
  transformToByteArray(): Promise<Uint8Array>;
}

/** Sends it as it was sent; a body is read as the product reads it. */
async function sendAgain({ client, command, refusal }: Call): Promise<void> {
  const Kind = command.constructor as new (input: unknown) => Command;
  let ended: string | undefined;
  try {
    const answer = (await client.send(new Kind(command.input))) as { Body?: Readable };
    await answer.Body?.transformToByteArray();
  } catch (problem) {
    ended = nameOf(problem);
  }
  if (ended === refusal) return;
  throw new Error(
    `A bare ${Kind.name} was ${ended ?? 'done'}, the handler's ${refusal ?? 'done'}.`,
  );
}

/** The same calls with nothing between them: each begins when those are done that it waited for. */
export async function replay(calls: Recording): Promise<void> {
  const done: Promise<void>[] = [];
  for (const call of calls) {
    const before = Promise.all(call.after.flatMap((place) => done[place] ?? []));
    done.push(before.then(() => sendAgain(call)));
  }
  // None goes on behind the back of whoever is told that one has failed.
  await Promise.allSettled(done);
  await Promise.all(done);
}

/** How many had to wait for one another. */
export function stepsOf(calls: Recording): number {
  const steps: number[] = [];
  for (const { after } of calls) {
    steps.push(Math.max(0, ...after.map((place) => steps[place] ?? 0)) + 1);
  }
  return Math.max(0, ...steps);
}
