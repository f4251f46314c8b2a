/**
 * A made-up day: real letters and real reading of replies, for a tester, at any moment. Everything
 * is recorded and nothing is sent.
 */
import { createHash } from 'node:crypto';
import type {
  RecordedLetter,
  RecordedReply,
  Rehearsal,
  RequestContext,
} from '#functions/context.ts';
import { type Key, keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { testerDays, testers } from '#functions/store/testers.ts';
import { daysFrom } from '#functions/store/writes.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Checklist } from '#shared/domain/checklist.ts';
import { type Day, openDay } from '#shared/domain/day.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { type AdminRender, toAdminRender } from '#shared/domain/letters/to-admin-render.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { addDays, instantOf, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { bytesToUuid, isUuid, uuidBytes } from '#shared/domain/uuid.ts';
import type { MailOutcome } from '../replies/receive-mail.ts';
import { settingFor } from '../touchpoints/letter-context.ts';
import { reRenderedLetter } from '../touchpoints/re-render-letter.ts';
import { type Outcome, sendStage } from '../touchpoints/send-stage.ts';

export interface Printed extends RecordedLetter {
  readonly text: string;
  readonly html: string;
  readonly sms: string;
  readonly render: AdminRender;
}

function printed(recorded: RecordedLetter, { id, zone }: Pick<User, 'id' | 'zone'>): Printed {
  const { letter, channel } = recorded;
  const setting = settingFor(id);
  return {
    ...recorded,
    text: toText(letter, setting),
    html: toHtml(letter, setting),
    sms: toSms(letter, setting),
    render: toAdminRender(letter, { zone, channel }),
  };
}

/** A letter's stable id, derived from its ledger key, so that a client shows it only once. */
export const letterGuid = ({ pk, sk }: Key): string =>
  bytesToUuid(createHash('sha256').update(`${pk} ${sk}`).digest().subarray(0, uuidBytes));

/**
 * The tester and the date of its first day. A reply may move `startsOn`: keep the original date.
 */
export type Tester = Pick<User, 'id' | 'startsOn'>;

/** A moment of a tester's day. */
export interface Moment {
  /** Counts from 1, which is the date of `startsOn`. */
  readonly day: number;
  readonly stage: Touchpoint;
  /**
   * By the tester's clock. By default a prompt comes at its own time and a reply ten minutes later.
   */
  readonly at?: Date;
}

/** The result of a prompt or a reply. */
export interface Rehearsed {
  /** By the tester's clock. */
  readonly at: Date;
  /** Always the same for the same letter. */
  readonly guid: string;
  readonly traceId: string;
  readonly outcome: Outcome | MailOutcome;
  /** The letter that would have been sent; absent if there would be none. */
  readonly sent?: Printed;
  /** How the reply was read; absent for a prompt, and for a reply that was not taken. */
  readonly reply?: RecordedReply;
  /** The day's lists afterwards. */
  readonly day: Day;
  readonly items: Checklist;
}

/**
 * Far enough apart that the same words count as a new reply, and the hourly limit is not reached.
 */
const replyAfterMs = 10 * 60_000;

const emailOf = (id: string): string => `tester-${id.slice(0, 8)}@tester.invalid`;

/** A user who has begun, and whose letters start on the morning of `startsOn`. */
export function newTester(
  { id, zone, startsOn }: Pick<User, 'id' | 'zone' | 'startsOn'>,
  now: Date,
): User {
  const at = now.toISOString();
  return {
    id,
    number: 0,
    email: emailOf(id),
    kind: 'tester',
    channel: 'email',
    zone,
    zoneSource: 'user',
    rhythm: dayZeroRhythm,
    state: 'active',
    createdAt: at,
    source: 'tester',
    startsOn,
    begunAt: at,
    confirmedAt: at,
    expiresAt: daysFrom(now, testerDays),
  };
}

/** A tester whose first day is today in its zone, or `startsOn`. */
export async function seedTester(
  context: RequestContext,
  { zone, startsOn }: { readonly zone: string; readonly startsOn?: LocalDate },
): Promise<User> {
  const first = startsOn ?? localDateAt(context.now, zone);
  const user = newTester({ id: context.newId(), zone, startsOn: first }, context.now);
  await testers.add(user);
  return user;
}

/** Throws UNKNOWN_USER for a person, an unknown id, and an expired tester. */
export async function testerAt(id: string, { now }: Pick<RequestContext, 'now'>): Promise<Person> {
  const found = isUuid(id) ? await people.find(id, now) : undefined;
  const isTester = found?.kind === 'person' && found.user.kind === 'tester';
  const endsAt = isTester ? (found.user.expiresAt ?? 0) * 1000 : 0;
  if (!isTester || endsAt <= now.getTime()) throw new Refusal('UNKNOWN_USER');
  return found;
}

export const dateOfDay = ({ startsOn }: Pick<Tester, 'startsOn'>, day: number): LocalDate =>
  addDays(startsOn, day - 1);

/** When a touchpoint comes by the tester's current rhythm and zone. */
export function instantAt(user: User, date: LocalDate, stage: Touchpoint): Date {
  const at = instantOf(date, rhythmOf(user)[stage], user.zone);
  // No touchpoint is at a minute that a clock change skips.
  if (!at) throw new RangeError('There is no such time on that day.');
  return at;
}

/** Collects what a rehearsal produces, and the context that it runs in. */
function listening(context: RequestContext, at: Date, mail?: Uint8Array) {
  const letters: RecordedLetter[] = [];
  const replies: RecordedReply[] = [];
  const rehearsal: Rehearsal = {
    asked: context.now,
    letter: (letter) => void letters.push(letter),
    reply: (reply) => void replies.push(reply),
    ...(mail && { mail }),
  };
  return { letters, replies, virtual: { ...context, now: at, rehearsal } };
}

/** With the current lists; for a tester that erased itself, the lists before that. */
async function rehearsed(
  before: Person,
  date: LocalDate,
  done: Pick<Rehearsed, 'at' | 'guid' | 'outcome' | 'reply'>,
  sent: RecordedLetter | undefined,
  { traceId }: RequestContext,
): Promise<Rehearsed> {
  const { user } = before;
  const found = await people.find(user.id, done.at);
  const { days } = found.kind === 'person' ? found : before;
  const day = openDay(days[0]?.day, date);
  return { ...done, traceId, ...(sent && { sent: printed(sent, user) }), day, items: day.items };
}

/** A letter that was sent earlier, rendered again from its row. */
async function drawn(
  user: User,
  date: LocalDate,
  stage: Touchpoint,
  context: RequestContext,
): Promise<Letter | undefined> {
  const row = await ledger.find(keys.letter(user.id, date, stage));
  return row && reRenderedLetter(user, row, context);
}

/**
 * The touchpoint's letter. A repeated call returns the same letter with the same guid. Throws
 * UNKNOWN_USER, InProgress, and what AWS threw.
 */
export async function promptAt(
  tester: Tester,
  moment: Moment,
  context: RequestContext,
): Promise<Rehearsed> {
  const { stage } = moment;
  const person = await testerAt(tester.id, context);
  const { user } = person;
  const date = dateOfDay(tester, moment.day);
  const scheduledAt = instantAt(user, date, stage);
  const at = moment.at ?? scheduledAt;
  const { letters, virtual } = listening(context, at);

  const { id: userId, zone, expiresAt } = user;
  const call = { userId, stage, zone, scheduledAt, ...(expiresAt && { expiresAt }) };
  const outcome = await sendStage(call, virtual);
  const [recorded] = letters;
  const again = outcome === 'already settled' ? await drawn(user, date, stage, virtual) : undefined;
  const sent = recorded ?? (again && { letter: again, channel: user.channel });

  const guid = letterGuid(keys.letter(userId, date, stage));
  return rehearsed(person, date, { at, guid, outcome }, sent, context);
}

/**
 * A reply to the touchpoint's letter, as a mail program writes it, with the letter quoted below.
 * The same `messageId` makes it the same reply. `quoted` is the text of the letter that is
 * answered; by default the touchpoint's own. Throws what `promptAt` throws.
 */
export async function replyAt(
  tester: Tester,
  moment: Moment,
  text: string,
  context: RequestContext,
  { messageId, quoted }: { readonly messageId?: string; readonly quoted?: string } = {},
): Promise<Rehearsed> {
  const { stage } = moment;
  const person = await testerAt(tester.id, context);
  const { user } = person;
  const date = dateOfDay(tester, moment.day);
  const at = moment.at ?? new Date(instantAt(user, date, stage).getTime() + replyAfterMs);
  const answered = quoted ?? (await textOf(user, date, stage, { ...context, now: at }));
  // Imported lazily: taking a mail loads twice as much as the rest of a session.
  const { rehearsedReply } = await import('./rehearsed-reply.ts');
  const reply = await rehearsedReply(
    { user, date, stage, text, at, messageId: messageId ?? context.newId() },
    answered,
  );
  const { letters, replies, virtual } = listening(context, at, reply.mail);

  const outcome = await reply.receive(virtual);
  const [read] = replies;
  const sent = letters.at(-1) ?? (await reply.answeredBefore(outcome));

  const guid = letterGuid(keys.reply(user.id, reply.id));
  const done = { at, guid, outcome, ...(read && { reply: read }) };
  return rehearsed(person, date, done, sent, context);
}

async function textOf(user: User, date: LocalDate, stage: Touchpoint, context: RequestContext) {
  const letter = await drawn(user, date, stage, context);
  return letter && printed({ letter, channel: user.channel }, user).text;
}

/** Erases a tester; a repeated call continues where the last one broke off. */
export async function eraseTester(
  { id }: Pick<User, 'id'>,
  context: RequestContext,
): Promise<void> {
  const found = await people.find(id, context.now);
  if (found.kind !== 'person' || found.user.kind !== 'tester') return;
  const { purge } = await import('../erasure/purge.ts');
  await purge(found.user, context);
}
