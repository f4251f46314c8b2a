/** Runs the stages of a dry day in order (prompt, reply, acknowledgement) and times them. */
import { readMail } from '#functions/adapters/postal-mime.ts';
import type { RequestContext } from '#functions/context.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { editsOf } from '#shared/domain/change.ts';
import { compareCarryOver } from '#shared/domain/dry-run/carry-over.ts';
import type {
  DryAsked,
  DryChange,
  DryEvent,
  DryLetter,
  DryReply,
  DryStage,
} from '#shared/domain/dry-run/session.ts';
import { mimeParity } from '#shared/domain/letters/mime-parity.ts';
import { saidInText } from '#shared/domain/letters/said-in-text.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import {
  dateOfDay,
  type Printed,
  promptAt,
  type Rehearsed,
  replyAt,
  type Tester,
} from '../rehearse.ts';

/** What else is known about an event. */
type About = Omit<DryEvent, 'at' | 'ms' | 'event'>;

export interface Stopwatch {
  readonly events: readonly DryEvent[];
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  /** Runs the work and records its duration, with what `about` says of the result. */
  readonly time: <Result>(
    event: string,
    work: () => Promise<Result>,
    about?: (result: Result) => About,
  ) => Promise<Result>;
  /** Records an event without duration. */
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

/** If a part is missing, the two can't match. */
async function parityOf(mime: Uint8Array | undefined) {
  const { html = '', text = '' } = mime ? await readMail(mime) : {};
  return mimeParity(html, text);
}

async function dryLetter(
  kind: DryLetter['kind'],
  { at, guid, traceId }: Rehearsed,
  { letter, mime, html, text, sms }: Printed,
): Promise<DryLetter> {
  return {
    kind,
    at: at.toISOString(),
    guid,
    traceId,
    subject: letter.subject,
    html,
    text,
    sms,
    mime: Buffer.from(mime ?? []).toString('utf8'),
    parity: await parityOf(mime),
  };
}

/** What the stages of a day share. */
export interface Run {
  readonly tester: Tester;
  readonly context: RequestContext;
  readonly watch: Stopwatch;
  readonly tell: (doing: string) => void;
}

/** A stage, with what later stages are compared with. */
export interface Ran {
  readonly stage: DryStage;
  readonly last: Rehearsed;
  readonly prompt: Printed;
}

/**
 * The model may be asked until then: it takes up to 8 seconds, and the rest must finish before the
 * gateway's limit of 30.
 */
export const modelUntilMs = 16_000;

/** The reply of each stage. */
export const wordsAt = {
  MORNING_INTENTION: ({ morningIntentions }: DryAsked) => morningIntentions,
  MIDDAY_CHECKIN: ({ middayReply }: DryAsked) => middayReply,
  EVENING_REFLECTION: ({ eveningReflection }: DryAsked) => eveningReflection,
} as const satisfies Record<Touchpoint, (asked: DryAsked) => string>;

interface Moment {
  readonly day: number;
  readonly stage: Touchpoint;
}

const placeOf = ({ day, stage }: Moment) => ({ day, stage: stageWords[stage].wire });

const told = (moment: Moment, { outcome, reply }: Rehearsed): About => ({
  ...placeOf(moment),
  outcome,
  ...(reply && { engine: reply.engine, edits: reply.changes.length }),
});

/** Names the letter that ended the day, for `detail`. */
const whereOf = ({ day, stage }: Moment, { outcome }: Rehearsed): string =>
  `${stageWords[stage].label} of day ${day}: ${outcome}.`;

/** After that time the rules read the remaining replies. */
function withinBudget({ context, watch }: Run, moment: Moment): RequestContext {
  if (context.env.OPENAI_API_KEY === '' || watch.elapsed() < modelUntilMs) return context;
  watch.note('the model is left out, for want of time', placeOf(moment));
  return { ...context, env: { ...context.env, OPENAI_API_KEY: '' } };
}

async function prompted(run: Run, moment: Moment) {
  const { label } = stageWords[moment.stage];
  run.tell(`${label}: writing the letter`);
  const rehearsed = await run.watch.time(
    'prompt',
    () => promptAt(run.tester, moment, run.context),
    (done) => told(moment, done),
  );
  if (!rehearsed.sent) throw new Refusal('NO_LETTER_NOW', whereOf(moment, rehearsed));
  return { rehearsed, sent: rehearsed.sent };
}

async function replied(run: Run, moment: Moment, words: string) {
  const { label } = stageWords[moment.stage];
  run.tell(`${label}: reading the reply`);
  const context = withinBudget(run, moment);
  const rehearsed = await run.watch.time(
    'reply',
    () => replyAt(run.tester, moment, words, context),
    (done) => told(moment, done),
  );
  const { sent, reply } = rehearsed;
  if (!sent || !reply) throw new Refusal('NOT_ANSWERED', whereOf(moment, rehearsed));
  return { rehearsed, sent, reply };
}

function changesIn({ day, reply }: Rehearsed): readonly DryChange[] {
  const changes = reply?.changes ?? [];
  const words = new Map([...day.items, ...day.tomorrow].map(({ id, text }) => [id, text]));
  const before = new Map(changes.map(({ id, wasText }) => [id, wasText]));
  return editsOf(changes, day).map(({ kind, id }) => {
    const wasText = before.get(id);
    return { kind, text: words.get(id) ?? '', ...(wasText !== undefined && { wasText }) };
  });
}

const replyOf = (text: string, rehearsed: Rehearsed): DryReply => ({
  text,
  at: rehearsed.at.toISOString(),
  engine: rehearsed.reply?.engine ?? '',
  intent: rehearsed.reply?.intent ?? null,
  changes: changesIn(rehearsed),
  after: { items: rehearsed.day.items, tomorrow: rehearsed.day.tomorrow },
});

/** Runs a stage with its reply. Throws NO_LETTER_NOW and NOT_ANSWERED, and what the flows throw. */
export async function runStage(run: Run, moment: Moment, words: string): Promise<Ran> {
  const { rehearsed: first, sent: prompt } = await prompted(run, moment);
  const { rehearsed: last, sent } = await replied(run, moment, words);
  const { day, stage } = moment;
  return {
    prompt,
    last,
    stage: {
      day,
      stage,
      date: dateOfDay(run.tester, day),
      prompt: await dryLetter('prompt', first, prompt),
      reply: replyOf(words, last),
      acknowledgement: await dryLetter('acknowledgement', last, sent),
    },
  };
}

/** The next day's first letter, compared with what the evening left. */
export async function runNextMorning(run: Run, evening: Ran) {
  const moment = { day: 2, stage: 'MORNING_INTENTION' } as const;
  const { rehearsed, sent } = await prompted(run, moment);
  const date = dateOfDay(run.tester, moment.day);
  const prompt = await dryLetter('prompt', rehearsed, sent);
  const { blocks } = sent.letter;
  const carryOver = compareCarryOver(evening.last.day, {
    date,
    lines: blocks.flatMap((block) => (block.kind === 'checklist' ? block.lines : [])),
    said: saidInText(prompt.text, () => true).lines.map(({ words }) => words),
  });
  const { verified } = carryOver;
  run.watch.note('carry-over', { ...placeOf(moment), outcome: verified ? 'verified' : 'broken' });
  const stage: DryStage = { ...moment, date, prompt };
  return { stage, carryOver };
}
