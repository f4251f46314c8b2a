/** The id that stands in for a user whose plan has begun: always the same, as a user's own is. */
import { knownSigns } from '#functions/adapters/signing.ts';
import { bytesToUuid, uuidBytes } from '#shared/domain/uuid.ts';

/** Shaped as a random UUID is (RFC 9562, version 4). */
function shaped(bytes: Uint8Array): string {
  const id = Uint8Array.from(bytes.slice(0, uuidBytes));
  id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  return bytesToUuid(id);
}

/**
 * Today's first. Made from the user's id and our secret, so that asking twice gives the same answer
 * for an address that is known as for one that is new, and that a purge can find the row.
 */
export const handleIdsOf = (userId: string): readonly string[] =>
  knownSigns().map((sign) => shaped(sign(`handle:${userId}`)));
