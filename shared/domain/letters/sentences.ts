/** The blocks that more than one letter is built of. */
import { localDateAt } from '../local-date.ts';
import { seemsDead, type User } from '../user.ts';
import type { LetterContext } from './context.ts';
import { longDate, whenBefore } from './date-words.ts';
import type { Block, LinkBlock, NoteBlock, Paragraph } from './letter.ts';

/** A paragraph; `brief` is what a text message says in its place, empty for nothing. */
export const paragraph = (text: string, brief?: string): Paragraph => ({
  kind: 'paragraph',
  text,
  ...(brief === undefined ? {} : { brief }),
});

/** The yellow note that says how to answer. */
export const replyNote = (text: string, brief: string): NoteBlock => ({
  kind: 'note',
  title: 'Just reply to this email.',
  text,
  brief,
});

/** A text message is itself the proof of its number, so that it carries no such link. */
export const confirmLink = (url: string): LinkBlock => ({
  kind: 'link',
  text: 'Confirm that this is your address',
  url,
  brief: '',
});

export const whyFirst = 'You get this because this address was entered on our site.';

/** For somebody who may not have asked for it: anybody can type an address. */
export const wayOut = paragraph(
  'If this wasn’t you, reply with the word unsubscribe and nothing more comes.',
  '',
);

/** What the service is, in two sentences. */
export const whatThisIs = ({ setting }: LetterContext): Paragraph =>
  paragraph(
    `${setting.productName} writes three times a day: a question in the morning, your list at ` +
      'midday, a look back in the evening. You reply in your own words, and your list follows.',
    'We ask three times a day. You just reply.',
  );

/** A paragraph where there is something to say. */
export const maybe = (text: string | undefined, brief?: string): readonly Block[] =>
  text === undefined ? [] : [paragraph(text, brief)];

/**
 * What stopped the letters without the person's word, and how that ends: told in the answer to the
 * reply that found them stopped. `before` is the user as the reply found them.
 */
export function whatStopped(
  before: User,
  { user, date, today = date }: LetterContext,
): string | undefined {
  const { pausedBy, pausedUntil, suppressedAt, zone } = before;
  const isBack = user.state === 'active';
  if (isBack && pausedBy === 'out-of-office' && pausedUntil !== undefined && pausedUntil > today) {
    const until = longDate(pausedUntil);
    return (
      `An out-of-office reply from your address held your letters until ${until}. This reply ` +
      'brings them back.'
    );
  }
  if (!seemsDead(before) || suppressedAt === undefined || user.state === 'unsubscribed') {
    return undefined;
  }
  const when = whenBefore(localDateAt(new Date(suppressedAt), zone), today);
  if (before.endedBy === 'bounce') {
    return isBack
      ? `They had stopped because our letter ${when} bounced.`
      : `Our letter ${when} bounced, so your letters stopped. Reply START to bring them back.`;
  }
  return isBack
    ? `They had stopped ${when}, because they kept bouncing.`
    : `Our letters kept bouncing, so they stopped ${when}. Reply START to bring them back.`;
}

/** The same in the first letter after an absence, where no reply has ended it. */
export const afterAbsence = ({
  user: { pausedBy, pausedUntil },
  date,
}: LetterContext): readonly Block[] =>
  pausedBy === 'out-of-office' && pausedUntil === date
    ? [
        paragraph(
          'An out-of-office reply from your address held your letters until today. Next time, ' +
            'any reply brings them back sooner.',
          'Your out-of-office reply held your letters until today.',
        ),
      ]
    : [];
