/** How long rows about a user stay: a tester's rows expire with the tester. */
import type { User } from '#shared/domain/user.ts';

export type Ttl = Pick<User, 'expiresAt'>;

/** The expiry attribute of such a row; nothing for a person's. */
export const ttl = ({ expiresAt }: Ttl): Ttl => (expiresAt === undefined ? {} : { expiresAt });
