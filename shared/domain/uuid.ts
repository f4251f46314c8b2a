/** A user's id as the 16 bytes that stand in tokens. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuid.test(text);

export const uuidBytes = 16;

/** Throws a RangeError for what is no UUID in lower case: user ids are made by us. */
export function uuidToBytes(id: string): Uint8Array {
  if (!uuid.test(id)) throw new RangeError('A token needs the UUID of a user.');
  const pairs = id.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function bytesToUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
