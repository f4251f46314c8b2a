/** What is attached to a mail: by the person, by their program, or by a machine that reports. */
import type { Attachment } from 'postal-mime';

/** What programs add by themselves to mails of people; naming it would only puzzle them. */
const programs: ReadonlySet<string> = new Set([
  'application/pgp-signature',
  'application/pgp-keys',
  'application/pgp-encrypted',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/ms-tnef',
  'application/vnd.ms-tnef',
  'text/vcard',
  'text/x-vcard',
  'text/calendar',
  'message/delivery-status',
  'message/disposition-notification',
  'text/rfc822-headers',
]);

/** Envelopes that we have no key for. */
const sealed: ReadonlySet<string> = new Set([
  'application/pgp-encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/ms-tnef',
  'application/vnd.ms-tnef',
]);

const typeOf = ({ mimeType, filename }: Attachment): string =>
  filename?.toLowerCase() === 'winmail.dat' ? 'application/ms-tnef' : mimeType.toLowerCase();

/** A picture in the text, such as the logo of a signature. */
const isShownInside = (part: Attachment): boolean =>
  part.related === true || (part.disposition !== 'attachment' && part.contentId !== undefined);

/** The names of what the person attached; its type where it has no name. */
export const attachedNames = (parts: readonly Attachment[]): readonly string[] =>
  parts
    .filter((part) => !programs.has(typeOf(part)) && !isShownInside(part))
    .map(({ filename, mimeType }) => filename ?? mimeType);

/** Whether everything the mail says is inside an envelope that we can't open. */
export const isSealed = (parts: readonly Attachment[], text: string): boolean =>
  text.trim() === '' && parts.some((part) => sealed.has(typeOf(part)));

/**
 * METHODs that calendars send to each other (RFC 5546). A published calendar (PUBLISH) is a file
 * like any other.
 */
const scheduling = /^(?:REQUEST|REPLY|COUNTER|DECLINECOUNTER|CANCEL|ADD|REFRESH)$/i;

const longestPart = 32 * 1024;

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('latin1'))
    .slice(0, longestPart)
    .replace(/\r\n/g, '\n');

/** Whether a program wrote the part: an invitation, or an answer to one. */
export const isCalendar = (part: Attachment): boolean =>
  ['text/calendar', 'application/ics'].includes(part.mimeType) &&
  scheduling.test(part.method ?? /^METHOD:(\w{1,20})\s*$/im.exec(textOf(part))?.[1] ?? '');

/** The original mail that a delivery report (RFC 3464) returns; undefined for any other mail. */
export function returnedIn(parts: readonly Attachment[]): string | undefined {
  if (!parts.some(({ mimeType }) => mimeType.endsWith('/delivery-status'))) return undefined;
  const returned = parts.filter(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType));
  return returned.map(textOf).join('\n');
}
