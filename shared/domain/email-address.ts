/** The one form in which an address is known: two spellings of it are never two people. */
import { emailMaxOctets, localPartMaxOctets } from './limits.ts';

export type NormalizedEmail =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly because: EmailProblem };

export type EmailProblem =
  | 'not-an-address'
  | 'control-character'
  | 'non-ascii-local-part'
  | 'too-long';

/** Longer input is not looked at: a domain shrinks at most a little on its way to ASCII. */
const typedMaxChars = 1_000;

/** Line separators too: some software ends a header at them. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const dotAtom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** What the URL parser would read as something other than a name is refused before it is asked. */
const domainCharacters = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61\u00b7\u0375\u05f3\u05f4\u30fb-]+$/u;
const domainLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A last label of digits would make it an IP address. */
const domainName = new RegExp(`^(${domainLabel}\\.)+(?![0-9]+$)${domainLabel}$`);

const refused = (because: EmailProblem): NormalizedEmail => ({ ok: false, because });

/** The name in ASCII (composed first, as IDNA has it), or undefined when it is no domain name. */
function asciiDomain(typed: string): string | undefined {
  const origin = `http://${typed}`;
  if (!domainCharacters.test(typed) || !URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  return domainName.test(hostname) ? hostname : undefined;
}

/**
 * Trimmed, in lower case, its domain in ASCII; dots and +tags stay, they tell mailboxes apart. A
 * line break or another control character is refused and not stripped: the value reaches a header.
 * So is a local part that is not ASCII, which SES cannot send to.
 */
export function normalizeEmail(typed: string): NormalizedEmail {
  if (typed.length > typedMaxChars) return refused('too-long');
  if (controlCharacter.test(typed)) return refused('control-character');
  const [local, domain, ...rest] = typed.trim().split('@');
  if (!local || !domain || rest.length > 0) return refused('not-an-address');
  // Before anything is folded: the Kelvin sign would become an ordinary k, and another's mailbox.
  if (/[^\p{ASCII}]/u.test(local)) return refused('non-ascii-local-part');

  const localPart = local.toLowerCase();
  const ascii = asciiDomain(domain);
  if (!dotAtom.test(localPart) || !ascii) return refused('not-an-address');
  const email = `${localPart}@${ascii}`;
  if (localPart.length > localPartMaxOctets || email.length > emailMaxOctets) {
    return refused('too-long');
  }
  return { ok: true, email };
}
