/** Invites people from the waitlist one by one, and keeps what became of each. */
import { useState } from 'react';
import { type AnswerOf, call } from '#web/kit/call.ts';
import { messageOf } from '#web/kit/declined.ts';
import { readAgain } from '#web/kit/use-read.ts';

type Answer = AnswerOf<'waitlist.invite'>;
type Result = Partial<Pick<Answer, 'outcome' | 'status'>> & { readonly failure?: string };

export const outcomeWords: Readonly<Record<Answer['outcome'], string>> = {
  sent: 'Invitation sent',
  before: 'Invited before; nothing was sent',
  known: 'They’re here already; nothing was sent',
  objected: 'They asked us not to write; nothing was sent',
};

const question = (email: string): string =>
  `Invite ${email}? They get one letter, and nothing more unless they answer.`;

export interface Invites {
  /** By address. */
  readonly results: ReadonlyMap<string, Result>;
  readonly asking: string | undefined;
  /** What became of the last one, in words. */
  readonly said: string;
  readonly ask: (email: string) => void;
}

export function useInvites(): Invites {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [asking, setAsking] = useState<string>();
  const [said, setSaid] = useState('');

  async function invite(email: string) {
    setAsking(email);
    const result: Result = await call('waitlist.invite', { body: { email } }).catch(
      (problem: unknown) => ({
        failure: messageOf(problem, 'The invitation failed. Please try again.'),
      }),
    );
    setResults((all) => new Map(all).set(email, result));
    setSaid(`${email}: ${result.outcome ? outcomeWords[result.outcome] : result.failure}`);
    setAsking(undefined);
    if (result.outcome === 'sent') void readAgain('users.list');
  }

  return {
    results,
    asking,
    said,
    ask(email) {
      if (confirm(question(email))) void invite(email);
    },
  };
}
