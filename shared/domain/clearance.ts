/**
 * The one gate before any sending: whether a letter may go to its user now. What has not passed it
 * cannot be delivered: `deliver` takes a Cleared, and only this file makes one.
 */
import type { Letter } from './letters/letter.ts';
import { isQuiet } from './quiet-hours.ts';
import {
  type Channel,
  canReach,
  isConfirmed,
  maySend,
  type Reason,
  seemsDead,
  type User,
  type UserState,
} from './user.ts';

declare const passed: unique symbol;

/** A letter with leave to go to its user now. */
export interface Cleared {
  readonly letter: Letter;
  readonly user: User;
  readonly channel: Channel;
  /** Recorded as if it were sent, and given to nobody. */
  readonly simulated: boolean;
  readonly [passed]: true;
}

export type Clearance =
  | { readonly yes: true; readonly cleared: Cleared }
  | { readonly yes: false; readonly because: Reason };

/** Who a letter is for. `active` is whoever gets letters now, a pause that is over included. */
const readers: Readonly<Record<Letter['purpose'], readonly UserState[]>> = {
  prompt: ['active'],
  welcome: ['active'],
  reminder: ['active'],
  notice: ['active'],
  // Whoever has paused is answered, and told when it was not they who paused; so is whoever asks
  // about an invitation.
  acknowledgement: ['active', 'paused', 'invited'],
  pause: ['paused'],
  // ClearanceQuery of a phone for somebody who is here.
  'texts-ask': ['active', 'paused'],
  // The one answer to STOP, also where letters go on by mail.
  'texts-end': ['active', 'paused', 'unsubscribed'],
  // Whoever leaves is told so, and nobody else is.
  farewell: ['unsubscribed'],
  // Whoever asks for their data is answered, also after they left.
  'own-data': ['active', 'paused', 'unsubscribed', 'invited'],
  erased: ['purging'],
  invitation: ['invited'],
};

/**
 * What waits until the address has confirmed. It gets its first letter, two reminders, and answers
 * to what its owner says: nothing that a stranger could have sent to it again and again.
 */
const confirmedOnly: ReadonlySet<Letter['purpose']> = new Set(['prompt', 'notice', 'pause']);

export interface ClearanceQuery {
  readonly now: Date;
  /** False records every letter and sends none (USE_REAL_EMAIL). */
  readonly realMail: boolean;
  /** False sends no text (SMS_ENABLED). */
  readonly texts: boolean;
  /** The user's own where it is left out. */
  readonly channel?: Channel;
  /** It answers what the user has just written. */
  readonly heard?: boolean;
}

function reasonNot(letter: Letter, user: User, asked: ClearanceQuery): Reason | undefined {
  const { now, channel = user.channel, heard = false } = asked;
  const may = maySend(user, channel, now);
  const isActive = may.yes || may.because === 'no-channel';
  // Whoever writes from a mailbox that bounced is answered, and told what happened.
  const isAnswer = heard && letter.purpose === 'acknowledgement' && seemsDead(user);
  if (!isAnswer && !readers[letter.purpose].includes(isActive ? 'active' : user.state)) {
    return may.yes ? 'not-called-for' : may.because;
  }
  if (confirmedOnly.has(letter.purpose) && !isConfirmed(user)) return 'unconfirmed';
  if (letter.purpose === 'reminder' && isConfirmed(user)) return 'not-called-for';
  // Where letters did not end by the person's own word, no farewell was asked for.
  if (letter.purpose === 'farewell' && user.endedBy)
    return may.yes ? 'not-called-for' : may.because;
  return channel === 'sms' ? reasonNoText(letter, user, asked) : undefined;
}

type Purposes = ReadonlySet<Letter['purpose']>;

/** What a person has just asked for goes at once; what we begin has the hours of the day. */
const askedFor: Purposes = new Set(['acknowledgement', 'own-data', 'texts-ask', 'texts-end']);
/** Before the phone's owner has agreed, and after they took it back. */
const withoutConsent: Purposes = new Set(['texts-ask', 'texts-end']);

function reasonNoText(
  { purpose }: Letter,
  user: User,
  { now, texts }: ClearanceQuery,
): Reason | undefined {
  if (user.kind === 'tester') return undefined;
  const agreed = withoutConsent.has(purpose) ? user.phone !== undefined : canReach(user, 'sms');
  if (!agreed) return 'no-channel';
  if (!texts) return 'texts are off';
  return !askedFor.has(purpose) && isQuiet(now, user) ? 'quiet hours' : undefined;
}

/** ClearanceQuery of the user as read at the moment of the claim, never of one read before it. */
export function clearance(letter: Letter, user: User, asked: ClearanceQuery): Clearance {
  const { realMail, channel = user.channel } = asked;
  const because = reasonNot(letter, user, asked);
  if (because) return { yes: false, because };
  const simulated = user.kind === 'tester' || (channel === 'email' && !realMail);
  // The mark exists for the compiler alone: it is what nobody else can write.
  return { yes: true, cleared: { letter, user, channel, simulated } as Cleared };
}
