/** A reply to an invitation: a no ends it, any other words of its owner begin the letters. */
import type { RequestContext } from '#functions/context.ts';
import type { Person } from '#functions/store/people.ts';
import { referralSources } from '#shared/contract/referrals.ts';
import type { Words } from '#shared/domain/letters/intent-words.ts';
import { signedUp } from '#shared/domain/letters/invitation.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { beginsInvited, declinesInvitation } from '#shared/domain/replies/invitation-words.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import type { User } from '#shared/domain/user.ts';
import { beginInvited } from '../subscription/set-subscription.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';
import type { IncomingReply } from './incoming-reply.ts';

export interface Answering {
  readonly person: Person;
  readonly reply: IncomingReply;
  readonly reading: Reading;
}

/** The reply belongs to the day it came on; its items to the next, as the invitation says. */
const asYes = ({ person, reply, reading }: Answering, today: LocalDate): Answering => ({
  person,
  reply: { ...reply, date: today > reply.date ? today : reply.date },
  reading: {
    ...reading,
    // They had never left, so there is nothing to resume.
    intent:
      reading.intent === 'resubscribe' || reading.intent === 'resume' ? 'none' : reading.intent,
    edits: reading.edits.map((edit) =>
      edit.kind === 'add' ? { ...edit, kind: 'forTomorrow' } : edit,
    ),
  },
});

/** Whether a reply answers an invitation, and its writer's letters have not begun. */
const isBeforeFirst = ({ source, startsOn }: User, { stage }: IncomingReply, today: LocalDate) =>
  stage === 'DAY0_ACK' && startsOn > today && referralSources.some((one) => one === source);

/** Tells a person who has just accepted when the letters begin. */
export function asBeginner(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): { answer?: Words } {
  const today = localDateAt(context.now, user.zone);
  const isBeginner = user.state === 'active' && isBeforeFirst(user, reply, today);
  return isBeginner ? { answer: signedUp(letterContextToday(user, context)) } : {};
}

/** Leaves other replies unchanged; an invited person's reply belongs to the day it came on. */
export async function answerInvitation(
  asked: Answering,
  context: RequestContext,
): Promise<Answering> {
  const { person, reply, reading } = asked;
  const { user } = person;
  const today = localDateAt(context.now, user.zone);
  // Also after an attempt that died, or a press of the invitation's button.
  if (user.state === 'active' && isBeforeFirst(user, reply, today)) return asYes(asked, today);
  if (user.state !== 'invited' || reply.unreadable) return asked;
  if (reading.intent !== 'delete' && declinesInvitation(reply.text)) {
    return { person, reply, reading: { ...reading, edits: [], intent: 'unsubscribe' } };
  }
  if (!beginsInvited(reading.intent)) return asked;
  const begun = await beginInvited(user, context);
  return asYes({ ...asked, person: { ...person, user: begun ?? user } }, today);
}
