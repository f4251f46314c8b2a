/** The id that stands in for a user whose plan has begun. Stable, as a user's own id is. */
import { knownSigns } from '#functions/adapters/signing.ts';
import { bytesToUuid, uuidBytes } from '#shared/domain/uuid.ts';

/** Formatted as a random UUID (RFC 9562, version 4). */
function shaped(bytes: Uint8Array): string {
  const id = Uint8Array.from(bytes.slice(0, uuidBytes));
  id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  return bytesToUuid(id);
}

/**
 * The current secret's id first. Derived from the user's id and our secret, so that known and new
 * addresses get equally stable answers, and a purge can find the row.
 */
export const handleIdsOf = (userId: string): readonly string[] =>
  knownSigns().map((sign) => shaped(sign(`handle:${userId}`)));
