/** The addresses that replies come back to; each says whose they are, signed. */
import { linkToken, readLinkToken } from './link-token.ts';
import { addDays, daysBetween, type LocalDate } from './local-date.ts';
import { openToken, type Sign, sealToken } from './signature.ts';
import { type Stage, stages } from './stage.ts';
import { bytesToUuid, uuidBytes, uuidToBytes } from './uuid.ts';

/** Which letter an address belongs to. */
export interface ReplyParts {
  readonly userId: string;
  readonly date: LocalDate;
  readonly stage: Stage;
  /** The letter asked whether to erase everything. */
  readonly asksToErase?: true;
}

const purpose = 'reply';
const dateBytes = 2;
/** Two bytes of days reach from here to the year 2149. */
const dayOne = '1970-01-01';

/** A letter that asks whether to erase everything has a kind of its own beside its stage's. */
const kindOf = ({ stage, asksToErase }: ReplyParts): number =>
  stages.indexOf(stage) + (asksToErase ? stages.length : 0);

/**
 * The token of an address at our domain; capitals and a domain in capitals are the same address.
 */
function tokenIn(address: string, prefix: string, domain: string): string | undefined {
  const [local, host, ...rest] = address.trim().toLowerCase().split('@');
  const isOurs = rest.length === 0 && host === domain.toLowerCase();
  return isOurs && local?.startsWith(prefix) ? local.slice(prefix.length) : undefined;
}

/**
 * `r+TOKEN@domain`, 58 octets before the @ of the 64 there may be. Throws for an id that is no
 * UUID.
 */
export function replyAddress(parts: ReplyParts, domain: string, sign: Sign): string {
  const { userId, date } = parts;
  const day = daysBetween(dayOne, date);
  if (!(day >= 0 && day < 65_536)) throw new RangeError('A reply address needs a date.');
  const bytes = Uint8Array.of(...uuidToBytes(userId), day >> 8, day & 0xff);
  return `r+${sealToken(purpose, { kind: kindOf(parts), bytes }, sign)}@${domain}`;
}

/** Undefined for an address that is not one of ours, or that none of the secrets has signed. */
export function readReplyAddress(
  address: string,
  domain: string,
  signs: readonly Sign[],
): ReplyParts | undefined {
  const token = tokenIn(address, 'r+', domain);
  const content = token && openToken(purpose, token, uuidBytes + dateBytes, signs);
  if (!content) return undefined;
  const asksToErase = content.kind >= stages.length;
  const stage = stages[content.kind - (asksToErase ? stages.length : 0)];
  if (!stage) return undefined;
  const [high = 0, low = 0] = content.bytes.subarray(uuidBytes);
  return {
    userId: bytesToUuid(content.bytes.subarray(0, uuidBytes)),
    date: addDays(dayOne, (high << 8) | low),
    stage,
    ...(asksToErase && { asksToErase }),
  };
}

/** `unsub+TOKEN@domain`, 62 octets before the @: what older mail clients write to (RFC 2369). */
export const unsubscribeAddress = (userId: string, domain: string, sign: Sign): string =>
  `unsub+${linkToken('unsubscribe', userId, sign)}@${domain}`;

/** The id of the user who asks to be left alone, or undefined. */
export function readUnsubscribeAddress(
  address: string,
  domain: string,
  signs: readonly Sign[],
): string | undefined {
  const token = tokenIn(address, 'unsub+', domain);
  return token ? readLinkToken(token, 'unsubscribe', signs) : undefined;
}
