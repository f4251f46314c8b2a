/** Ids for the items a reply adds: the same whenever the same reply is read again. */

/** FNV-1a, 64 bits: no secret, only a short name that two replies do not share by chance. */
function hash(text: string): bigint {
  let value = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return value;
}

/** The id of a reply's nth new item (0-based): 12 characters of a-z and 0-9. */
export const itemId = (replyId: string, n: number): string =>
  hash(`${n} ${replyId}`).toString(36).padStart(12, '0').slice(-12);
