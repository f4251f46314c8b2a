/** Every letter that can be written about a day, by name: what benches and tests go through. */
import type { Day } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { mayWeText, textsBegin, textsEnd, whyWeAsk } from '#shared/domain/letters/by-text.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { readerNotes } from '#shared/domain/letters/intent-words.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import type { Scene } from '#shared/domain/letters/scene.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { type Intent, intents } from '#shared/domain/replies/reading.ts';
import { stages } from '#shared/domain/stage.ts';

type Named = readonly [name: string, letter: Letter];

/** Letters that a phone gets; invitation, notice and mail's farewell go to an address alone. */
export function everyText(scene: Scene, before: Day): readonly Named[] {
  const confirmUrl = 'https://anchor.example/email-confirmation?token=c';
  const reply = { ...scene, before, changes: [], intent: null as Intent | null };
  const same = { ...reply, before: scene.day, stage: 'MIDDAY_CHECKIN' as const };
  return [
    ['morning', morning({ ...scene, introduce: false })],
    ['first morning', morning({ ...scene, introduce: true, confirmUrl })],
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
    ...readerNotes.map(
      (readerNote): Named => [`note ${readerNote}`, acknowledgement({ ...same, readerNote })],
    ),
  ];
}
