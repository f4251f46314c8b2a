/** One user for an administrator: the profile, today's list, and one span of the history. */
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { consents, type TextConsentRow } from '#functions/store/consents.ts';
import { daysBefore, type StoredDay } from '#functions/store/days.ts';
import { deliveryEventsOf, type LetterRow, ledger } from '#functions/store/ledger.ts';
import { mails } from '#functions/store/mails.ts';
import { type Person, people } from '#functions/store/people.ts';
import { type KeptReply, repliesById } from '#functions/store/replies.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { dayZeroReplyId, openDay } from '#shared/domain/day.ts';
import { statusOf } from '#shared/domain/delivery.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import {
  acknowledgementIdOf,
  isDrawn,
  letterIdOf,
  sentLetterIn,
} from '../touchpoints/re-render-letter.ts';
import { mailIdOf } from './show-mail.ts';
import { changesShown, listsShown } from './shown-lists.ts';
import { profileOf } from './user-profile.ts';

/** About two weeks of a user who answers, or two months of one who doesn't. */
const mostDays = 14;
const mostLetters = 60;
/** Letters of a single date: an administrator may have sent any number. */
const mostLettersOfDate = 2_000;

interface Span {
  /** Newest first, as are the others. */
  readonly days: readonly StoredDay[];
  readonly letters: readonly LetterRow[];
  readonly replies: readonly KeptReply[];
  /** Earlier dates are in the next span; undefined at the beginning of the history. */
  readonly from: LocalDate | undefined;
}

const dateIn = ({ sk }: LetterRow): LocalDate => sk.split('#')[1] ?? '';

interface Letters {
  readonly rows: readonly LetterRow[];
  /** Whether there may be more. */
  readonly isCut: boolean;
}

/** At least one whole date, so that the next span can move on. */
async function lettersBefore(userId: string, before: LocalDate | undefined): Promise<Letters> {
  const rows = await ledger.before(userId, before, mostLetters);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < mostLetters) return { rows, isCut: false };
  if (dateIn(first) !== dateIn(last)) return { rows, isCut: true };
  const all = await ledger.before(userId, before, mostLettersOfDate);
  return { rows: all, isCut: all.length >= mostLettersOfDate };
}

/** The first date that is complete: where a query was full, its last date may be cut off. */
function wholeFrom(days: readonly StoredDay[], { rows, isCut }: Letters): LocalDate | undefined {
  const lastDay = days.length > mostDays ? days[mostDays - 1]?.day.date : undefined;
  const lastLetter = isCut ? rows.at(-1) : undefined;
  const cut = [lastDay, lastLetter && addDays(dateIn(lastLetter), 1)];
  return cut
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/**
 * The replies of these days. A day also remembers late replies of the day before, so each reply
 * belongs to the first day that has it, which may be `older`.
 */
function replyIdsOf(days: readonly StoredDay[], older: StoredDay | undefined): readonly string[] {
  const all = [...days, ...(older ? [older] : [])];
  return days.flatMap(({ day }, at) => {
    const known = new Set(all[at + 1]?.day.applied.map(({ id }) => id));
    return day.applied.flatMap(({ id }) => (known.has(id) || id === dayZeroReplyId ? [] : [id]));
  });
}

const newestFirst = (one: KeptReply, other: KeptReply): number =>
  other.receivedAt.localeCompare(one.receivedAt);

/** The span before a date, or the newest one without a date. */
async function spanBefore(userId: string, before: LocalDate | undefined): Promise<Span> {
  const [found, letters] = await Promise.all([
    daysBefore(userId, before, mostDays + 1),
    lettersBefore(userId, before),
  ]);
  const from = wholeFrom(found, letters);
  const days = found.filter(({ day }) => from === undefined || day.date >= from);
  const replies = await repliesById(userId, replyIdsOf(days, found[days.length]));
  const isBeginning = from === undefined;
  return {
    days,
    letters: [
      ...letters.rows.filter((row) => isBeginning || dateIn(row) >= from),
      // Letters without a date: sent before the first dated one, or as the very last.
      ...(isBeginning ? await ledger.undated(userId) : []),
    ],
    replies: [...replies.values()].toSorted(newestFirst),
    from,
  };
}

function letterShown(row: LetterRow, zone: string) {
  const { sk, state, at, plannedAt, because, traceId } = row;
  const [, first = '', second] = sk.split('#');
  const sent = sentLetterIn(row, zone);
  const facts = deliveryEventsOf(row);
  const status = statusOf(facts);
  return {
    letter_id: letterIdOf(sk),
    ...(second !== undefined && { date: first }),
    what: second ?? first,
    state,
    ...(at && { at }),
    ...(plannedAt && { planned_at: plannedAt }),
    ...(because && { because }),
    ...(traceId && { trace_id: traceId }),
    ...(status && { status }),
    facts,
    drawn: sent !== undefined && isDrawn(sent),
  };
}

function answerTo(reply: KeptReply) {
  const { id, acknowledgementId, notAcknowledged } = reply;
  const status = statusOf(deliveryEventsOf(reply));
  return {
    ...(acknowledgementId && { acknowledgement_letter_id: acknowledgementIdOf(id) }),
    ...(notAcknowledged && { not_acknowledged: notAcknowledged }),
    ...(status && { acknowledgement_status: status }),
  };
}

function replyShown(reply: KeptReply, { days }: Span) {
  const { id, receivedAt, date, stage, text, textChars, engine, intent, changes, traceId } = reply;
  const isMail = reply.rawKey.startsWith('inbound/');
  return {
    reply_id: id,
    at: receivedAt,
    date,
    stage,
    text,
    ...(textChars !== undefined && { text_chars: textChars }),
    channel: isMail ? ('email' as const) : ('sms' as const),
    engine,
    intent,
    changes: changesShown(
      changes,
      days.map(({ day }) => day),
    ),
    ...answerTo(reply),
    ...(isMail && { mail_id: id }),
    ...(traceId && { trace_id: traceId }),
  };
}

const consentShown = ({ at, what, phone, wording, version, source }: TextConsentRow) => ({
  at,
  what,
  phone,
  wording,
  version,
  source,
});

function todayOf({ user, days }: Person, { now }: RequestContext) {
  const date = localDateAt(now, user.zone);
  return { date, ...listsShown(openDay(days[0]?.day, date)) };
}

/** More than anyone has; both are listed whole, with the newest span only. */
const mostRows = 100;

/** Throws UNKNOWN_USER. `before` is the `next` of the previous answer. */
export async function showUser(
  userId: string,
  before: LocalDate | undefined,
  context: RequestContext,
) {
  const found = isUuid(userId) ? await people.find(userId, context.now) : undefined;
  if (found?.kind !== 'person' || found.user.kind === 'tester') throw new Refusal('UNKNOWN_USER');
  const isNewest = before === undefined;
  const [user, span, known, agreed, noted] = await Promise.all([
    profileOf(found, context),
    spanBefore(userId, before),
    schedules.about(userId),
    isNewest ? consents.aboutTexts(userId, mostRows) : [],
    isNewest ? mails.of(userId, mostRows) : [],
  ]);
  return {
    user,
    today: todayOf(found, context),
    schedules: [...known],
    consents: agreed.map(consentShown),
    letters: span.letters.map((row) => letterShown(row, found.user.zone)),
    replies: span.replies.map((reply) => replyShown(reply, span)),
    mails: noted
      .map(({ rawKey, at, outcome }) => ({ mail_id: mailIdOf(rawKey), at, outcome }))
      .toSorted((one, other) => other.at.localeCompare(one.at)),
    next: span.from ?? null,
  };
}
