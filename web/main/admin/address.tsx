/** An email address that, too long for its line, breaks before a sign and not within a word. */
import { Fragment } from 'react';

export const Address = ({ email }: { readonly email: string }) =>
  email.split(/(?=[@.+_])/).map((part, at) => (
    // Its parts never reorder: the place is the key.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
