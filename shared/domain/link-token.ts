/** The token in a link of a letter: whom it is for and what it may do. It never expires. */
import { openToken, type Sign, sealToken } from './signature.ts';
import { bytesToUuid, uuidBytes, uuidToBytes } from './uuid.ts';

/** What a token may do: one made to confirm an address cannot unsubscribe it. */
export type LinkPurpose = 'unsubscribe' | 'confirm' | 'accept';

/** Links are of one kind: what tells them apart is signed along. */
const kind = 0;

/** 56 characters. The same for every letter, so that an old one still works. */
export const linkToken = (purpose: LinkPurpose, userId: string, sign: Sign): string =>
  sealToken(purpose, { kind, bytes: uuidToBytes(userId) }, sign);

/** The user's id, or undefined for a token of another purpose, a forged or an incomplete one. */
export function readLinkToken(
  token: string,
  purpose: LinkPurpose,
  signs: readonly Sign[],
): string | undefined {
  const content = openToken(purpose, token, uuidBytes, signs);
  return content && bytesToUuid(content.bytes);
}
