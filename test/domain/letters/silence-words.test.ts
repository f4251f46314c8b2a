/** What the letters say that come after a silence: what we do, never what the person did not. */
import { expect, test } from '@jest/globals';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { dayOf, everyLetter, item, sceneOf, setting } from './every-letter.ts';

const day = dayOf([item('Call Mom')]);
const scene = sceneOf(day);
const user = { ...scene.user, state: 'paused' as const };
const about = (name: RegExp): readonly (readonly [string, Letter])[] =>
  everyLetter({ ...scene, user }, day).filter(([title]) => name.test(title));

const afterSilence = about(/^(morning, |pause)/);
const reproaches =
  /n[’']t\b|\bnot (?:replied|answered|heard)|\bsilen|\bquiet|\bmiss|\bstill\b|\b\d+ (?:day|week)|streak|overdue|!/i;

test.each(afterSilence)('%s counts nothing against the person', (_, letter) => {
  const words = [
    letter.title,
    ...letter.blocks.flatMap((block) => ('text' in block ? block.text : '')),
  ];

  expect(words.filter((text) => reproaches.test(text))).toEqual([]);
});

test.each(afterSilence)('%s says how the letters come back', (_, letter) => {
  expect(toText(letter, setting).replace(/\s+/g, ' ')).toMatch(
    /Any (?:reply|word) brings|any reply brings/,
  );
  expect(toSms(letter, setting)).toMatch(/Any reply brings/);
});

test.each(about(/^pause/))(
  '%s announces no next letter, shows the list, and can be undone by a link',
  (_, letter) => {
    expect(letter.next).toBeUndefined();
    expect(letter.blocks.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['checklist', 'link']),
    );
    expect(toText(letter, setting)).toMatch(/last\s+one/);
  },
);
