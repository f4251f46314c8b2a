/** What a person wants to be reminded of is listed with its time, and the time is told. */
import { expect, test } from '@jest/globals';
import { remindersIn } from '#shared/domain/replies/forms/reminders.ts';
import { listOf } from '#test/kit/asking.ts';

const items = listOf('Finish taxes', 'Dentist at 3pm', 'done:Gym');
const read = (reply: string) =>
  remindersIn(reply, { items }, (n) => `n${n}`).map(({ at, isListed, told }) => {
    const edit = told?.edit;
    const does = edit && 'text' in edit ? [edit.kind, edit.id, edit.text] : [];
    return [`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`, isListed, ...does];
  });

test.each([
  ['Remind me at 4pm to call Ana', ['16:00', true, 'add', 'n0', 'Call Ana at 4pm']],
  ['remind me to call Ana at 4.', ['16:00', true, 'add', 'n0', 'Call Ana at 4']],
  ['can you remind me at 9:30 about the call', ['9:30', true, 'add', 'n0', 'Call at 9:30']],
  [
    '1 done, remind me at noon about taxes',
    ['12:00', true, 'rename', 'i1', 'Finish taxes at noon'],
  ],
  ['remind me about 2 at 4:15 pm today', ['16:15', true, 'rename', 'i2', 'Dentist at 4:15 pm']],
  ['remind me about the dentist at 3pm', ['15:00', true]],
  ['remind me by 4 to ring Ana', ['16:00', true, 'add', 'n0', 'Ring Ana by 4']],
  ['remind me at 4pm', ['16:00', false]],
  ['Please remind me at 4', ['16:00', false]],
  ['remind me at 7 to pray, and add milk', ['7:00', true, 'add', 'n0', 'Pray at 7']],
  ['remind me at 12am to sleep', ['0:00', true, 'add', 'n0', 'Sleep at 12am']],
])('%j', (reply, expected) => {
  expect(read(reply)).toEqual([expected]);
});

test.each([
  'remind me to call Ana',
  'remind me tomorrow at 4pm to call Ana',
  'remind me at 25 to call Ana',
  'remind me at 40% battery to charge',
  'remind me about 7 at 4pm',
  'remind mom at 4pm to call',
])('%j is none', (reply) => {
  expect(read(reply)).toEqual([]);
});
