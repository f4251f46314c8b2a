/** Whole texts end, begin and explain the texts; the same words in a task are a task. */
import { describe, expect, test } from '@jest/globals';
import { answerToAsking } from '#shared/domain/replies/text-words.ts';
import { commandIn } from '#test/kit/reading.ts';

const intentOf = async (text: string) => (await commandIn(text, { channel: 'sms' })).intent;

/** CTIA's, the FCC's and AWS's words, and sentences a reasonable person would understand. */
const ends = [
  'STOP',
  'stop',
  ' Stop. ',
  'STOP!!',
  '"STOP"',
  'stop\n',
  'STOPALL',
  'stop all',
  'UNSUBSCRIBE',
  'unsuscribe',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPT OUT',
  'optout',
  'opt-out',
  'REMOVE',
  'ARRET',
  'TD',
  'Stop please',
  'STOP STOP STOP',
  'remove me',
  'pls stop texting me',
  'stop texting me',
  'no more',
  'no more texts',
  'wrong number',
  'please stop',
  'dont text me',
  'do not text me again',
  'take me off your list',
  'leave me alone',
  'lose my number',
  'stop sending me these',
  'you have the wrong number',
  'stop now',
  'STOP\n\nSent from my iPhone',
  'No more messages please',
  'quit texting me',
];

const tasks = [
  'Stop by bank',
  'Stop by the bank',
  'Help mom move',
  'end of quarter report',
  'cancel gym',
  'quit smoking',
  'stop at the store',
  'cancel dentist',
  'remove old tires',
  'end report',
  'Help Ana with boxes',
  'info session at 3',
  'start laundry',
  'start the report',
  'stop procrastinating',
  'remove 2',
  'cancel my gym membership',
  'stop\nbuy milk',
];

describe('by text', () => {
  test.each(ends)('%j ends the texts', async (text) => {
    expect(await intentOf(text)).toBe('unsubscribe');
  });

  test.each(tasks)('%j ends nothing', async (text) => {
    expect(await intentOf(text)).not.toBe('unsubscribe');
  });

  test.each([
    ['START', 'resubscribe'],
    ['Unstop', 'resubscribe'],
    ['HELP', 'help'],
    ['info', 'help'],
    ['stop?', 'help'],
  ])('%j asks for %s', async (text, intent) => {
    expect(await intentOf(text)).toBe(intent);
  });
});

describe('the question whether we may text', () => {
  test.each(['YES', 'yes', 'Yes.', ' y ', 'Yes please!', 'yep', 'START', 'unstop'])(
    '%j agrees',
    (text) => {
      expect(answerToAsking(text)).toBe('yes');
    },
  );

  test.each(['no', 'NO.', 'nope', 'not me', 'wrong number'])('%j refuses', (text) => {
    expect(answerToAsking(text)).toBe('no');
  });

  test.each([
    'yes call the bank',
    'who is this?',
    'yesterday',
    'HELP',
    '',
    'STOP',
    'ok',
    'yes '.repeat(20),
    'yes, and also remind me of the dentist',
  ])('%j is no consent', (text) => {
    expect(answerToAsking(text)).toBe('other');
  });
});
