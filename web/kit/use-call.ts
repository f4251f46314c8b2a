/** Runs one endpoint of the table from a page, and knows whether it is still running. */
import { useCallback, useState } from 'react';
import type { RouteName } from '#shared/contract/paths.ts';
import { type AnswerOf, type AskedOf, call } from './call.ts';

export interface Call<Name extends RouteName> {
  readonly busy: boolean;
  readonly run: (asked: AskedOf<Name>) => Promise<AnswerOf<Name>>;
}

export function useCall<Name extends RouteName>(name: Name): Call<Name> {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (asked: AskedOf<Name>) => {
      setBusy(true);
      try {
        return await call(name, asked);
      } finally {
        setBusy(false);
      }
    },
    [name],
  );
  return { busy, run };
}
