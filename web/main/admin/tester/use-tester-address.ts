/**
 * Which tester a page is about: `/admin/v3-tester#user=<id>`. It stands in the address and not in
 * the browser's session, which another tab would not share, so that a reload, the way back from
 * the logs and a link in a message all find the same session; its state is the server's to tell.
 */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export function useTesterAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const userId = new URLSearchParams(hash.slice(1)).get('user') || undefined;
  const keep = useCallback(
    (id: string | undefined) => {
      // One step back leads to where the tester was opened from, not to the tester before.
      void navigate(id === undefined ? '#' : `#${new URLSearchParams({ user: id })}`, {
        replace: true,
      });
    },
    [navigate],
  );
  return { userId, keep };
}
