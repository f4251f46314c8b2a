/** What a dead letter is, and what it takes to hand it on again; never a person's words. */
import { type FunctionName, functionName } from '#shared/contract/functions.ts';
import { stages } from '#shared/domain/stage.ts';
import type { Cloud } from '../local/cloud.ts';
import { parsedJson } from '../local/kit.ts';

/**
 * run: a function failed each time. schedule: it could not be fired. notice: a topic or the bus
 * could not hand it to its function. unknown: none of ours; it is left where it is.
 */
export const kinds = ['run', 'schedule', 'notice', 'unknown'] as const;
type DeadLetterKind = (typeof kinds)[number];

export interface DeadLetter {
  readonly kind: DeadLetterKind;
  /** The function it is for, by its one name, and as AWS knows it. */
  readonly function?: FunctionName;
  readonly awsName?: string;
  readonly event?: unknown;
  /** Which error ended it, by its class: a message may quote what somebody wrote. */
  readonly because?: string;
  /** Ids and instants of the event, by their names in it. */
  readonly about: Readonly<Record<string, string>>;
}

/** What hangs together in the stack, and how its names begin in AWS. */
interface Wiring {
  readonly cloud: Cloud;
  readonly prefix: string;
}

/** Reads a dead letter's body, whoever left it. */
export function readDeadLetter(body: string, wiring: Wiring): DeadLetter {
  const said = fieldsOf(parsedJson(body));
  for (const way of [ofRun, ofTopic, ofBus, ofSchedule]) {
    const read = way(said, wiring);
    if (read) return read;
  }
  return { kind: 'unknown', about: {} };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Lambda's own record of what it gave up. */
function ofRun({ requestContext, requestPayload, responsePayload }: Fields, wiring: Wiring) {
  const { functionArn, condition, approximateInvokeCount } = fieldsOf(requestContext);
  const awsName = text(functionArn)?.split(':function:').at(-1)?.split(':')[0];
  const found = named(wiring, awsName);
  if (!found) return undefined;
  const because = text(fieldsOf(responsePayload)['errorType']) ?? text(condition);
  const tries =
    typeof approximateInvokeCount === 'number' ? { tries: `${approximateInvokeCount}` } : {};
  const about = { ...aboutEvent(requestPayload), ...tries };
  return letter('run', found, wiring, requestPayload, about, because);
}

/** SNS leaves the notice itself, which its function gets in a list of one. */
function ofTopic(said: Fields, wiring: Wiring) {
  const topic = text(said['TopicArn']);
  if (topic === undefined || text(said['Message']) === undefined) return undefined;
  const found = wiring.cloud.functions.find(({ topics }) =>
    topics.some((known) => logicalId(known) === logicalId(topic)),
  );
  if (!found) return undefined;
  const event = { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: said }] };
  return letter('notice', found.name, wiring, event, aboutEvent(event));
}

/** The bus leaves the event as it is. */
function ofBus(said: Fields, wiring: Wiring) {
  const { eventRule } = wiring.cloud;
  const isSes = said['source'] === 'aws.ses' && said['detail'] !== undefined;
  return isSes && eventRule
    ? letter('notice', eventRule.function, wiring, said, aboutEvent(said))
    : undefined;
}

/** Scheduler leaves the input of the schedule. */
function ofSchedule(said: Fields, wiring: Wiring) {
  const isTouchpoint = stages.some((one) => one === said['stage']);
  return isTouchpoint
    ? letter('schedule', 'stages.touchpoint', wiring, said, aboutEvent(said))
    : undefined;
}

function letter(
  kind: DeadLetterKind,
  name: FunctionName,
  { prefix }: Wiring,
  event: unknown,
  about: DeadLetter['about'],
  because?: string,
): DeadLetter {
  const awsName = functionName(prefix, name);
  return { kind, function: name, awsName, event, about, ...(because && { because }) };
}

const named = ({ cloud, prefix }: Wiring, awsName: string | undefined): FunctionName | undefined =>
  cloud.functions.find(({ name }) => functionName(prefix, name) === awsName)?.name;

/** `anchor-prod-TextsA1B2-Xy9` -> `TextsA1B2`: CloudFormation's own part of a topic's name. */
const logicalId = (arn: string): string | undefined => arn.split(':').at(-1)?.split('-')[2];

const idsShown = ['userId', 'stage', 'scheduledAt', 'runId', 'jobId', 'id'] as const;
const isPlain = (value: string): boolean => /^[\w:.+-]{1,64}$/.test(value);

/** A key of ours that is an id or an instant; whatever else an event holds may be words. */
function aboutEvent(event: unknown): DeadLetter['about'] {
  const records = fieldsOf(event)['Records'];
  const [record] = Array.isArray(records) ? records : [];
  const notice = fieldsOf(fieldsOf(record)['Sns']);
  const inner = fieldsOf(fieldsOf(event)['detail'] ?? parsedJson(text(notice['Message']) ?? ''));
  const mailId = text(fieldsOf(inner['mail'])['messageId']) ?? text(inner['inboundMessageId']);
  const own = idsShown.flatMap((key) => {
    const value = text(fieldsOf(event)[key]);
    return value !== undefined && isPlain(value) ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(own), ...(mailId && isPlain(mailId) && { message: mailId }) };
}
