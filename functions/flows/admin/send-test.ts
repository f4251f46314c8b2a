/**
 * Sends a real letter on demand, as the user's plan stands now. It has a row of its own in the
 * ledger, so the scheduled letter still goes out.
 */
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import type { Sent } from '#shared/contract/sends.ts';
import type { Cleared } from '#shared/domain/clearance.ts';
import { openDay } from '#shared/domain/day.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { addDays, instantOf, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import type { Reason, User } from '#shared/domain/user.ts';
import { clear } from '../touchpoints/deliver.ts';
import { sendClaimed } from '../touchpoints/send-claimed.ts';
import { stageLetter } from '../touchpoints/send-stage.ts';
import { findByAddress } from './find-user.ts';

export interface TestSend {
  readonly email: string;
  /** Asked about that user alone, where a caller names one. */
  readonly userId?: string;
  readonly stage: Touchpoint;
  /** true composes and records the letter, and sends none. */
  readonly simulate?: boolean | undefined;
  /** As of so many days ahead; nothing moves. */
  readonly timeTravelOffsetDays?: number | undefined;
}

const refused: Readonly<Record<Reason, RefusalCode>> = {
  invited: 'SEND_INVITED',
  paused: 'SEND_PAUSED',
  unsubscribed: 'SEND_UNSUBSCRIBED',
  suppressed: 'SEND_SUPPRESSED',
  deleted: 'SEND_DELETED',
  purging: 'SEND_PURGING',
  'no-channel': 'SEND_NO_PHONE',
  'texts are off': 'SEND_TEXTS_OFF',
  'quiet hours': 'SEND_QUIET_HOURS',
  'not-called-for': 'SEND_DELETED',
  // Never met: an administrator's letter is theirs to send.
  unconfirmed: 'SEND_DELETED',
};

/** What an administrator sends on purpose does not wait until the address has confirmed. */
const asConfirmed = (user: User): User => ({ confirmedAt: user.createdAt, ...user });

/** What is kept and not sent passes the gate like any other letter. */
const simulatedIf = (context: RequestContext, { simulate = false }: TestSend): RequestContext =>
  simulate
    ? { ...context, env: { ...context.env, USE_REAL_EMAIL: false, SMS_ENABLED: false } }
    : context;

function cleared(letter: Letter, user: User, context: RequestContext): Cleared {
  const leave = clear(letter, user, context);
  if (!leave.yes) throw new Refusal(refused[leave.because]);
  return leave.cleared;
}

/**
 * As it comes at its own time on that date: the next letter it names, the weekday, what was carried
 * over. An answer to a letter of a day ahead belongs to today, or it would move the plan there.
 */
function composed(
  person: Person,
  date: LocalDate,
  today: LocalDate,
  send: TestSend,
  context: RequestContext,
) {
  const { user, days } = person;
  const { stage } = send;
  const now = instantOf(date, rhythmOf(user)[stage], user.zone) ?? context.now;
  const day = openDay(days[0]?.day, date);
  const letter = stageLetter(person, stage, { day, date }, { ...context, now });
  return { shown: shownOf(day), letter: date === today ? letter : { ...letter, answersOn: today } };
}

async function personFor({ email, userId }: TestSend, { now }: RequestContext): Promise<Person> {
  const { id } = await findByAddress(email);
  if (userId !== undefined && userId !== id) throw new Refusal('NO_SUCH_USER');
  const found = await people.find(id, now);
  if (found.kind !== 'person') throw new Refusal('NO_SUCH_USER');
  return { ...found, user: asConfirmed(found.user) };
}

/**
 * Throws the refusals NO_SUCH_USER and SEND_..., with nothing written, and what AWS threw: asking
 * again sends another letter.
 */
export async function sendTest(send: TestSend, by: AdminContext): Promise<Sent> {
  const context = simulatedIf(by, send);
  const person = await personFor(send, context);
  const { user } = person;
  const today = localDateAt(context.now, user.zone);
  const date = addDays(today, send.timeTravelOffsetDays ?? 0);
  const { letter, shown } = composed(person, date, today, send, context);
  cleared(letter, user, context);
  const { wire } = stageWords[send.stage];
  await audit.note({ what: 'test send', stage: wire, whom: { userId: user.id } }, by);

  const id = context.newId().slice(0, 8);
  const key = keys.testLetter(user.id, today, send.stage, id);
  const [, asNow] = await Promise.all([
    ledger.claim(key, context, { date, admin: by.admin.id }),
    users.find(user.id),
  ]);
  // The user is asked about as read with the claim; where they may not be written to by now, or are
  // being erased, nothing of it stays.
  const leave = asNow && clear(letter, asConfirmed(asNow), context);
  if (!leave?.yes) {
    await ledger.forget(key);
    throw new Refusal(leave ? refused[leave.because] : 'NO_SUCH_USER');
  }
  const claimed = { key, cleared: leave.cleared, shown, countedAs: 'test' };
  const messageId = await sendClaimed(claimed, context);
  by.log.info('test letter', { userId: user.id, stage: wire, admin: by.admin.id });
  return {
    ok: true,
    message_id: messageId ?? `simulated-${id}`,
    stage: wire as Sent['stage'],
    user_id: user.id,
    date,
    simulated: messageId === undefined,
  };
}
