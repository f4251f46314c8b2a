/**
 * Goal: what the waitlist site shows of the service is what the service does.
 * Method: play each sample through the reader and the letters, and compare.
 */
import { expect, test } from '@jest/globals';
import { interpret } from '#functions/flows/replies/interpret.ts';
import { applyEdits } from '#shared/domain/checklist.ts';
import { type Day, openDay } from '#shared/domain/day.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Block, Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { answer, nextAt, sceneOf, setting } from '#test/domain/letters/every-letter.ts';
import { byEmail } from '#web/waitlist/samples/by-email.ts';
import { byText } from '#web/waitlist/samples/by-text.ts';
import type { LetterSample, Talk } from '#web/waitlist/samples/talk.ts';

type Channel = 'email' | 'text';

const rulesOnly = { openAiApiKey: '', openAiBaseUrl: '', openAiModel: '' };

const prompts: Readonly<Record<Talk['stage'], (day: Day, first: boolean) => Letter>> = {
  MORNING_INTENTION: (day, first) =>
    morning({ ...sceneOn(day, 'MORNING_INTENTION'), introduce: first }),
  MIDDAY_CHECKIN: (day) => midday(sceneOn(day, 'MIDDAY_CHECKIN')),
  EVENING_REFLECTION: (day) => evening(sceneOn(day, 'EVENING_REFLECTION')),
};

const nextOf = {
  MORNING_INTENTION: (date: string) => nextAt('MIDDAY_CHECKIN', date, '12:30'),
  MIDDAY_CHECKIN: (date: string) => nextAt('EVENING_REFLECTION', date, '18:00'),
  EVENING_REFLECTION: (date: string) => nextAt('MORNING_INTENTION', addDays(date, 1), '06:00'),
} as const;

const sceneOn = (day: Day, stage: Talk['stage']) => ({
  ...sceneOf(day, nextOf[stage](day.date)),
  date: day.date,
});

const states = { open: 'open', done: 'done', carried: 'carried', later: 'carried' } as const;

/** Words of a mail that a sample leaves out: how to reply is what it shows. */
const isTold = ({ kind }: Block, channel: Channel): boolean =>
  kind !== 'checklist' && !(kind === 'note' && channel === 'email');

const wordsOf = (blocks: readonly Block[], channel: Channel): string[] =>
  blocks
    .filter((block) => isTold(block, channel))
    .flatMap((block) => {
      if (block.kind === 'checklist' || block.kind === 'aside') return [];
      return [channel === 'text' ? (block.brief ?? block.text) : block.text];
    })
    .filter((words) => words !== '');

/** What a text has below its list, where it has room for that. */
function lastWords(letter: Letter): string[] {
  const { next = '', first } = letter;
  const hasNext = next !== '' && toSms(letter, setting).includes(next);
  return [...(hasNext ? [next] : []), ...(first ? ['Reply STOP to end.'] : [])];
}

/** What a reader of this channel sees of a letter, as the samples have it. */
function read(letter: Letter, channel: Channel): LetterSample {
  const kinds = letter.blocks.map(({ kind }) => kind);
  const split = [kinds.indexOf('checklist'), kinds.indexOf('note')].find((at) => at >= 0);
  const words = wordsOf(letter.blocks.slice(0, split), channel).join('\n');
  const below = wordsOf(split === undefined ? [] : letter.blocks.slice(split), channel);
  const after = [...below, ...(channel === 'text' ? lastWords(letter) : [])].join('\n');
  const list = letter.blocks.flatMap((block) => (block.kind === 'checklist' ? block.lines : []));
  const lines = list.map(({ text, mark, tag }) => ({
    text,
    state: states[mark],
    ...(tag !== undefined && { tag }),
  }));
  return {
    by: 'us',
    title: letter.title,
    ...(words && { words }),
    ...(lines.length > 0 && { lines }),
    ...(after && { after }),
  };
}

async function replied(talk: Talk, day: Day, words: string) {
  const { items } = day;
  const reading = await interpret(
    {
      stage: talk.stage,
      today: day.date,
      zone: 'America/Chicago',
      items,
      reply: words,
      newId: (n) => `${talk.name} ${items.length} ${n}`,
    },
    rulesOnly,
  );
  const after = { ...day, ...applyEdits(day, reading.edits, day.date) };
  const { stage } = talk;
  const letter = answer(after, day, {
    ...sceneOn(after, stage),
    stage,
    changes: reading.edits,
    intent: reading.intent,
  });
  return { after, letter };
}

/** The letters of a run of talks, as they would have been sent. */
async function played(talks: readonly Talk[], channel: Channel) {
  const seen: (readonly [name: string, asked: LetterSample])[] = [];
  let day: Day | undefined;
  for (const talk of talks) {
    day = openDay(day, talk.date);
    if (talk.messages[0]?.by === 'us') {
      // Whoever has not heard of us yet is told by text; by mail that was said before.
      const first = channel === 'text' && seen.length === 0;
      seen.push([talk.name, read(prompts[talk.stage](day, first), channel)]);
    }
    for (const message of talk.messages.filter(({ by }) => by === 'you')) {
      const { after, letter } = await replied(talk, day, message.words ?? '');
      day = after;
      seen.push([talk.name, read(letter, channel)]);
    }
  }
  return seen;
}

const shown = (talks: readonly Talk[]) =>
  talks.flatMap(({ name, messages }) =>
    messages.flatMap((message) => {
      if (message.by === 'you') return [];
      const { at: _at, ...asked } = message;
      return [[name, asked] as const];
    }),
  );

test.each([
  ['text', byText],
  ['email', byEmail],
] as const)('every sample by %s is what the service would have sent', async (channel, talks) => {
  expect(shown(talks)).toEqual(await played(talks, channel));
});

test('a day has its five moments, by their names', () => {
  expect(byText.map(({ name }) => name)).toEqual([
    'Morning intentions',
    'Midday check-in',
    'Natural-language edits',
    'Evening reflection',
    'Carry-forward',
  ]);
  expect(byEmail.map(({ name }) => name)).toEqual([
    'Morning Intention',
    'Midday Check-In',
    'Evening Reflection',
    'Carry Forward',
    'Flexible Rename',
  ]);
});
