/** A tester's session in a page: what is known of it, what is being done, what went wrong. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusBack } from '../../use-focus-back.ts';
import { askState, type Result } from './ask-tester.ts';
import { noSession, refreshed, type Session, sessionOf } from './session.ts';
import type { Act, Desk, Note } from './tester-acts.ts';

/** Whether the session of the address has been read. */
type Finding = 'looking' | 'unread' | 'known' | 'gone';

export function useTester({ isUnified }: { isUnified: boolean }) {
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
      // No alerts after the page was left.
      alert: (words) => isHere.current && alert(words),
    }),
    [isUnified, latest, put, isHere],
  );

  /** Runs one act at a time, then gives the focus back to the pressed button. */
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

/** Opens the session of the address, and takes each state answer. */
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

  function heard(result: Result) {
    const isNew = finding === 'looking' || finding === 'unread';
    if (result.status === 404 && isNew) {
      setFinding('gone');
      return keep(undefined);
    }
    if (!result.ok) return isNew ? setFinding('unread') : undefined;
    setFinding('known');
    const next = refreshed(latest.current, result.answer);
    // An unchanged session is not rendered again.
    if (JSON.stringify(next) !== JSON.stringify(latest.current)) put(next);
  }

  return { finding, setFinding, heard };
}

/** A ref, so that long acts see the current session. */
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

/**
 * Which tester a page is about: `/admin/v3-tester#user=<id>`. It stands in the address and not in
 * the browser's session, which another tab would not share, so that a reload, the way back from
 * the logs and a link in a message all find the same session; its state is the server's to tell.
 */
function useTesterAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const userId = new URLSearchParams(hash.slice(1)).get('user') || undefined;
  const keep = useCallback(
    (id: string | undefined) => {
      // Replaces the entry: Back leads to where the tester was opened from.
      void navigate(id === undefined ? '#' : `#${new URLSearchParams({ user: id })}`, {
        replace: true,
      });
    },
    [navigate],
  );
  return { userId, keep };
}

const everyMs = 3_000;

/** Polls at once, then again and again; `isPaused` drops a pending answer. */
function useStateRefresh(
  userId: string | undefined,
  isPaused: boolean,
  hear: (result: Result) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (userId === undefined || isPaused) return;
    return askAgainAndAgain(userId, heard);
  }, [userId, isPaused]);
}

/** Returns a function that stops it. */
function askAgainAndAgain(userId: string, hear: (result: Result) => void): () => void {
  const life = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;

  async function ask() {
    if (isAsking || document.hidden) return;
    isAsking = true;
    clearTimeout(timer);
    const result = await askState(userId, life.signal);
    isAsking = false;
    if (life.signal.aborted) return;
    hear(result);
    timer = setTimeout(() => void ask(), everyMs);
  }

  // A hidden page polls nothing, and polls at once when shown again.
  document.addEventListener('visibilitychange', () => void ask(), { signal: life.signal });
  void ask();
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
