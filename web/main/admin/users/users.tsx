/** The users tab: the ledger of all people, or the one that the address names. */
import { useTabAddress } from '../tab-address.ts';
import { UserView } from './user-view.tsx';
import { UsersLedger } from './users-ledger.tsx';

/** `#users?q=ada` is a list, `#users/<id>?q=ada&reply=<id>` one who was found in it and a reply. */
export function Users() {
  const { rest: userId, query } = useTabAddress();
  if (userId === '') return <UsersLedger query={query} />;
  const named = new URLSearchParams(query);
  const reply = named.get('reply') ?? undefined;
  named.delete('reply');
  const list = named.size > 0 ? `#users?${named}` : '#users';
  return <UserView key={userId} userId={userId} list={list} reply={reply} />;
}
