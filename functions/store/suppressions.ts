/**
 * Addresses that objected. Only a keyed hash, a reason and a date outlive a purge, so that no
 * import or invitation writes to them again (GDPR, Articles 17(3)(b) and 21(3)).
 */
import * as z from 'zod/mini';
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import { keys } from './keys.ts';
import { get, rowReader } from './reads.ts';
import { objections } from './users.ts';
import { put } from './writes.ts';

const suppression = z.object({
  because: z.enum(objections),
  /** ISO instant. */
  at: z.string(),
});
type Suppression = z.output<typeof suppression>;
const readSuppression = rowReader('suppression', suppression);

const keyOf = (email: string) => keys.suppressed(objectionHash(`suppressed:${email}`, 32));

export const suppressions = {
  /** `email` is normalised. */
  async put(email: string, { because, at }: Suppression): Promise<void> {
    await put({ ...keyOf(email), because, at });
  },

  /** Undefined for an address that may be invited. */
  async find(email: string): Promise<Suppression | undefined> {
    const row = await get(keyOf(email));
    if (!row) return undefined;
    const { because, at } = readSuppression(row);
    return { because, at };
  },
};
