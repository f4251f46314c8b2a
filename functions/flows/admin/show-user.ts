/** One person for an administrator: who they are, today's list, and what was written both ways. */
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { factsOf } from '#functions/store/delivery-events.ts';
import { history } from '#functions/store/history.ts';
import { type Person, people } from '#functions/store/people.ts';
import type { KeptReply } from '#functions/store/replies.ts';
import type { Row } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { openDay } from '#shared/domain/day.ts';
import { statusOf } from '#shared/domain/delivery.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { acknowledgementIdOf, letterIdOf } from '../touchpoints/letter-id.ts';
import { isDrawn, sentLetterIn } from '../touchpoints/re-render-letter.ts';
import { changesShown, listsShown } from '../touchpoints/shown-lists.ts';
import { mailIdOf } from './show-mail.ts';
import { type Span, spanBefore } from './user-history.ts';
import { profileOf } from './user-profile.ts';

const textIn = (row: Row, name: string): string | undefined =>
  typeof row[name] === 'string' ? row[name] : undefined;

function letterShown(row: Row, zone: string) {
  const [, first = '', second] = String(row['sk']).split('#');
  const sent = sentLetterIn(row, zone);
  const facts = factsOf(row);
  const [at, planned, because, traceId] = ['at', 'plannedAt', 'because', 'traceId'].map((name) =>
    textIn(row, name),
  );
  const status = statusOf(facts);
  return {
    letter_id: letterIdOf(String(row['sk'])),
    ...(second !== undefined && { date: first }),
    what: second ?? first,
    state: textIn(row, 'state') ?? 'unknown',
    ...(at && { at }),
    ...(planned && { planned_at: planned }),
    ...(because && { because }),
    ...(traceId && { trace_id: traceId }),
    ...(status && { status }),
    facts,
    drawn: sent !== undefined && isDrawn(sent),
  };
}

function answerTo(reply: KeptReply) {
  const { id, acknowledgementId, notAcknowledged } = reply;
  const status = statusOf(factsOf(reply));
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

/** Leaving and coming back are kept beside it, without a phone or a wording. */
const isAboutTexts = (row: Row): boolean => textIn(row, 'wording') !== undefined;

const consentShown = (row: Row) => ({
  at: String(row['at']),
  what: String(row['what']),
  phone: String(row['phone']),
  wording: String(row['wording']),
  version: String(row['version']),
  source: String(row['source']),
});

const mailShown = (row: Row) => ({
  mail_id: mailIdOf(String(row['rawKey'])),
  at: String(row['at']),
  outcome: String(row['outcome']),
});

function todayOf({ user, days }: Person, { now }: RequestContext) {
  const date = localDateAt(now, user.zone);
  return { date, ...listsShown(openDay(days[0]?.day, date)) };
}

/** More than anybody has; both are listed whole, and with the newest span alone. */
const mostRows = 100;

const newestOnly = async (before: LocalDate | undefined, rows: () => Promise<readonly Row[]>) =>
  before === undefined ? rows() : [];

/** Throws UNKNOWN_USER. `before` is the date that an answer before this one ended with. */
export async function showUser(
  userId: string,
  before: LocalDate | undefined,
  context: RequestContext,
) {
  const found = isUuid(userId) ? await people.find(userId, context.now) : undefined;
  if (found?.kind !== 'person' || found.user.kind === 'tester') throw new Refusal('UNKNOWN_USER');
  const [user, span, known, consents, mails] = await Promise.all([
    profileOf(found, context),
    spanBefore(userId, before),
    schedules.about(userId),
    newestOnly(before, () => history.consents(userId, mostRows)),
    newestOnly(before, () => history.mails(userId, mostRows)),
  ]);
  return {
    user,
    today: todayOf(found, context),
    schedules: [...known],
    consents: consents.filter(isAboutTexts).map(consentShown),
    letters: span.letters.map((row) => letterShown(row, found.user.zone)),
    replies: span.replies.map((reply) => replyShown(reply, span)),
    mails: mails.map(mailShown).toSorted((one, other) => other.at.localeCompare(one.at)),
    next: span.from ?? null,
  };
}
