/** Calls one endpoint from a page, and knows whether it is still running. */
import { useCallback, useState } from 'react';
import type { RouteName } from '#shared/contract/paths.ts';
import { type AnswerOf, call, type InputOf } from './call.ts';

export interface Call<Name extends RouteName> {
  readonly busy: boolean;
  readonly run: (input: InputOf<Name>) => Promise<AnswerOf<Name>>;
}

export function useCall<Name extends RouteName>(name: Name): Call<Name> {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (input: InputOf<Name>) => {
      setBusy(true);
      try {
        return await call(name, input);
      } finally {
        setBusy(false);
      }
    },
    [name],
  );
  return { busy, run };
}
