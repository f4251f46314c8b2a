/**
 * Several worlds at once, each in a process of its own with its share of the people: what one world
 * does for one person after another, more cores do for more.
 */
import { fork } from 'node:child_process';
import { type DaysAsked, type DaysLived, everyone, type Part } from './live-days.ts';

/** What a process is asked, and what it tells: lines on the way, and how it went. */
export type AskedOfWorld = Omit<DaysAsked, 'say'>;
export type ToldByWorld =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'lived'; readonly lived: DaysLived };

function liveIn(asked: AskedOfWorld, say: DaysAsked['say']): Promise<DaysLived> {
  const world = fork(new URL('./world.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    world.on('message', (told: ToldByWorld) => {
      if (told.kind === 'line') return say(told.line);
      resolve(told.lived);
      world.disconnect();
    });
    world.on('error', reject);
    // Settled before, where all went well.
    world.on('exit', (code) => reject(new Error(`A world ended with code ${code}.`)));
    world.send(asked);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** All worlds as one; its rate is the sum of theirs, since they ran at the same time. */
export function together(worlds: readonly DaysLived[]): DaysLived {
  const all = (of: (lived: DaysLived) => number): number => sum(worlds.map(of));
  const verdicts = worlds.map(({ verdict }) => verdict);
  const userDays = all((lived) => lived.userDays);
  return {
    verdict: {
      once: sum(verdicts.map(({ once }) => once)),
      wrong: verdicts.flatMap(({ wrong }) => wrong),
      given: sum(verdicts.map(({ given }) => given)),
      lost: verdicts.flatMap(({ lost }) => lost),
      askedAbout: sum(verdicts.map(({ askedAbout }) => askedAbout)),
      replies: sum(verdicts.map(({ replies }) => replies)),
    },
    userDays,
    seconds: userDays / all((lived) => lived.userDays / lived.seconds),
    cpuMs: all((lived) => lived.cpuMs),
    calls: all((lived) => lived.calls),
    zones: [...new Set(worlds.flatMap(({ zones }) => zones))],
    clockChanges: all((lived) => lived.clockChanges),
    deadLetters: all((lived) => lived.deadLetters),
    denied: all((lived) => lived.denied),
  };
}

/** Lives in so many worlds at the same time; in one, in a process of its own as well. */
export async function liveInWorlds(asked: DaysAsked, of: number): Promise<DaysLived> {
  const { say, part = everyone, ...rest } = asked;
  const worlds = Array.from({ length: of }, (_, world) => {
    const ofPart: Part = { number: part.number * of + world, of: part.of * of };
    const share = { ...rest, part: ofPart, ...(of > 1 && { workers: 1 }) };
    return liveIn(share, (line) => say(`${line}, world ${world + 1} of ${of}`));
  });
  return together(await Promise.all(worlds));
}
