/** What a letter's link brings to a page: a token, posted once when the page is shown. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';

/** Answers what to say when it fails: the server's own words, or these. */
export function useToken(name: 'subscription.confirm', failed: string): string | undefined {
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useRef(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    call(name, { query: { token } }).catch((problem: unknown) => {
      const words = problem instanceof Declined ? problem.message : '';
      setFailure(words || failed);
    });
  }, [name, token, failed]);

  return failure;
}
