/** Bytes as letters that survive a change of case: RFC 4648 in lower case, without padding. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(buffer >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}

/** Undefined when a character is none of ours, or when the same bytes are written differently. */
export function fromBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return undefined;
    buffer = ((buffer << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >> bits) & 0xff);
  }
  const read = Uint8Array.from(bytes);
  return toBase32(read) === text ? read : undefined;
}
