/** The sample day types as a person does, and takes its time. */
import { expect, test } from '@jest/globals';
import { scenes, spoken } from '#web/main/sample-day/scenes.ts';
import { type Frame, loop, opening } from '#web/main/sample-day/timeline.ts';

const lengthMs = (frames: readonly Frame[]) => frames.reduce((sum, { holdMs }) => sum + holdMs, 0);

test('one round takes 25 to 30 seconds', () => {
  expect(lengthMs(loop)).toBeGreaterThanOrEqual(25_000);
  expect(lengthMs(loop)).toBeLessThanOrEqual(30_000);
});

test('the first paint is a whole scene that holds', () => {
  expect(opening).toEqual({ scene: 0, shown: scenes[0]?.length, holdMs: 5500 });
});

test('every frame shows something, also where a scene gives way to the next', () => {
  expect(loop.filter(({ shown }) => shown === 0)).toEqual([]);
});

test('only a person types, every character once and in order', () => {
  for (const [scene, messages] of scenes.entries()) {
    for (const [at, message] of messages.entries()) {
      const typed = loop
        .filter((frame) => frame.scene === scene && frame.shown === at + 1)
        .flatMap((frame) => frame.typed ?? []);
      const count = message.from === 'user' ? message.text.length : 0;
      expect(typed).toEqual(Array.from({ length: count }, (_, typedAt) => typedAt + 1));
    }
  }
});

test('a reader who hears the page gets every message, with what is done and carried', () => {
  expect(scenes.flat().map(spoken)).toContain(
    '12:42 PM, Anchor: Updated. Finish the Q3 deck (done), Call Mom, Book the dentist, ' +
      '30-minute walk (carried)',
  );
});
