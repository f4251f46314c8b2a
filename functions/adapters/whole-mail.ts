/** Reads any mail there is: what the library takes to load is spared whoever reads plain ones. */
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';

/** Throws for a message that passes the limits. */
export const parseWhole = (raw: Uint8Array, limits: PostalMimeOptions): Promise<Email> =>
  PostalMime.parse(raw, limits);
