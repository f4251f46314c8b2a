/** The explorer's table counts what was lost and doubled, and names each place that ended wrong. */
import { expect, test } from '@jest/globals';
import { type FlowLine, sayFaults } from '#scripts/faults/say-faults.ts';

const whole: FlowLine = {
  flow: 'Sign-up',
  callers: ['onboarding.createUser'],
  calls: 7,
  places: 35,
  windows: 0,
  broken: [],
};
const holed: FlowLine = {
  flow: 'Reply by text',
  callers: ['inbound.sms'],
  calls: 9,
  places: 45,
  windows: 3,
  broken: [
    {
      name: '4 kill dynamodb.UpdateItem',
      wrongs: [
        { what: 'reply lost', says: 'A reply is not kept.' },
        { what: 'item lost', says: 'Call Mom: d' },
        { what: 'item lost', says: 'Buy milk: o' },
      ],
    },
    { name: '6 lost ses.SendRawEmail', wrongs: [{ what: 'letter doubled', says: '2 came' }] },
  ],
};
const cellsOf = (line: string | undefined): readonly string[] => (line ?? '').trim().split(/ {2,}/);

test('each flow has its row, in the order of their names, and all of them a sum', () => {
  const [head, ...rows] = sayFaults([whole, holed], []).map(cellsOf);

  expect(head?.slice(0, 6)).toEqual([
    'flow',
    'calls',
    'places',
    'ended wrong',
    'replies lost',
    'items lost',
  ]);
  expect(rows.slice(0, 3)).toEqual([
    ['Reply by text', '9', '45', '2', '1', '2', '0', '1', '3'],
    ['Sign-up', '7', '35', '0', '0', '0', '0', '0', '0'],
    ['all', '16', '80', '2', '1', '2', '0', '1', '3'],
  ]);
});

test('each place that ended wrong is named with what was wrong there', () => {
  const said = sayFaults([holed], []).join('\n');

  expect(said).toContain('Reply by text, 4 kill dynamodb.UpdateItem: item lost. Call Mom: d');
  expect(said).toContain('Reply by text, 6 lost ses.SendRawEmail: letter doubled. 2 came');
});

test('the known window is told in words, with how wide it is', () => {
  expect(sayFaults([holed], []).join(' ')).toContain('The one known window, 3 places wide:');
});

test('what writes and is broken by no flow is named', () => {
  expect(sayFaults([whole], ['users.purge']).at(-1)).toBe(
    'Writes, and no flow breaks it: users.purge.',
  );
  expect(sayFaults([whole], []).join(' ')).not.toContain('no flow breaks it');
});
