/** What the rules made of a reply, clause by clause, to be looked at once more at its end. */
import type { Item } from '../../checklist.ts';
import type { Stage } from '../../stage.ts';
import { withoutBystanders } from './bystanders.ts';
import { featuresOf } from './clause-features.ts';
import type { Clause } from './clauses.ts';
import { withoutDoer } from './doers.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import type { Added, Step } from './steps.ts';

/** One clause, and the steps it led to. */
export interface Told {
  readonly clause: Clause;
  readonly steps: readonly Step[];
  /** It put right or took back what was new. */
  readonly amended: boolean;
}

/** What became of a clause: `report` changed an item, `mention` only named one. */
export type Made = 'add' | 'later' | 'logged' | 'report' | 'mention' | 'nothing';

export interface View {
  readonly scene: Scene;
  readonly told: readonly Told[];
  /** The items each clause names by their words. */
  readonly names: readonly (readonly Item[])[];
  readonly made: readonly Made[];
  /** What the words of each clause give away by themselves, by its place. */
  readonly words: (at: number) => readonly string[];
  /** A plan for the day, a day under way, or one that is over. */
  readonly hour: 'plan' | 'day' | 'end';
}

const hours: Readonly<Record<Stage, View['hour']>> = {
  DAY0_ACK: 'plan',
  MORNING_INTENTION: 'plan',
  MIDDAY_CHECKIN: 'day',
  EVENING_REFLECTION: 'end',
};

export function viewOf(scene: Scene): View {
  const { told, asking } = scene;
  const names = told.map(({ clause: { text } }) =>
    withoutBystanders(text, withoutDoer(text, namedIn(text, asking.items)), true),
  );
  const made = told.map((one, at) => madeOf(one, (names[at] ?? []).length > 0, scene));
  const known: (readonly string[])[] = [];
  const words = (at: number): readonly string[] =>
    (known[at] ??= featuresOf(told[at]?.clause.gist ?? '', []));
  return { scene, told, names, made, words, hour: hours[asking.stage] };
}

/** The new item a clause led to, when it was not taken back since. */
export function addedBy({ steps }: Told, { draft }: Scene): Added | undefined {
  const step = steps.find(({ kind }) => kind === 'add');
  const now = step && draft.asItStands(step);
  return now?.kind === 'add' ? now : undefined;
}

function madeOf(told: Told, names: boolean, scene: Scene): Made {
  const added = addedBy(told, scene);
  if (added) return added.later ? 'later' : added.done ? 'logged' : 'add';
  // What was put right or taken back is settled.
  if (told.amended || told.steps.length > 0) return 'report';
  return names ? 'mention' : 'nothing';
}

/** Whether the clause has a line to itself, among others. */
export const isLine = ({ bullet, text }: Clause, { asking }: Scene): boolean =>
  bullet ||
  (asking.reply.includes('\n') &&
    asking.reply
      .split('\n')
      .some((line) => line.trim().endsWith(text.trim()) && line.length < text.length + 6));

/** Clues are counted once however often they are met. */
export type Clues = Set<string>;

/** Share of sureness in words, since what is learnt from are names. */
export const sureness = (sure: number): string =>
  sure > 0.95 ? 'surely' : sure > 0.8 ? 'likely' : sure > 0.6 ? 'maybe' : 'hardly';
