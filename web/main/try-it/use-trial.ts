/** What the try-it page holds: a day, the reply to be read, and what the reader made of it. */
import { useState } from 'react';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { productName } from '#web/kit/product.ts';
import type { Answered } from './engine.ts';
import { firstTrial, goneOn, type Trial, written } from './trial.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultZone;

export function useTrial() {
  const [trial, setTrial] = useState(() => firstTrial(localDateAt(new Date(), zone())));
  const [answer, setAnswer] = useState<Answered>();
  const [state, setState] = useState<'open' | 'reading' | 'failed' | 'enough'>('open');

  async function read(reply: string): Promise<void> {
    setState('reading');
    try {
      setAnswer(await answerTo(trial, reply));
      setState('open');
    } catch (problem) {
      setState(problem instanceof Declined && problem.status === 429 ? 'enough' : 'failed');
    }
  }

  /** A changed list drops the answer. */
  function change(to: Trial): void {
    setTrial(to);
    setAnswer(undefined);
  }

  return {
    trial,
    change,
    answer,
    state,
    read,
    /** Goes on from the lists as the reply has left them. */
    replyAgain: ({ after, reading }: Answered) => change(goneOn(trial, after, reading.question)),
    toTomorrow: async ({ after }: Answered) => {
      const { nextMorning } = await import('./engine.ts');
      change(nextMorning({ ...trial, ...after }));
    },
  };
}

async function answerTo(trial: Trial, reply: string): Promise<Answered> {
  const { stage, date: today, later, before, asked } = trial;
  const items = written(trial.items);
  const body = { stage, today, zone: zone(), items: [...items], reply, ...(asked && { asked }) };
  // Fetches the answer's component too, so that one failure covers all.
  const [{ reading }, { answerReply }] = await Promise.all([
    call('onboarding.try', { body }),
    import('./engine.ts'),
    import('./answer-sheet.tsx'),
  ]);
  return answerReply({
    stage,
    date: today,
    items,
    later,
    ...(before && { before }),
    reply,
    reading: reading as Reading,
    zone: zone(),
    productName,
  });
}
