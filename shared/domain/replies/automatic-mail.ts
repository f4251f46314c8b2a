/** Tells mail that a machine sent, which is never answered, from mail a person wrote. */

import { isAwayMail } from './out-of-office.ts';

export type AutomaticMail = 'auto' | 'bounce' | 'list';
type Headers = ReadonlyMap<string, readonly string[]>;

export interface Envelope {
  /** The envelope's sender; `<>` or empty for a bounce. */
  readonly returnPath: string;
  readonly from: string;
  /** It carries the answer to an invitation (RFC 5546 section 3.2.3), which a program wrote. */
  readonly calendarAnswer?: boolean;
  /** Some programs name themselves by their subject alone. */
  readonly subject?: string;
  /** What is newly written in it. */
  readonly text?: string;
}

const valuesOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? []).map((value) => value.trim().toLowerCase());

/** The value before its parameters: `auto-replied; owner=x` says `auto-replied`. */
const wordOf = (value: string): string => (value.split(';', 1)[0] ?? '').trim();

const anyOf = (headers: Headers, name: string, words: readonly string[]): boolean =>
  valuesOf(headers, name).some((value) => words.includes(wordOf(value)));

const localPart = (address: string): string => {
  const bare = address
    .slice(address.lastIndexOf('<') + 1)
    .trim()
    .toLowerCase();
  return bare.split('@', 1)[0] ?? '';
};

/** Headers that only programs write which answer by themselves. */
const responders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-vacation',
];

const machines = ['noreply', 'no-reply', 'donotreply', 'do-not-reply', 'auto-reply', 'autoreply'];

/** A report of reading (RFC 8098) has the same type as one of failing, and is no bounce. */
const isReadReport = (type: string): boolean =>
  type.startsWith('multipart/report') && type.includes('disposition-notification');

const isDeliveryReport = (type: string): boolean =>
  type.startsWith('multipart/report') && !isReadReport(type);

function isBounce(headers: Headers, { returnPath, from }: Envelope): boolean {
  const path = returnPath.trim();
  if (path === '' || path === '<>') return true;
  if (valuesOf(headers, 'return-path').includes('<>')) return true;
  if (valuesOf(headers, 'content-type').some(isDeliveryReport)) return true;
  if (headers.has('x-failed-recipients')) return true;
  const daemons = ['mailer-daemon', 'postmaster'];
  return [path, from].some((address) => daemons.includes(localPart(address)));
}

function isAutomatic(headers: Headers, { from }: Envelope): boolean {
  const submitted = valuesOf(headers, 'auto-submitted').map(wordOf);
  if (submitted.some((word) => word !== '' && word !== 'no')) return true;
  if (responders.some((name) => headers.has(name))) return true;
  const suppress = valuesOf(headers, 'x-auto-response-suppress').flatMap((value) =>
    value.split(',').map((word) => word.trim()),
  );
  if (suppress.some((word) => ['all', 'oof', 'autoreply'].includes(word))) return true;
  return machines.includes(localPart(from));
}

function isList(headers: Headers, { returnPath, from }: Envelope): boolean {
  if (anyOf(headers, 'precedence', ['bulk', 'list', 'junk', 'auto_reply'])) return true;
  if ([...headers.keys()].some((name) => name.startsWith('list-'))) return true;
  return [returnPath, from].some((address) => {
    const name = localPart(address);
    return name.startsWith('owner-') || name.endsWith('-request');
  });
}

/**
 * Which kind of automatic mail this is, undefined for mail by a person (RFC 3834 section 2, RFC
 * 3464, RFC 8098). Header names are lower case. Mail from our own domains is the caller's to know.
 */
export function automaticMail(headers: Headers, envelope: Envelope): AutomaticMail | undefined {
  if (valuesOf(headers, 'content-type').some(isReadReport)) return 'auto';
  if (isBounce(headers, envelope)) return 'bounce';
  if (isAutomatic(headers, envelope)) return 'auto';
  if (envelope.calendarAnswer) return 'auto';
  if (isList(headers, envelope)) return 'list';
  // "Auto-Submitted: no" is said of a person's own words (RFC 3834 section 5).
  const isPerson = valuesOf(headers, 'auto-submitted').some((value) => wordOf(value) === 'no');
  return !isPerson && isAwayMail(envelope) ? 'auto' : undefined;
}
