/**
 * Whose mail it is and what it may do, by envelope, signature and verdicts, never by display name.
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

/** The signed addresses of ours that a mail was sent to. */
export interface Addressed {
  readonly replies: readonly ReplyParts[];
  /** The users whose unsubscribe addresses were used. */
  readonly unsubscribes: readonly string[];
}

/** The signed address that the mail answers: the sender's own, or the only one. */
export interface Envelope {
  readonly reply?: ReplyParts;
}

/** By the envelope's recipients, not To:, which differs for forwards and blind copies. */
export function addressedIn({ receipt }: MailNotice): Addressed {
  const domain = env().REPLY_DOMAIN;
  const signs = knownSigns();
  return {
    replies: receipt.recipients.flatMap((to) => readReplyAddress(to, domain, signs) ?? []),
    unsubscribes: receipt.recipients.flatMap(
      (to) => readUnsubscribeAddress(to, domain, signs) ?? [],
    ),
  };
}

/** The signed address in one of our letters that a report returns. */
export function signedIn(returned: string): ReplyParts | undefined {
  const signs = knownSigns();
  for (const [address] of returned.matchAll(/\br\+[a-z2-7]{20,64}@[a-z0-9.-]{1,253}/gi)) {
    const reply = readReplyAddress(address, env().REPLY_DOMAIN, signs);
    if (reply) return reply;
  }
  return undefined;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Whether all these domains belong to the same organisation as the writer's. */
async function isSameOrganisation(domains: readonly string[], writer: string): Promise<boolean> {
  // Most mails pass DMARC and never need the large list of suffixes.
  const { organisationOf } = await import('#functions/adapters/organisation.ts');
  const theirs = organisationOf(domainOf(writer));
  return theirs !== undefined && domains.every((domain) => organisationOf(domain) === theirs);
}

/** The single From address, normalised; undefined for several. */
export function writerOf(mail: ReadMail): string | undefined {
  const [from, ...others] = mail.from;
  if (!from || others.length > 0) return undefined;
  const normal = normalizeEmail(from);
  return normal.ok ? normal.email : undefined;
}

/**
 * The signing domain in lower case; empty for a header that is not a valid tag list (RFC 6376,
 * section 3.2: names are case-sensitive and must not repeat).
 */
function signerIn(signature: string): string {
  const specs = signature.split(';');
  // The last tag may end with a semicolon too.
  if (specs.at(-1)?.trim() === '') specs.pop();
  const tags = new Map<string, string>();
  for (const spec of specs) {
    const [name = '', ...value] = spec.split('=');
    const tag = name.trim();
    if (value.length === 0 || !/^[A-Za-z]\w*$/.test(tag) || tags.has(tag)) return '';
    tags.set(tag, value.join('=').trim());
  }
  return (tags.get('d') ?? '').toLowerCase();
}

/** Without a DMARC record, an aligned SPF or DKIM pass counts. */
async function isVouched({ mail, receipt }: MailNotice, read: ReadMail, writer: string) {
  const { dmarcVerdict, spfVerdict, dkimVerdict } = receipt;
  if (dmarcVerdict.status === 'PASS') return true;
  if (dmarcVerdict.status === 'FAIL') return false;
  const envelopeDomain = domainOf(mail.source.toLowerCase());
  if (spfVerdict.status === 'PASS' && (await isSameOrganisation([envelopeDomain], writer))) {
    return true;
  }
  // SES says that a signature passed, but not which one: all must be the writer's organisation's.
  const signers = (read.headers.get('dkim-signature') ?? []).map(signerIn);
  const isSigned = dkimVerdict.status === 'PASS' && signers.length > 0;
  return isSigned && isSameOrganisation(signers, writer);
}

export interface Standing {
  /** Whether the From is the user's own address, verified or not. */
  readonly isSender: boolean;
  /** The reply may change the plan. */
  readonly mayEdit: boolean;
  /** A lower bar: failing to stop is worse than stopping wrongly. */
  readonly mayLeave: boolean;
}

/**
 * Acting on a plan needs two of three: the signed address, the sender, and the sender's verified
 * domain.
 */
export async function standingOf(
  user: User,
  { reply }: Envelope,
  { mail, notice }: { mail: ReadMail; notice: MailNotice },
): Promise<Standing> {
  const signed = reply?.userId === user.id;
  const isSender = writerOf(mail) === user.email;
  const dmarc = notice.receipt.dmarcVerdict.status === 'PASS';
  return {
    isSender,
    mayEdit: isSender && (signed ? await isVouched(notice, mail, user.email) : dmarc),
    mayLeave: signed || isSender,
  };
}
