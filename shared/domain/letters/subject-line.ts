/** What keeps a day's letters in one thread: their common subject, and an id they all refer to. */
import type { LocalDate } from '../local-date.ts';
import { longDate } from './date-words.ts';

/** The base subject of a day's letters: mail programs split a thread where it changes. */
export const daySubject = longDate;

/**
 * The first id in `References` of the letters of a person's day. No letter carries it as its own:
 * SES gives each its Message-ID, but leaves References alone, and Gmail threads by it.
 */
export function threadAnchor(userId: string, date: LocalDate, domain: string): string {
  const userKey = userId.replaceAll('-', '').slice(0, 12);
  return `<day-${date.replaceAll('-', '')}.${userKey}@${domain}>`;
}

/** What programs of other languages put before a subject that they answer, some with a count. */
const answering =
  /^(?:\s*(?:re|r|ref|res|rif|aw|antw|antwort|sv|vs|odp|ynt|ang|bls|vá|atb|hv|回复|回覆|答复|返信|회신)(?:\[\d+\]|\(\d+\))?\s*[:：]\s*)+/iu;

/** `Re:` once, however often the thread went back and forth, and by whatever programs. */
export const replySubject = (subject: string): string => `Re: ${subject.replace(answering, '')}`;
