/** "Why did I get this?" and "why no letter today?": answers from the ledger. */
import type { RequestContext } from '#functions/context.ts';
import { letterOutcomes } from '#functions/store/letter-outcomes.ts';
import type { Words } from '#shared/domain/letters/intent-words.ts';
import { whyMissing, whySent } from '#shared/domain/letters/why-answers.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import type { WhyAsked } from '#shared/domain/replies/why-words.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import type { IncomingReply } from './incoming-reply.ts';

/** About the letter that was answered, unless the reply names another. */
export async function answerWhy(
  user: User,
  reply: Pick<IncomingReply, 'date' | 'stage' | 'at'>,
  asked: WhyAsked,
  { now }: RequestContext,
): Promise<Words> {
  const { about, touchpoint, daysAgo = 0 } = asked;
  const isNamed = touchpoint !== undefined || daysAgo > 0;
  const onDay = addDays(localDateAt(reply.at, user.zone), -daysAgo);
  const date = about === 'missing' || isNamed ? onDay : reply.date;
  const letters = await letterOutcomes.between(user.id, date, date);
  if (about === 'missing') {
    return whyMissing({ user, date, letters, now }, touchpoint ? [touchpoint] : touchpoints);
  }
  const stage = touchpoint ?? reply.stage;
  return whySent(
    letters.find((letter) => letter.date === date && letter.stage === stage),
    user,
  );
}
