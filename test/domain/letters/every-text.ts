/** Every letter that can be written about a day, by name: as a phone gets it. */
import type { Day } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import {
  dataMailed,
  dataOnceADay,
  eraseFirst,
  pauseWords,
  readerNotes,
  type Words,
} from '#shared/domain/letters/answer-words.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { mayWeText, textsBegin, textsEnd, whyWeAsk } from '#shared/domain/letters/by-text.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { pause } from '#shared/domain/letters/pause.ts';
import {
  channelSet,
  forbiddenTime,
  notPaused,
  outOfOrder,
  pauseOff,
  rhythmSet,
  settingBack,
  zoneSet,
  zoneWhenThere,
} from '#shared/domain/letters/setting-words.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { type Intent, intents } from '#shared/domain/replies/reading.ts';
import { stages } from '#shared/domain/stage.ts';

type Named = readonly [name: string, letter: Letter];

const paces = [
  { kind: 'daily', first: true },
  { kind: 'daily', first: false },
  { kind: 'weekly', first: true, due: true },
  { kind: 'weekly', first: false, due: true },
] as const;

const planned = (scene: LetterContext): LetterContext => ({
  ...scene,
  user: {
    ...scene.user,
    state: 'paused',
    pausedFrom: addDays(scene.date, 20),
    pausedUntil: addDays(scene.date, 40),
  },
});

/** What is told of a wish in words of its own. */
const answersOf = (scene: LetterContext): readonly (readonly [name: string, answer: Words])[] => [
  ['new times', rhythmSet(scene, [])],
  ['new channel', channelSet(scene, [])],
  ['forbidden time', forbiddenTime(scene)],
  ['times out of order', outOfOrder(scene)],
  ['new zone', zoneSet(scene, 'America/Denver', [])],
  ['zone to come', zoneWhenThere(scene, 'Europe/Lisbon')],
  ['not paused', notPaused(scene)],
  ['pause off', pauseOff(scene)],
  ['pause planned', pauseWords(planned(scene))],
  ['pause back', settingBack(planned(scene), { was: {}, set: { state: 'paused' } }, [])],
  ['channel back', settingBack(scene, { was: {}, set: { channel: 'email' } }, [])],
  ['times back', settingBack(scene, { was: {}, set: { MIDDAY_CHECKIN: 750 } }, [])],
  ['erase first', eraseFirst(scene, addDays(scene.date, 7))],
  ['data mailed', dataMailed],
  ['data once a day', dataOnceADay],
];

/** Letters that a phone gets; invitation, notice and mail's farewell go to an address alone. */
export function everyText(scene: LetterContext, before: Day): readonly Named[] {
  const confirmUrl = 'https://anchor.example/email-confirmation?token=c';
  const reply = { ...scene, before, changes: [], intent: null as Intent | null };
  const same = { ...reply, before: scene.day, stage: 'MIDDAY_CHECKIN' as const };
  return [
    ['morning', morning({ ...scene, introduce: false })],
    ['first morning', morning({ ...scene, introduce: true })],
    ...paces.map(
      (frequency): Named => [
        `morning, ${frequency.kind}${frequency.first ? ', the first' : ''}`,
        morning({ ...scene, introduce: false, frequency }),
      ],
    ),
    ['pause', pause({ ...scene, confirmUrl })],
    ['midday', midday(scene)],
    ['evening', evening(scene)],
    ['day0', day0({ ...scene, confirmUrl })],
    ['welcome', welcome({ ...scene, confirmUrl })],
    ['may we text', mayWeText(scene)],
    ['why we ask', whyWeAsk(scene)],
    ['texts begin', textsBegin(scene)],
    ['texts end', textsEnd({ ...scene, user: { ...scene.user, state: 'unsubscribed' } })],
    ['texts end, mail goes on', textsEnd({ ...scene, user: { ...scene.user, state: 'active' } })],
    ['ask again', askAgain(same)],
    ...stages.map((stage): Named => [`change ${stage}`, acknowledgement({ ...reply, stage })]),
    ...intents.map((intent): Named => [`${intent}`, acknowledgement({ ...same, intent })]),
    ...answersOf(scene).map(
      ([name, answer]): Named => [
        name,
        acknowledgement({ ...same, answer, intent: name === 'erase first' ? 'delete' : null }),
      ],
    ),
    ...readerNotes.map(
      (readerNote): Named => [`note ${readerNote}`, acknowledgement({ ...same, readerNote })],
    ),
  ];
}
