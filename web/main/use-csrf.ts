/** The token that the sign-in form carries; who is quicker than it waits for it. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#web/kit/call.ts';

/** `waiting` for the token with the form filled in, `leaving` once it is on its way. */
type State = 'open' | 'waiting' | 'leaving' | 'failed';

export function useCsrf() {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>('open');

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      setToken((await call('auth.csrf', {})).csrfToken);
    } catch {
      // Said only to whoever has pressed the button; the next press asks again.
      asked.current = false;
      setState((before) => (before === 'waiting' ? 'failed' : before));
    }
  }, []);
  useEffect(() => void ask(), [ask]);

  // The token is in the form by now, so that the browser sends it along.
  useEffect(() => {
    if (token && state === 'waiting') form.current?.requestSubmit();
  }, [token, state]);

  // Who comes back by the browser's own way finds the page as it was left, its token used up.
  useEffect(() => {
    function reopen({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      asked.current = false;
      setToken(undefined);
      setState('open');
      void ask();
    }
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [ask]);

  function submit(event: FormEvent) {
    if (token && state !== 'leaving') return setState('leaving');
    event.preventDefault();
    if (state === 'leaving') return;
    setState('waiting');
    void ask();
  }

  return { form, token, state, submit };
}
