/** The sample day shows what a reply can do: complete, put off, drop, rename, and plan ahead. */
import { expect, test } from '@jest/globals';
import { drySession } from '#test/kit/dry-session.ts';
import { sampleDay } from '#web/main/admin/dry-run/dry-form.tsx';

const { stages, carryOver, mimeParity } = await drySession({
  ...sampleDay,
  carryOver: true,
  persist: false,
});

test('each stage has its changes, and every kind that people use comes once', () => {
  const kinds = stages.map(({ reply }) => reply?.changes.map(({ kind }) => kind));

  expect(kinds).toEqual([
    ['add', 'add', 'add', 'add'],
    ['complete', 'defer', 'drop'],
    ['rename', 'forTomorrow'],
    undefined,
  ]);
});

test('what stays open comes along the next morning, in the words of the evening', () => {
  expect(carryOver?.rows.filter(({ comes }) => comes).map(({ text }) => text)).toEqual([
    'Book the dentist for Tuesday',
    '30-minute walk',
    'Water the plants',
  ]);
  expect({ verified: carryOver?.verified, mimeParity }).toEqual({
    verified: true,
    mimeParity: true,
  });
});
