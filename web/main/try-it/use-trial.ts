/** What the try-it page holds: a day, the reply to be read, and what the reader made of it. */
import { useState } from 'react';
import type { DayLists } from '#shared/domain/checklist.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { productName } from '#web/kit/product.ts';
import type { Answered } from './engine.ts';
import { firstTrial, goneOn, nextMorning, type Trial, written } from './trial.ts';

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
      // The reader's code did not come; whoever presses again asks for it again.
      setState('failed');
    }
  }

  /** An answer is to the list as it was: with another one it goes. */
  function change(to: Trial): void {
    setTrial(to);
    setAnswer(undefined);
  }

  const goOn = (to: (trial: Trial, after: DayLists) => Trial): void =>
    change(answer ? to(trial, answer.after) : trial);

  return {
    trial,
    change,
    answer,
    state,
    read,
    replyAgain: () => goOn(goneOn),
    toTomorrow: () => goOn((before, after) => nextMorning({ ...before, ...after })),
  };
}

async function answerTo(trial: Trial, reply: string): Promise<Answered> {
  const { answerReply } = await import('./engine.ts');
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
