/** The JSON API of the local page: mailbox, phone and clock, for people's scripts and for tests. */
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Cloud } from '../cloud.ts';
import { within } from '../kit.ts';
import type { Runtime } from '../lambda-runtime.ts';
import type { PhoneNetwork } from '../phone-network.ts';
import { verdictNames, verdictValues } from '../receive-mail.ts';
import { nextFiring } from '../schedule-times.ts';
import { aboutSchedule, type Timekeeper } from '../timekeeper.ts';
import type { Mailbox } from './messages.ts';

export interface ConsoleParts {
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly runtime: Pick<Runtime, 'atRest' | 'pending'>;
  readonly timekeeper: Timekeeper;
  readonly mailbox: Mailbox;
  readonly phones: PhoneNetwork;
  /** Known once the door is open. */
  readonly smtpPort: () => number;
}

interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

type Work = (parts: ConsoleParts, query: URLSearchParams, body: Buffer) => Promise<JsonAnswer>;

/** Years ahead would fire millions of schedules before anyone could stop it. */
const furthestMoveMs = 10 * 366 * 86_400_000;
/** A reply answers when it has been worked on, but does not wait for a stuck function. */
const patienceMs = 15_000;

const works: Readonly<Record<string, Work>> = {
  'GET messages': async ({ mailbox }, query) =>
    ok({ messages: await mailbox.list(query.get('to') ?? undefined) }),
  'POST replies': takeReply,
  'GET texts': async ({ phones }, query) =>
    ok({ number: phones.number, texts: phones.texts(query.get('phone') ?? undefined) }),
  'POST texts': takeText,
  'GET clock': async (parts) => ok(clockFace(parts)),
  'POST clock': moveClock,
  'GET schedules': async (parts) => ok({ schedules: schedules(parts) }),
};

/** `name` is what follows `/_local/api/`. */
export async function askConsole(
  method: string,
  name: string,
  query: URLSearchParams,
  body: Buffer,
  parts: ConsoleParts,
): Promise<JsonAnswer> {
  const work = works[`${method} ${name}`];
  try {
    if (work) return await work(parts, query, body);
  } catch (error) {
    if (error instanceof BadInput) return declined(400, error.message);
    throw error;
  }
  const known = Object.keys(works).some((key) => key.endsWith(` ${name}`));
  return known
    ? declined(405, `/_local/api/${name} is not asked with ${method}.`)
    : declined(404, `There is no /_local/api/${name}.`);
}

const ok = (body: unknown): JsonAnswer => ({ status: 200, body });
const declined = (status: number, message: string): JsonAnswer => ({
  status,
  body: { ok: false, error: message, message },
});

async function takeReply(parts: ConsoleParts, _query: URLSearchParams, body: Buffer) {
  const { inReplyTo, text, from, headers = {}, verdicts = {} } = read(ReplyAsked, body);
  const letter = await parts.mailbox.find(inReplyTo);
  if (!letter) throw new BadInput(`No message has the id ${inReplyTo}.`);
  if (letter.channel !== 'email') throw new BadInput('A text is answered by a text: POST texts.');
  const { clock, runtime, smtpPort } = parts;
  const draft = { text, from, headers, verdicts };
  // What writes mails is loaded by the first who writes one.
  const { sendReply } = await import('./reply-mail.ts');
  const messageId = await sendReply(letter, draft, smtpPort(), clock.now());
  await within(patienceMs, runtime.atRest());
  return ok({ ok: true, messageId, pending: pendingOf(parts) });
}

async function takeText(parts: ConsoleParts, _query: URLSearchParams, body: Buffer) {
  const { from, text } = read(TextAsked, body);
  const messageId = parts.phones.write(from, text);
  if (messageId === undefined) return declined(501, 'This build takes no text messages.');
  await within(patienceMs, parts.runtime.atRest());
  return ok({ ok: true, messageId, pending: pendingOf(parts) });
}

async function moveClock(parts: ConsoleParts, _query: URLSearchParams, body: Buffer) {
  const asked = read(ClockAsked, body);
  const now = parts.clock.now();
  const to = 'to' in asked ? Date.parse(asked.to) : later(now, asked.advance);
  if (to === undefined || Number.isNaN(to)) {
    throw new BadInput('That is not an ISO 8601 duration, like PT1H, P1D or P2W.');
  }
  if (to < now) {
    throw new BadInput(`The clock only moves forward; it is ${new Date(now).toISOString()} now.`);
  }
  if (to - now > furthestMoveMs) throw new BadInput('The clock moves at most ten years at a time.');
  const moved = await parts.timekeeper.advanceTo(to);
  return ok({
    now: new Date(moved.now).toISOString(),
    fired: moved.fired,
    pending: pendingOf(parts),
  });
}

function clockFace(parts: ConsoleParts) {
  const now = parts.clock.now();
  const upcoming = parts.timekeeper.upcoming();
  const zone = upcoming[0]?.schedule.timezone ?? 'America/Chicago';
  return {
    now: new Date(now).toISOString(),
    /** The zone in which the page shows the time: that of whoever is written to next. */
    zone,
    nextTouchpoint: iso(upcoming[0]?.at),
    tomorrowMorning: iso(tomorrowAtSix(now, zone)),
    pending: pendingOf(parts),
  };
}

/** 6:00 AM of the next calendar date in a zone, also when today's 6:00 is still to come. */
function tomorrowAtSix(now: number, zone: string): number | undefined {
  const daily = { expression: 'cron(0 6 * * ? *)', timezone: zone, createdAt: 0 };
  const dateOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone });
  const first = nextFiring(daily, now);
  return first !== undefined && dateOf(first) === dateOf(now) ? nextFiring(daily, first) : first;
}

const schedules = ({ timekeeper }: ConsoleParts) =>
  timekeeper.upcoming().map(({ schedule, at }) => ({
    group: schedule.group,
    name: schedule.name,
    ...aboutSchedule(schedule),
    expression: schedule.expression,
    timezone: schedule.timezone,
    nextAt: iso(at),
  }));

const pendingOf = ({ runtime }: ConsoleParts) =>
  runtime.pending().map(({ dueAt, ...event }) => ({ ...event, dueAt: iso(dueAt) }));

const iso = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

/** Said to the caller as a 400. */
class BadInput extends Error {}

/** Header names of RFC 5322; a line break in a value would begin another header. */
const headerName = z.string().check(z.regex(/^[!-9;-~]+$/));
const headerValue = z.string().check(z.regex(/^[^\r\n\0]*$/));

const verdictWords = new Set<string>(verdictValues);
const verdict = z.pipe(
  z.string().check(z.refine((word) => verdictWords.has(word.toUpperCase()))),
  z.transform((word) => word.toUpperCase() as (typeof verdictValues)[number]),
);

const ReplyAsked = z.strictObject({
  inReplyTo: z.string(),
  text: z.string().check(z.maxLength(1_000_000)),
  from: z.optional(z.string().check(z.regex(/^[^\r\n\0]*@[^\r\n\0]*$/))),
  headers: z.optional(z.record(headerName, z.union([headerValue, z.array(headerValue)]))),
  verdicts: z.optional(z.partialRecord(z.enum(verdictNames), verdict)),
});

const TextAsked = z.strictObject({
  from: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1600)),
});

const ClockAsked = z.union([
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.string() }),
]);

const sentences = new Map<unknown, string>([
  [
    ReplyAsked,
    'A reply takes {inReplyTo, text} and may take {from, headers, verdicts}; ' +
      `verdicts are ${verdictNames.join(', ')}, each ${verdictValues.join(', ')}.`,
  ],
  [TextAsked, 'A text takes {from, text}, the number as +15551234567 and at most 1600 characters.'],
  [
    ClockAsked,
    'The clock takes {to: "2026-11-21T06:00:00Z"} or {advance: "PT1H"}: an ISO 8601 instant ' +
      'with its zone, or an ISO 8601 duration.',
  ],
]);

/** Throws BadInput for a body that is not JSON or not what the schema says. */
function read<Value>(schema: z.ZodMiniType<Value>, body: Buffer | undefined): Value {
  try {
    return z.parse(schema, JSON.parse((body ?? '').toString()));
  } catch {
    throw new BadInput(sentences.get(schema) ?? 'That could not be read.');
  }
}

const durations =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** An instant (epoch ms) and an ISO 8601 duration: calendar months in UTC, days of 24 hours. */
function later(instant: number, duration: string): number | undefined {
  const fields = durations.exec(duration);
  if (!fields) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = fields
    .slice(1)
    .map((field: string | undefined) => Number(field ?? 0));
  const date = new Date(instant);
  date.setUTCMonth(date.getUTCMonth() + 12 * (years ?? 0) + (months ?? 0));
  const daysInAll = 7 * (weeks ?? 0) + (days ?? 0);
  const secondsInAll = 3600 * (hours ?? 0) + 60 * (minutes ?? 0) + (seconds ?? 0);
  const end = date.getTime() + daysInAll * 86_400_000 + Math.round(secondsInAll * 1000);
  return Number.isFinite(end) ? end : undefined;
}
