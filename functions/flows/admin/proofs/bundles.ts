/** Builds what the interpreter and the letters get at every stage, channel and in several zones. */
import { theReader } from '#functions/adapters/reader-model.ts';
import type { RequestContext } from '#functions/context.ts';
import type { Person } from '#functions/store/people.ts';
import type { Checklist, Item, ItemStatus } from '#shared/domain/checklist.ts';
import { type Day, emptyDay, openDay } from '#shared/domain/day.ts';
import { addDays, instantOf, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { Bundle, Facts } from '#shared/domain/proofs/context.ts';
import { readReply } from '#shared/domain/replies/read-reply.ts';
import { askingOf } from '#shared/domain/reply-changes.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import type { Channel, User } from '#shared/domain/user.ts';
import { askingOfIntentions, dayFrom } from '../../signup/read-intentions.ts';
import { letterContext, pacedContext } from '../../touchpoints/letter-context.ts';

/** Zones behind UTC, half an hour off, and far ahead. */
const zones = ['America/Chicago', 'Asia/Kolkata', 'Pacific/Auckland'];
const channels = ['email', 'sms'] as const;

const item = (id: string, text: string, status: ItemStatus, firstDay: LocalDate): Item => ({
  id,
  text,
  status,
  firstDay,
});

/** A made-up user: no row is read or written for it. */
const userIn = (zone: string, channel: Channel, now: Date): User => ({
  id: '00000000-0000-4000-8000-000000000000',
  number: 0,
  email: 'nobody@tester.invalid',
  phone: '+15125550100',
  textsAgreedAt: now.toISOString(),
  kind: 'tester',
  channel,
  zone,
  zoneSource: 'user',
  rhythm: dayZeroRhythm,
  state: 'active',
  createdAt: now.toISOString(),
  source: 'tester',
  startsOn: addDays(localDateAt(now, zone), -1),
  begunAt: now.toISOString(),
});

const stored = (day: Day) => ({ day, writtenBy: '' });
const replyText = 'Called Mom, and the rest tomorrow.';

interface Lists {
  /** Newest first, as they were written. */
  readonly days: readonly Day[];
  /** The lists that must be found today. */
  readonly items: Checklist;
  readonly later: Checklist;
}

/** Yesterday's open items carry over; done and dropped ones stay behind. */
function beforeFirstWord(date: LocalDate): Lists {
  const before = addDays(date, -1);
  const open = item('a1', 'Call Mom', 'open', before);
  const later = item('a4', 'Water the plants', 'deferred', before);
  const planned = item('a5', 'Book the dentist', 'open', date);
  const items = [
    open,
    item('a2', 'Finish the deck', 'done', before),
    item('a3', 'Clean the garage', 'dropped', before),
    later,
  ];
  const yesterday = { ...emptyDay(before), version: 1, items, later: [planned] };
  return { days: [yesterday], items: [open, { ...later, status: 'open' }, planned], later: [] };
}

/** Once something was said today, today's own row is the list. */
function inTheDay(date: LocalDate): Lists {
  const { days } = beforeFirstWord(date);
  const items = [
    item('a1', 'Call Mom', 'done', addDays(date, -1)),
    item('b1', 'Buy milk', 'open', date),
    item('b2', 'Fix the bike', 'dropped', date),
    item('b3', 'Walk', 'deferred', date),
  ];
  const later = [item('b4', 'Renew the passport', 'open', addDays(date, 1))];
  const today = { ...emptyDay(date), version: 1, items, later };
  return { days: [today, ...days], items, later };
}

type About = Pick<Facts, 'zone' | 'channel'>;

function atTouchpoint(
  stage: Touchpoint,
  { zone, channel }: About,
  context: RequestContext,
): Bundle {
  const date = localDateAt(context.now, zone);
  const now = instantOf(date, dayZeroRhythm[stage], zone) ?? context.now;
  const user = userIn(zone, channel, context.now);
  const lists = stage === 'MORNING_INTENTION' ? beforeFirstWord(date) : inTheDay(date);
  const person: Person = { user, days: lists.days.map(stored) };
  const answered = { channel, references: [] };
  const reply = { id: 'r1', date, stage, text: replyText, at: now, answered };
  const on = { day: openDay(lists.days[0], date), date };
  const { items, later } = lists;
  const shown = [
    ...items.filter(({ status }) => status !== 'dropped'),
    ...later.map((one) => ({ ...one, status: 'deferred' as const })),
  ];
  return {
    facts: { stage, date, zone, channel, shown, items, later, reply: replyText, now },
    asking: askingOf(reply, user, person.days),
    context: pacedContext(person, on, { ...context, now }),
  };
}

/** The sign-up page is always by mail, and there is no list yet. */
async function atFirst(zone: string, context: RequestContext): Promise<Bundle> {
  const { now } = context;
  const date = localDateAt(now, zone);
  const reply = 'Call Mom\nFinish the deck';
  const asking = askingOfIntentions(reply, zone, now);
  const day = dayFrom(undefined, date, await readReply(asking, await theReader()), now);
  const items = ['Call Mom', 'Finish the deck'].map((text, at) =>
    item(asking.newId(at), text, 'open', date),
  );
  const lists = { shown: [], items, later: [] };
  return {
    facts: { stage: 'DAY0_ACK', date, zone, channel: 'email', ...lists, reply, now },
    asking,
    context: letterContext(userIn(zone, 'email', now), day, date, now),
  };
}

export async function bundlesNow(context: RequestContext): Promise<readonly Bundle[]> {
  const first = await Promise.all(zones.map((zone) => atFirst(zone, context)));
  const later = zones.flatMap((zone) =>
    channels.flatMap((channel) =>
      touchpoints.map((stage) => atTouchpoint(stage, { zone, channel }, context)),
    ),
  );
  return [...first, ...later];
}
