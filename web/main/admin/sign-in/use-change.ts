/** Changes the administrator's own sign-in, and knows what is wrong with what was typed. */
import { useState } from 'react';
import type { SignInChange } from '#shared/contract/sign-in.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { Declined, messageOf } from '#web/kit/declined.ts';
import { useCall } from '#web/kit/use-call.ts';
import { readAgain } from '#web/kit/use-read.ts';

const failed = 'Nothing was changed. Please try again.';

export interface Problem {
  readonly code: string | undefined;
  readonly words: string;
}

export function useChange() {
  const { busy, run } = useCall('signIn.change');
  const [problem, setProblem] = useState<Problem>();

  /** Undefined where it was refused; `problem` then says why. */
  async function change(body: SignInChange): Promise<AnswerOf<'signIn.change'> | undefined> {
    setProblem(undefined);
    try {
      const answer = await run({ body });
      // What the page shows may be other than before; a setup changes nothing yet.
      if (!answer.setup) await readAgain('signIn.show');
      return answer;
    } catch (thrown) {
      const { code, detail } = thrown instanceof Declined ? thrown : {};
      setProblem({ code, words: detail ?? messageOf(thrown, failed) });
      return undefined;
    }
  }

  return { busy, problem, change, forget: () => setProblem(undefined) };
}
