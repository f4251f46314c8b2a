/** Composes the letter of a touchpoint for a person and a day. */
import type { RequestContext } from '#functions/context.ts';
import type { Person } from '#functions/store/people.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { reminder } from '#shared/domain/letters/reminder.ts';
import type { SendFrequency } from '#shared/domain/silence.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { confirmUrl } from './links.ts';
import { type OnDay, pacedContext, sendFrequencyFor } from './send-frequency.ts';

type Compose = (context: LetterContext, user: User, pace: SendFrequency) => Letter;

const compose: Readonly<Record<Touchpoint, Compose>> = {
  // A person who has named no intentions yet is told what this is and how to stop.
  MORNING_INTENTION: (context, user, pace) =>
    pace.kind === 'unconfirmed'
      ? reminder({ ...context, user, confirmUrl: confirmUrl(user.id) })
      : morning({ ...context, pace, introduce: user.begunAt === undefined }),
  MIDDAY_CHECKIN: (context) => midday(context),
  EVENING_REFLECTION: (context) => evening(context),
};

export function stageLetter(
  person: Person,
  stage: Touchpoint,
  on: OnDay,
  context: RequestContext,
): Letter {
  const pace = sendFrequencyFor(person, on.date, context);
  return compose[stage](pacedContext(person, on, context), person.user, pace);
}
