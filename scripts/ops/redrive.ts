/** Lists the dead letters, and hands them on again to their functions when asked to. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ListQueuesCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { Problem } from '../local/problem.ts';
import { type DeadLetter, kinds, readDeadLetter } from './dead-letters.ts';
import { command, given, say } from './given.ts';
import { atPlace } from './place.ts';

const help = `
Lists the dead letters, and hands them on again when asked to.

  npx node scripts/ops/redrive.ts                                    on this machine, in DATA_DIR
  npx node scripts/ops/redrive.ts --stage prod --region us-east-1    a deployed stage

  --kind       only these: ${kinds.slice(0, -1).join(', ')}
  --function   only those for this function: stages.touchpoint, inbound.email ...
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

/** Long enough to go through a long queue; what is not handed on is shown again at once. */
const hiddenSeconds = 600;
/** SQS may answer less than there is, and is asked again before it is believed to be empty. */
const emptyAnswers = 2;

function deadLetterQueues() {
  const sqs = new SQSClient({});
  const lambda = new LambdaClient({});
  return {
    /** The stack's queues by their URLs. */
    async urls(prefix: string): Promise<readonly string[]> {
      const asked = new ListQueuesCommand({ QueueNamePrefix: `${prefix}-`, MaxResults: 1000 });
      const { QueueUrls = [] } = await sqs.send(asked);
      return QueueUrls.filter((url) => /dead-?letters/i.test(url));
    },

    /** All that waits in a queue. */
    drain: async (url: string): Promise<readonly Waiting[]> => {
      const asked = new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: hiddenSeconds,
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['SentTimestamp'],
      });
      const found = new Map<string, Waiting>();
      for (let empty = 0; empty < emptyAnswers; ) {
        const { Messages = [] } = await sqs.send(asked);
        empty = Messages.length === 0 ? empty + 1 : 0;
        for (const message of Messages) found.set(message.MessageId ?? '', waitingOf(url, message));
      }
      return [...found.values()];
    },

    /** Accepted by Lambda first, taken away after: between the two it can only come twice. */
    async handOn({ place }: Waiting, FunctionName: string, event: unknown): Promise<void> {
      const Payload = JSON.stringify(event);
      await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }));
      await sqs.send(new DeleteMessageCommand(place));
    },

    async putBack({ place }: Waiting): Promise<void> {
      await sqs.send(new ChangeMessageVisibilityCommand({ ...place, VisibilityTimeout: 0 }));
    },
  };
}

type Waiting = ReturnType<typeof waitingOf>;

const waitingOf = (url: string, { ReceiptHandle, Body, Attributes }: Message) => ({
  place: { QueueUrl: url, ReceiptHandle },
  body: Body ?? '',
  /** ISO instant. */
  since: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
});

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
    const wanted = all.filter((found) => isWanted(found, values));
    const handedOn = new Set<Found>();
    // One after the other: a herd of them at once would only fail again at SES's rate.
    for (const found of values.write ? wanted : []) {
      const { awsName, event } = found.letter;
      if (awsName === undefined) continue;
      await queues.handOn(found.waiting, awsName, event);
      handedOn.add(found);
    }
    for (const found of all) if (!handedOn.has(found)) await queues.putBack(found.waiting);
    for (const found of wanted) say(lineOf(found));
    say(
      `${all.length} dead letters, ${wanted.length} of them asked for, ${handedOn.size} handed on.`,
    );
  });
}

await command(main);
