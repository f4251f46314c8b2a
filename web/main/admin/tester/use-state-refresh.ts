/** Asks every three seconds how a tester's session stands, as long as somebody looks. */
import { useEffect, useEffectEvent } from 'react';
import { askState, type Said } from './ask-tester.ts';

const everyMs = 3_000;

/** Asks at once, then again and again. `isPaused` drops what was asked and not answered yet. */
export function useStateRefresh(
  userId: string | undefined,
  isPaused: boolean,
  hear: (said: Said) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (userId === undefined || isPaused) return;
    return askAgainAndAgain(userId, heard);
  }, [userId, isPaused]);
}

/** Answers how to stop it. */
function askAgainAndAgain(userId: string, hear: (said: Said) => void): () => void {
  const life = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;

  async function ask() {
    if (isAsking || document.hidden) return;
    isAsking = true;
    clearTimeout(timer);
    const said = await askState(userId, life.signal);
    isAsking = false;
    if (life.signal.aborted) return;
    hear(said);
    timer = setTimeout(() => void ask(), everyMs);
  }

  // A hidden page asks nothing; whoever comes back to it sees at once how things stand.
  document.addEventListener('visibilitychange', () => void ask(), { signal: life.signal });
  void ask();
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
