/**
 * Whose mail is this, and what may it do? By envelope, signature and verdicts; display names never
 * count.
 */

import type { ReadMail } from '#functions/adapters/postal-mime.ts';
import { knownSigns } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import {
  type ReplyParts,
  readReplyAddress,
  readUnsubscribeAddress,
} from '#shared/domain/reply-address.ts';
import type { User } from '#shared/domain/user.ts';
import type { MailNotice } from './mail-notice.ts';

/** What the envelope says: a signed address of ours, or neither. */
export interface Envelope {
  readonly reply?: ReplyParts;
  /** The user whose unsubscribe address was written to. */
  readonly unsubscribes?: string;
}

/** Envelope recipients, not To: a forwarded or blind copy says something else there. */
export function readEnvelope({ receipt }: MailNotice): Envelope {
  const domain = env().REPLY_DOMAIN;
  const signs = knownSigns();
  for (const recipient of receipt.recipients) {
    const reply = readReplyAddress(recipient, domain, signs);
    if (reply) return { reply };
    const unsubscribes = readUnsubscribeAddress(recipient, domain, signs);
    if (unsubscribes) return { unsubscribes };
  }
  return {};
}

/** The signed address in a letter of ours that comes back inside a report. */
export function signedIn(returned: string): ReplyParts | undefined {
  const signs = knownSigns();
  for (const [address] of returned.matchAll(/\br\+[a-z2-7]{20,64}@[a-z0-9.-]{1,253}/gi)) {
    const reply = readReplyAddress(address, env().REPLY_DOMAIN, signs);
    if (reply) return reply;
  }
  return undefined;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const aligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** The one address that wrote, normalised; several From addresses are nobody's. */
export function writerOf(mail: ReadMail): string | undefined {
  const [from, ...others] = mail.from;
  if (!from || others.length > 0) return undefined;
  const normal = normalizeEmail(from);
  return normal.ok ? normal.email : undefined;
}

/** SES says that a signature passed, not whose: it is the writer's when nobody else has signed. */
function isSignedBy(writer: string, { headers }: ReadMail): boolean {
  const signatures = headers.get('dkim-signature') ?? [];
  const isTheirs = (signature: string): boolean => {
    const signer = /(?:^|;)\s*d\s*=\s*([^;\s]+)/i.exec(signature)?.[1] ?? '';
    return aligned(signer.toLowerCase(), domainOf(writer));
  };
  return signatures.length > 0 && signatures.every(isTheirs);
}

/** Without a DMARC record a passing SPF or signature of the same domain stands in. */
function isVouched({ mail, receipt }: MailNotice, read: ReadMail, writer: string): boolean {
  const { dmarcVerdict, spfVerdict, dkimVerdict } = receipt;
  if (dmarcVerdict.status === 'PASS') return true;
  if (dmarcVerdict.status === 'FAIL') return false;
  const spf = spfVerdict.status === 'PASS';
  if (spf && aligned(domainOf(mail.source.toLowerCase()), domainOf(writer))) return true;
  return dkimVerdict.status === 'PASS' && isSignedBy(writer, read);
}

export interface Standing {
  /** It comes from the user's own address, whoever wrote it. */
  readonly isSender: boolean;
  /** The reply may change the plan. */
  readonly mayEdit: boolean;
  /** A lower bar: wrongly going on is worse than wrongly stopping. */
  readonly mayLeave: boolean;
}

/** Acting on a plan needs two of three: the signed address, the sender, and the sender's domain. */
export function standingOf(
  user: User,
  { reply }: Envelope,
  { mail, notice }: { mail: ReadMail; notice: MailNotice },
): Standing {
  const signed = reply?.userId === user.id;
  const isSender = writerOf(mail) === user.email;
  const dmarc = notice.receipt.dmarcVerdict.status === 'PASS';
  return {
    isSender,
    mayEdit: isSender && (signed ? isVouched(notice, mail, user.email) : dmarc),
    mayLeave: signed || isSender,
  };
}
