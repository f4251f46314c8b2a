/** The new things of a reply that says so in plain words: a second reader's view of them. */
import type { Edit } from '../checklist.ts';
import type { Asking } from './reading.ts';
import { opensTask } from './rules/verbs.ts';
import { wordsOf } from './same-text.ts';

/** A new thing as this reader words it. */
export interface Expected {
  readonly words: string;
  readonly later: boolean;
}

const say = String.raw`(?:i (?:want|need|have|would like|plan) to|i must|i will|i'll|i should|(?:want|need|have) to)`;
const tomorrow = new RegExp(
  String.raw`^(?:and )?(?:for )?tomorrow(?:[:,]| ${say}|,? also)\s*(?:${say} )?(?=\S)`,
  'i',
);
const today = new RegExp(
  String.raw`^(?:(?:and |plus |also |today,? |for today,? )*(?:also )?(?:${say}|i also (?:need|want|have) to) |(?:please )?(?:also )?add(?:ed)?:? |(?:today|also|plus|new|for today): ?)(?=\S)`,
  'i',
);

/** They speak of what is there already, or of whether and when: no plain new thing has one. */
const doubtful = new Set(
  (
    'it that this them they those these all both everything rest lot others another not no never ' +
    "don't didn't haven't done finished did got still yet maybe perhaps might could would if or but " +
    'because so then when while until till unless except instead tomorrow today tonight monday ' +
    'tuesday wednesday thursday friday saturday sunday later next week weekend morning again too ' +
    'also already was were is are am been which who what why how i my me we our'
  ).split(' '),
);

const longestTask = 9;
export const mostAdded = 12;
const plainTask = /^[\p{L}\s'’&/-]+$/u;

/** `milk and eggs` is nobody's order to milk. */
const opens = ([first = '', second]: readonly string[]): boolean =>
  second !== undefined && second !== 'and' && opensTask(first, second);

const isPlainTask = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    plainTask.test(text) &&
    words.length <= longestTask &&
    opens(words) &&
    !words.some((word) => doubtful.has(word))
  );
};

/** `write to Sam and read two chapters` is two things, `buy milk and eggs` is one. */
function tasksIn(text: string): readonly string[] | undefined {
  const tasks: string[] = [];
  for (const part of text.split(/\s+and\s+/i)) {
    const last = tasks.length - 1;
    if (last < 0 || opens(wordsOf(part))) tasks.push(part);
    else tasks[last] = `${tasks[last]} and ${part}`;
  }
  return tasks.every(isPlainTask) ? tasks : undefined;
}

/** What a sentence or line adds; undefined where it does not say that it adds, or is not plain. */
function additionsIn(sentence: string, isBare: boolean): readonly Expected[] | undefined {
  const later = tomorrow.exec(sentence)?.[0];
  const lead = later ?? today.exec(sentence)?.[0] ?? (isBare ? '' : undefined);
  if (lead === undefined) return undefined;
  const tasks = tasksIn(sentence.slice(lead.length));
  return tasks?.map((task) => ({
    words: wordsOf(task).join(' '),
    later: later !== undefined,
  }));
}

export interface Apart {
  /** What is said of the list. */
  readonly rest: string;
  readonly added: readonly Expected[];
}

/** A plan for the day may be a bare list; later in the day words without a verdict may be any. */
export function additionsApart({ reply, stage }: Asking): Apart {
  const isPlan = stage === 'DAY0_ACK' || stage === 'MORNING_INTENTION';
  const sentences = reply.split(/[\n.;!]+/).filter((one) => one.trim() !== '');
  const found = sentences.map((one) => additionsIn(one.trim(), isPlan));
  const added = found.flatMap((one) => one ?? []);
  const rest = sentences.filter((_, at) => !found[at]);
  return added.length > 0 ? { rest: rest.join('\n'), added } : { rest: reply, added };
}

export const isNew = ({ kind }: Edit): boolean => kind === 'add' || kind === 'forTomorrow';

export const isMeant = (edit: Edit, expected: Expected | undefined): boolean =>
  'text' in edit &&
  wordsOf(edit.text).join(' ') === expected?.words &&
  (edit.kind === 'forTomorrow') === expected.later;
