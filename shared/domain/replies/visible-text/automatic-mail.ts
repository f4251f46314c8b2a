/** Tells mail that a machine sent, which is never answered, from mail a person wrote. */

import { isAwayMail } from './out-of-office.ts';

type Headers = ReadonlyMap<string, readonly string[]>;

export interface AutomaticMail {
  readonly kind: 'auto' | 'bounce' | 'list';
  /**
   * `declared` where a header or the envelope says that a program sent it. A name, a subject or
   * the words are circumstance: a person may have written it, and their "unsubscribe" is heard.
   */
  readonly evidence: 'declared' | 'circumstance';
}

/** A mail with what is known of how it came. */
export interface Sighted {
  readonly headers: Headers;
  /** The envelope's sender; `<>` or empty for a bounce. */
  readonly returnPath: string;
  readonly from: string;
  /** The address of the user it comes from: what it is called says nothing then. */
  readonly own?: string;
  /** A calendar wrote it. */
  readonly calendar?: boolean;
  /** Some programs name themselves by their subject alone. */
  readonly subject?: string;
  /** What is newly written in it. */
  readonly text?: string;
}

const valuesOf = ({ headers }: Sighted, name: string): readonly string[] =>
  (headers.get(name) ?? []).map((value) => value.trim().toLowerCase());

/** The value before its parameters: `auto-replied; owner=x` says `auto-replied`. */
const wordsOf = (mail: Sighted, name: string): readonly string[] =>
  valuesOf(mail, name).map((value) => (value.split(';', 1)[0] ?? '').trim());

const bare = (address: string): string =>
  address
    .slice(address.lastIndexOf('<') + 1)
    .replace(/>.*$/, '')
    .trim()
    .toLowerCase();

/** The names before the @, but for that of the person's own address. */
const namesOf = ({ returnPath, from, own }: Sighted): readonly string[] =>
  [returnPath, from]
    .map(bare)
    .filter((address) => address !== own)
    .map((address) => address.split('@', 1)[0] ?? '');

const daemons = ['mailer-daemon', 'postmaster'];
const machines = ['noreply', 'no-reply', 'donotreply', 'do-not-reply', 'auto-reply', 'autoreply'];

/** Headers that only programs write which answer by themselves. */
const responders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-vacation',
];

const reports = (mail: Sighted): readonly string[] =>
  valuesOf(mail, 'content-type').filter((type) => type.startsWith('multipart/report'));

/** A report of reading (RFC 8098) has the same type as one of failing, and is no bounce. */
const isReadReport = (type: string): boolean => type.includes('disposition-notification');

/** "Auto-Submitted: no" is said of a person's own words (RFC 3834 section 5). */
const saysPerson = (mail: Sighted): boolean => wordsOf(mail, 'auto-submitted').includes('no');

interface Sign extends AutomaticMail {
  readonly isIn: (mail: Sighted) => boolean;
}

/**
 * What tells a program, the surest first (RFC 3834 section 2, RFC 3464, RFC 8098). A mail without
 * a sender in its envelope counts as a bounce only where nothing else explains it.
 * X-Auto-Response-Suppress is not among them: Exchange adds it to the mails of people.
 */
const signs: readonly Sign[] = [
  { kind: 'auto', evidence: 'declared', isIn: (mail) => reports(mail).some(isReadReport) },
  { kind: 'bounce', evidence: 'declared', isIn: (mail) => reports(mail).length > 0 },
  {
    kind: 'bounce',
    evidence: 'declared',
    isIn: (mail) =>
      mail.headers.has('x-failed-recipients') ||
      namesOf(mail).some((name) => daemons.includes(name)),
  },
  {
    kind: 'auto',
    evidence: 'declared',
    isIn: (mail) =>
      wordsOf(mail, 'auto-submitted').some((word) => word !== '' && word !== 'no') ||
      responders.some((name) => mail.headers.has(name)),
  },
  { kind: 'auto', evidence: 'declared', isIn: ({ calendar = false }) => calendar },
  {
    kind: 'auto',
    evidence: 'circumstance',
    isIn: (mail) => namesOf(mail).some((name) => machines.includes(name)),
  },
  {
    kind: 'list',
    evidence: 'declared',
    isIn: (mail) =>
      wordsOf(mail, 'precedence').some((word) =>
        ['bulk', 'list', 'junk', 'auto_reply'].includes(word),
      ) ||
      [...mail.headers.keys()].some((name) => name.startsWith('list-')) ||
      namesOf(mail).some((name) => name.startsWith('owner-') || name.endsWith('-request')),
  },
  {
    kind: 'auto',
    evidence: 'circumstance',
    isIn: (mail) => !saysPerson(mail) && isAwayMail(mail),
  },
  {
    kind: 'bounce',
    evidence: 'declared',
    isIn: (mail) =>
      ['', '<>'].includes(mail.returnPath.trim()) || valuesOf(mail, 'return-path').includes('<>'),
  },
];

/**
 * Which kind of automatic mail this is, undefined for mail by a person. Header names are lower
 * case. Mail from our own domains is the caller's to know.
 */
export function automaticMail(mail: Sighted): AutomaticMail | undefined {
  const found = signs.find(({ isIn }) => isIn(mail));
  return found && { kind: found.kind, evidence: found.evidence };
}
