/** Who is found by what is typed into the palette: asked for once typing rests. */
import { useEffect, useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { call } from '#web/kit/call.ts';

export type FoundPerson = Pick<UserItem, 'user_id' | 'email' | 'status'>;

const restMs = 200;
const mostPeople = 6;

interface Answer {
  readonly text: string;
  readonly people: readonly FoundPerson[];
  readonly failed: boolean;
}

const nothing: Answer = { text: '', people: [], failed: false };

async function find(text: string): Promise<Answer> {
  try {
    const query = { q: text, limit: mostPeople, showDeleted: 'true' } as const;
    const { items } = await call('users.list', { query });
    return { text, people: items.slice(0, mostPeople), failed: false };
  } catch {
    return { text, people: [], failed: true };
  }
}

/** Until the answer is there, those of the last one stand whom this fits, too. */
export function usePeople(text: string) {
  const [answer, setAnswer] = useState(nothing);
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await find(text);
      if (isCurrent) setAnswer(found);
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  const waits = answer.text !== text;
  const part = text.toLowerCase();
  return {
    people: answer.people.filter(({ email, user_id }) => `${email} ${user_id}`.includes(part)),
    failed: answer.failed && !waits,
    waits,
  };
}
