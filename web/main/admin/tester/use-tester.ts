/** A tester's session in a page: what is known of it, what is being done, what went wrong. */
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFocusBack } from '../../use-focus-back.ts';
import type { Said } from './ask-tester.ts';
import { noSession, refreshed, type Session, sessionOf } from './session.ts';
import type { Act, Desk, Note } from './tester-acts.ts';
import { useStateRefresh } from './use-state-refresh.ts';
import { useTesterAddress } from './use-tester-address.ts';

/** A session that is found again by its address is not known before it was heard of. */
type Finding = 'looking' | 'unread' | 'known' | 'gone';

export function useTester({ isUnified }: { readonly isUnified: boolean }) {
  const address = useTesterAddress();
  const { session, latest, put } = useLatestSession();
  const [pending, setPending] = useState<Act>();
  const [note, setNote] = useState<Note>();
  const [turn, setTurn] = useState(0);
  const { finding, setFinding, heard } = useFinding(address, latest, put);
  const isHere = useIsHere();
  const focus = useFocusBack();
  useStateRefresh(session.userId, pending !== undefined, heard);

  const desk = useMemo<Desk>(
    () => ({
      isUnified,
      session: () => latest.current,
      put,
      doing: setPending,
      note: setNote,
      // Whoever went on to another page is not told there of what they left.
      alert: (words) => isHere.current && alert(words),
    }),
    [isUnified, latest, put, isHere],
  );

  /** One at a time: every button is disabled meanwhile, and the one pressed has the focus again. */
  async function run(act: (desk: Desk) => Promise<void>, pressed?: Element | null): Promise<void> {
    focus.hold(pressed ?? document.activeElement);
    setNote(undefined);
    try {
      await act(desk);
    } finally {
      setFinding('known');
      setPending(undefined);
      setTurn((before) => before + 1);
      focus.giveBack();
      const { userId } = latest.current;
      if (isHere.current && userId !== address.userId) address.keep(userId);
    }
  }

  return { session, finding, pending, note, turn, run };
}

export type Tester = ReturnType<typeof useTester>;

/** Opens the session that the address names, and hears how each one stands. */
function useFinding(
  { userId, keep }: ReturnType<typeof useTesterAddress>,
  latest: RefObject<Session>,
  put: (session: Session) => void,
) {
  const [finding, setFinding] = useState<Finding>('known');

  const open = useEffectEvent((named: string | undefined) => {
    if (named === latest.current.userId) return;
    put(named === undefined ? noSession : sessionOf(named));
    if (named !== undefined) setFinding('looking');
  });
  useEffect(() => open(userId), [userId]);

  function heard(said: Said) {
    const isNew = finding === 'looking' || finding === 'unread';
    if (said.status === 404 && isNew) {
      setFinding('gone');
      return keep(undefined);
    }
    if (!said.ok) return isNew ? setFinding('unread') : undefined;
    setFinding('known');
    const next = refreshed(latest.current, said.answer);
    // What says the same is not drawn again.
    if (JSON.stringify(next) !== JSON.stringify(latest.current)) put(next);
  }

  return { finding, setFinding, heard };
}

/** Long acts read what the session became meanwhile, not what it was when they began. */
function useLatestSession() {
  const [session, setSession] = useState(noSession);
  const latest = useRef(session);
  const [put] = useState(() => (next: Session) => {
    latest.current = next;
    setSession(next);
  });
  return { session, latest, put };
}

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
