/** The mornings of the bench: some lived by the real handlers, larger ones simulated. */
import { cloudOf } from '../../build/cloud.ts';
import { calm } from '../../simulate/morning.ts';
import { designs, seeds, worstOf } from '../../simulate/mornings.ts';
import {
  type StageSettings,
  settingsOf,
  stageTemplates,
} from '../../simulate/template-settings.ts';
import { hard } from './hardship.ts';
import type { Line } from './line.ts';
import type { MorningAsked, MorningLived } from './live-morning.ts';
import { liveAll } from './mornings-at-once.ts';

/** The way, whether it is hard, and the seed: what is calm leaves nothing to chance. */
const kinds = [
  ...seeds.map((seed) => ['queue', true, seed] as const),
  ['queue', false, 1],
  ['direct', true, 1],
  ['direct', false, 1],
] as const;

export interface Bench {
  readonly users: number;
  /** Mails a second that SES takes. */
  readonly perSecond: number;
  readonly say: (line: string) => void;
}

const nameOf = ({ way, hardship, seed }: MorningAsked): string =>
  `${way}, ${hardship === hard ? 'hard' : 'calm'}, seed ${seed}`;

const lineOf = (asked: MorningAsked, { lost, ...lived }: MorningLived): Line => ({
  users: asked.users,
  by: 'handlers',
  perSecond: asked.perSecond,
  way: asked.way,
  isHard: asked.hardship === hard,
  seeds: String(asked.seed),
  drained: lived.drained,
  lost,
  doubled: lived.doubled,
  wrongRows: lived.wrongRows,
  runs: lived.runs / asked.users,
});

/** A growing service asks for a faster rate. */
const grownPerSecond = 200;

function simulated(bench: Bench, settings: StageSettings): readonly Line[] {
  const sizes = [
    [bench.users * 10, bench.perSecond],
    [bench.users * 10, grownPerSecond],
    [bench.users * 100, grownPerSecond],
  ] as const;
  return sizes.flatMap(([users, perSecond]) =>
    (['queue', 'direct'] as const).flatMap((way) =>
      [calm, hard].map((hardship) => {
        const design = designs(perSecond, settings)[way];
        const worst = worstOf({ users, perSecond, design, windowSeconds: 0, hardship });
        return {
          users,
          by: 'simulated' as const,
          perSecond,
          way,
          isHard: hardship === hard,
          seeds: `${seeds[0]}-${seeds.at(-1)}`,
          drained: worst.all,
          lost: Math.round(worst.lost * users),
          runs: worst.runs,
        };
      }),
    ),
  );
}

export async function benchLines(bench: Bench): Promise<readonly Line[]> {
  const { users, perSecond, say } = bench;
  say('Synthesising the stack with either limiter ...');
  const templates = await stageTemplates(perSecond);
  const settings = settingsOf(perSecond, templates);
  const clouds = { queue: cloudOf(templates.queue), direct: cloudOf(templates.direct) };
  const asked = kinds.map(([way, isHard, seed]): MorningAsked => {
    const hardship = isHard ? hard : calm;
    return { users, perSecond, way, hardship, seed, cloud: clouds[way], settings };
  });
  const lived = await liveAll(asked, (one) => say(`Lived: ${nameOf(one)}.`));
  const lines = asked.flatMap((one, at) => {
    const morning = lived[at];
    return morning ? [lineOf(one, morning)] : [];
  });
  return [...lines, ...simulated(bench, settings)];
}
