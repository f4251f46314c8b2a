/** How long rows about a user stay: a tester's go with the tester, whatever they hold. */
import type { User } from '#shared/domain/user.ts';

export type Ttl = Pick<User, 'expiresAt'>;

/** What such a row holds for the table's expiry; nothing in a person's. */
export const ttl = ({ expiresAt }: Ttl): Ttl => (expiresAt === undefined ? {} : { expiresAt });
