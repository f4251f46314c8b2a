/** What the try-it page holds: a day, the reply to be read, and what the reader made of it. */
import { useState } from 'react';
import { localDateAt } from '#shared/domain/local-date.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { productName } from '#web/kit/product.ts';
import type { Answered } from './engine.ts';
import { firstTrial, goneOn, type Trial, written } from './trial.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultZone;

export function useTrial() {
  const [trial, setTrial] = useState(() => firstTrial(localDateAt(new Date(), zone())));
  const [answer, setAnswer] = useState<Answered>();
  const [state, setState] = useState<'open' | 'reading' | 'failed'>('open');

  async function read(reply: string): Promise<void> {
    setState('reading');
    try {
      setAnswer(await answerTo(trial, reply));
      setState('open');
    } catch {
      // A module that failed to load fails until the page is reloaded.
      setState('failed');
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
    replyAgain: ({ after }: Answered) => change(goneOn(trial, after)),
    toTomorrow: async ({ after }: Answered) => {
      const { nextMorning } = await import('./engine.ts');
      change(nextMorning({ ...trial, ...after }));
    },
  };
}

async function answerTo(trial: Trial, reply: string): Promise<Answered> {
  // Fetches the answer's component too, so that one failure covers both.
  const [{ answerReply }] = await Promise.all([
    import('./engine.ts'),
    import('./answer-sheet.tsx'),
  ]);
  const { stage, date, items, tomorrow, before, replies } = trial;
  return answerReply({
    stage,
    date,
    items: written(items),
    tomorrow,
    ...(before && { before }),
    reply,
    zone: zone(),
    productName,
    newId: (n) => `r${replies}-${n}`,
  });
}
