/**
 * Lists the dead letters with what they are, and hands them on again to their functions when asked
 * to. What was done before is not done twice.
 */
import { Problem } from '../local/problem.ts';
import { command, given, say } from './given.ts';
import { atPlace } from './place.ts';
import { type DeadLetter, kinds, readDeadLetter } from './redrive/dead-letters.ts';
import { deadLetterQueues, type Waiting } from './redrive/queue.ts';

const help = `
Lists the dead letters, and hands them on again when asked to.

  npx node scripts/ops/redrive.ts                                    on this machine, in DATA_DIR
  npx node scripts/ops/redrive.ts --stage prod --region us-east-1    a deployed stage

  --kind       only these: ${kinds.slice(0, -1).join(', ')}
  --function   only those for this function: stages.morning, inbound.email ...
  --write      hands them on and takes them out of the queue

run: a function failed each time. schedule: it could not be fired. notice: a topic could not hand
it to its function. A letter of any other kind is listed and left. Correct the cause first: what
fails again comes back. A touchpoint more than three hours late is noted as late, and not sent.
`;

const options = {
  kind: { type: 'string' },
  function: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const;

type Given = ReturnType<typeof read>;

function read() {
  const values = given(options, help);
  if (values.kind !== undefined && !kinds.some((kind) => kind === values.kind))
    throw new Problem(`--kind takes ${kinds.join(', ')}, not "${values.kind}".`);
  return values;
}

interface Found {
  readonly waiting: Waiting;
  readonly letter: DeadLetter;
}

const isWanted = ({ letter }: Found, values: Given): boolean =>
  (values.kind ?? letter.kind) === letter.kind &&
  (values.function ?? letter.function) === letter.function;

function lineOf({ waiting, letter }: Found): string {
  const about = Object.entries(letter.about).map(([name, value]) => `${name} ${value}`);
  const because = letter.because === undefined ? [] : [`because ${letter.because}`];
  const parts = [waiting.since, letter.kind, letter.function ?? '?', ...about, ...because];
  return parts.join('  ');
}

async function main(): Promise<void> {
  const values = read();
  if (values.help) return say(help);
  await atPlace(values, async (place) => {
    const queues = deadLetterQueues();
    const urls = await queues.urls(place.prefix);
    if (urls.length === 0) throw new Problem(`${place.prefix} has no queue for dead letters.`);
    const waiting = (await Promise.all(urls.map(queues.drain))).flat();
    const all = waiting.map((one) => ({ waiting: one, letter: readDeadLetter(one.body, place) }));
    const handedOn = values.write ? await handOnAll(all, values, queues) : new Set();
    for (const found of all) if (!handedOn.has(found)) await queues.putBack(found.waiting);
    const wanted = all.filter((found) => isWanted(found, values));
    for (const found of wanted) say(lineOf(found));
    say(
      `${all.length} dead letters, ${wanted.length} of them asked for, ${handedOn.size} handed on.`,
    );
  });
}

/** One after the other: a herd of them at once would only fail again at SES's rate. */
async function handOnAll(
  all: readonly Found[],
  values: Given,
  queues: ReturnType<typeof deadLetterQueues>,
): Promise<ReadonlySet<unknown>> {
  const done = new Set<Found>();
  for (const found of all) {
    const { awsName, event } = found.letter;
    if (!isWanted(found, values) || awsName === undefined) continue;
    await queues.handOn(found.waiting, awsName, event);
    done.add(found);
  }
  return done;
}

await command(main);
