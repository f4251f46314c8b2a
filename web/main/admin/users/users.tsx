/** The users tab: the ledger of all people, or the one that the address names. */
import { useTabAddress } from '../tab-address.ts';
import { UserView } from './user-view.tsx';
import { UsersLedger } from './users-ledger.tsx';

export function Users() {
  const { rest: userId, query } = useTabAddress();
  if (userId === '') return <UsersLedger query={query} />;
  return <UserView key={userId} userId={userId} list={`#users${query && `?${query}`}`} />;
}
