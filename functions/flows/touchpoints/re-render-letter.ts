/** Draws a letter again from its ledger row, and names it in the admin area. */
import type { RequestContext } from '#functions/context.ts';
import type { StoredDay } from '#functions/store/days.ts';
import { type Key, keys } from '#functions/store/keys.ts';
import type { LetterRow, Shown } from '#functions/store/ledger.ts';
import type { Person } from '#functions/store/people.ts';
import type { Checklist } from '#shared/domain/checklist.ts';
import { type Day, openDay } from '#shared/domain/day.ts';
import { confirmed, reminder } from '#shared/domain/letters/confirming.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { invitation } from '#shared/domain/letters/invitation.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { notice } from '#shared/domain/letters/notice.ts';
import { otherAddress, othersLetter } from '#shared/domain/letters/other-address.ts';
import { pause } from '#shared/domain/letters/pause.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { daysAt } from './historical-day.ts';
import { letterContext, pacedContext, sendFrequencyFor, weekBefore } from './letter-context.ts';

/** `2026-11-21.MIDDAY_CHECKIN`, `WELCOME`. */
export const letterIdOf = (sk: string): string => sk.split('#').slice(1).join('.');

/** The id of an acknowledgement. */
export const acknowledgementIdOf = (replyId: string): string => `REPLY.${replyId}`;

type NamedLetter =
  | { readonly kind: 'letter'; readonly key: Key }
  | { readonly kind: 'acknowledgement'; readonly replyId: string };

const shapes = {
  acknowledgement: /^REPLY\.([\w-]{1,64})$/,
  dated: /^(\d{4}-\d\d-\d\d)\.([A-Z0-9_]{1,40})$/,
  undated: /^[A-Z]{1,20}$/,
};

/** Undefined if the id is malformed. */
export function letterNamed(userId: string, letterId: string): NamedLetter | undefined {
  const [, replyId] = shapes.acknowledgement.exec(letterId) ?? [];
  if (replyId) return { kind: 'acknowledgement', replyId };
  const [, date, which] = shapes.dated.exec(letterId) ?? [];
  if (date && which) return { kind: 'letter', key: keys.letter(userId, date, which) };
  if (!shapes.undated.test(letterId)) return undefined;
  const { pk } = keys.welcome(userId);
  return { kind: 'letter', key: { pk, sk: `LETTER#${letterId}` } };
}

/** A letter that was sent, from its ledger row. */
interface SentLetter {
  /** The stage, or `WELCOME`, `NOTICE` ... */
  readonly which: string;
  readonly date: LocalDate;
  readonly at: Date;
  readonly shown: Shown;
  /** It looked back on the week. */
  readonly week: boolean;
}

/** Undefined for a letter that was not sent. */
export function sentLetterIn(row: LetterRow, zone: string): SentLetter | undefined {
  if (row.state !== 'sent' || row.at === undefined) return undefined;
  const at = new Date(row.at);
  const [, first = '', second] = row.sk.split('#');
  const { shown = [], week = false } = row;
  return second === undefined
    ? { which: first, date: localDateAt(at, zone), at, shown, week }
    : { which: second, date: first, at, shown, week };
}

/** The user without what was not yet true at that instant. */
export function userThen(user: User, at: Date): User {
  const { begunAt, confirmedAt, returnedAt, pausedFrom: _, pausedUntil, pausedBy, ...rest } = user;
  // An absence that had ended by then: the letter may have mentioned it.
  const wasAway =
    pausedBy === 'out-of-office' && (pausedUntil ?? '~') <= localDateAt(at, user.zone);
  const by = (instant: string | undefined) => instant && instant <= at.toISOString();
  return {
    ...rest,
    state: 'active',
    ...(wasAway && pausedUntil && { pausedBy, pausedUntil }),
    ...(by(begunAt) && { begunAt }),
    ...(by(confirmedAt) && { confirmedAt }),
    ...(by(returnedAt) && { returnedAt }),
  };
}

/** The lists with the items that the letter showed, and their states at that time. */
function shownDay(days: readonly StoredDay[], date: LocalDate, shown: Shown): Day {
  const day = openDay(days[0]?.day, date);
  const statuses = new Map(shown);
  const asShown = (list: Checklist): Checklist =>
    list.flatMap((item) => {
      const status = statuses.get(item.id);
      return status ? [{ ...item, status }] : [];
    });
  return { ...day, date, items: asShown(day.items), later: asShown(day.later) };
}

interface Then {
  readonly person: Person;
  readonly day: Day;
  readonly letter: SentLetter;
  readonly context: RequestContext;
}

const usual = ({ person, day, letter, context }: Then) =>
  letterContext(person.user, day, letter.date, context.now);
const paced = ({ person, day, letter, context }: Then) =>
  pacedContext(person, { day, date: letter.date }, context);

/** Links without a token: looking at a letter must not act for its reader. */
const deadLink = ({ context }: Then, path: string): string =>
  `${context.env.PUBLIC_BASE_URL}${path}`;
const confirming = (then: Then) => ({ confirmUrl: deadLink(then, '/email-confirmation') });

function morningAgain(then: Then): Letter {
  const { person, letter, context } = then;
  const { user } = person;
  const frequency = sendFrequencyFor(person, letter.date, context);
  if (frequency.kind === 'pause') return pause({ ...usual(then), ...confirming(then) });
  if (frequency.kind === 'unconfirmed')
    return reminder({ ...paced(then), user, ...confirming(then) });
  return morning({ ...paced(then), frequency, introduce: user.begunAt === undefined });
}

const eveningAgain = (then: Then): Letter =>
  evening({
    ...paced(then),
    ...(then.letter.week && { week: weekBefore(then.person, then.letter.date) }),
  });

const again: Readonly<Record<string, (then: Then) => Letter>> = {
  MORNING_INTENTION: morningAgain,
  MIDDAY_CHECKIN: (then) => midday(paced(then)),
  EVENING_REFLECTION: eveningAgain,
  DAY0_ACK: (then) => day0({ ...usual(then), ...confirming(then) }),
  WELCOME: (then) => welcome({ ...usual(then), ...confirming(then) }),
  CONFIRMED: (then) => confirmed(paced(then)),
  INVITATION: (then) =>
    invitation({ ...usual(then), acceptUrl: deadLink(then, '/signup-complete') }),
  NOTICE: (then) => notice(paced(then)),
  OTHER_ADDRESS: (then) => otherAddress(usual(then)),
  OTHERS_LETTER: (then) => othersLetter(usual(then)),
};

/** Whether `reRenderedLetter` can render it; texts and letters with files are only described. */
export const isDrawn = ({ which }: Pick<SentLetter, 'which'>): boolean =>
  Object.hasOwn(again, which);

/** With today's zone, times and name of the person; undefined if it can't be rendered. */
export async function reRenderedLetter(
  user: User,
  row: LetterRow,
  context: RequestContext,
): Promise<Letter | undefined> {
  const letter = sentLetterIn(row, user.zone);
  const draw = letter && isDrawn(letter) ? again[letter.which] : undefined;
  if (!letter || !draw) return undefined;
  const days = await daysAt(user.id, letter.date, letter.at);
  const person = { user: userThen(user, letter.at), days };
  const day = shownDay(days, letter.date, letter.shown);
  return draw({ person, day, letter, context: { ...context, now: letter.at } });
}
