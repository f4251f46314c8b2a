/** What a reply asks of the service, after rules.md Appendix A, and what only sounds like it. */
import { describe, expect, test } from '@jest/globals';
import { clauseCommand, readCommand } from '#shared/domain/replies/commands.ts';
import { visibleText } from '#shared/domain/replies/visible-text.ts';
import { today } from '#test/kit/asking.ts';

const commandIn = (mail: string) => readCommand(visibleText(mail).text, { today });

const unsubscribing = [
  'unsubscribe',
  'Unsubscribe.',
  'UNSUBSCRIBE!!',
  'please unsubscribe me',
  'unsubscribe please',
  'Unsubscribe me from this',
  'remove me from this list',
  'take me off your list',
  'please take me off this list',
  'stop sending me these emails',
  'STOP',
  'opt out',
  'unsuscribe',
  'unsubcribe',
  'Unsubscribe\n\nSent from my iPhone',
  'Hi, unsubscribe. Thanks, Ann',
  'Hi,\nunsubscribe\nThanks,\nAnn',
  'désabonner',
  'darse de baja',
  'stop',
  ' Stop. ',
  'STOPALL',
  'cancel',
  'END',
  'quit',
  'revoke',
  'remove',
  'OPTOUT',
  'stop texting me',
  'no more texts',
  'I am done here and unsubscribe me please',
  'wrong number',
  "I don't need these",
  'I am done with this service',
  'Your mails are no longer needed',
  "Gym done. I don't need these any more",
  'please take me off these texts, i don’t want them anymore',
  'Got the MOT booked. This isn’t for me though, please unsubscribe me.',
  'Stop.\n\nOn Mon, Mar 9, 2026 at 6:00 AM Anchor <a@b.example> wrote:\n> your list',
];

const content = [
  'new here. buy milk, call mom',
  'First time here. I have the dog and the exam, so walk the dog twice',
  'Sim is in, journaled at dawn, no idea how to delete eleven years of tweets',
  'Conference was fine, who is this child. Fryer tomorrow',
  "I don't know what to cook, buy rice",
  "I didn't get these done",
  'cross everything off',
  'cross them all off',
  'cross off everything, all done',
  'buy milk\nwipe everything down\ncall mom',
  'gym, clean everything out, call mom',
  'buy milk\ntake a break for a while\ncall mom',
  'Finish the report. Put things on hold for now. Call Bob',
  'buy milk\nstart again tomorrow\ncall mom',
  'gym done, reactivate the account',
  'Call the bank - no longer needed',
  'The vet sorted it. It is no longer needed.',
  'gym done, done with emails',
  "gym done, I don't need to do these",
  "1 done. 2 and 3, don't need those",
  'gym yes. No need for these',
  "don't unsubscribe me",
  'please do not unsubscribe',
  'I never want to unsubscribe',
  '1. unsubscribe from newsletters',
  'unsubscribe from Netflix',
  'Done: unsubscribed from 5 lists',
  'cancel dentist',
  'stop by bank',
  'end report',
  'quit smoking',
  'stop procrastinating',
  'done 1\n> reply unsubscribe to stop',
  'done 1\n\n-- \nReply with the word unsubscribe to stop these letters.',
  'done 1\n\nReply with the word unsubscribe to stop these letters.',
  'call Ana\n\n-- \nMo, Marketing\nUnsubscribe here: https://x.example/u',
  'Stop by bank',
  'Help mom move',
  'Help Dad set up his new phone',
  'end of quarter report',
  'cancel gym',
  'Cancel the Sky subscription before they charge me again',
  'Pause the Facebook campaign',
  'Resume piano practice',
  'clear the gutters',
  'list the old bike on eBay',
  'start the quarterly report',
  'undo the stitches on the hem',
  'delete old photos',
  'stop the mail',
  'turn off the gas and stop the mail',
  'pay rent and stop the newspaper',
  'take the car out and get milk',
];

const doubtful = [
  'how do I unsubscribe?',
  'should I unsubscribe?',
  'unsubscribe?',
  'maybe stop these for a week',
  'STOP\nbuy milk for the weekend\ncall the bank about the loan',
];

describe('leaving', () => {
  test.each(unsubscribing)('%j ends the letters', (mail) => {
    expect(commandIn(mail)).toEqual({ intent: 'unsubscribe' });
  });

  test.each(content)('%j is about the list and ends nothing', (mail) => {
    expect(commandIn(mail)).toBeUndefined();
  });

  test.each(doubtful)('%j changes nothing and tells the way', (mail) => {
    expect(commandIn(mail)).toEqual({ intent: 'help' });
  });

  test('an out-of-office text with our footer below it ends nothing', () => {
    const mail = 'I am on leave.\n\n-- \nReply with the word unsubscribe to stop these letters.';

    expect(commandIn(mail)?.intent).not.toBe('unsubscribe');
  });
});

test('what stands behind a question for help is read all the same', () => {
  const clause = 'who are you, 1 done';

  expect(readCommand(clause, { today })).toEqual({ intent: 'help' });
  expect(clauseCommand(clause, { today })).toBeUndefined();
  expect(clauseCommand('who are you', { today })).toEqual({ intent: 'help' });
  expect(readCommand('hello, who is this please', { today })).toEqual({ intent: 'help' });
});

test.each([
  ['START', 'resubscribe'],
  ['resubscribe', 'resubscribe'],
  ['help', 'help'],
  ['HELP!', 'help'],
  ['How does this work?', 'help'],
  ['list', 'list'],
  ["what's still open?", 'list'],
  ['show me my list', 'list'],
  ['undo', 'undo'],
  ['undo that please', 'undo'],
  ['clear my list', 'clear'],
  ['wipe my list clean', 'clear'],
  ['cross everything out', 'clear'],
  ['I need a break for a while', 'pause'],
  ['Gym done. Put these on hold for now', 'pause'],
  ['My niece signed me up. How precisely does one tell you what is done?', 'help'],
  ["I don't understand this", 'help'],
  ['resume', 'resume'],
  ['unpause me please, vacation is over', 'resume'],
  ['start again tomorrow', 'resume'],
  ['Gym done. Start the mails again', 'resume'],
  ['send me my data', 'export'],
  ['delete my account', 'delete'],
])('%j asks for %s', (reply, intent) => {
  expect(readCommand(reply, { today })?.intent).toBe(intent);
});

describe('pausing', () => {
  test.each([
    ['pause until Monday', '2026-03-16'],
    ["I'm travelling, please pause until Monday", '2026-03-16'],
    ['pause until Wednesday', '2026-03-18'],
    ['back on the 3rd', '2026-04-03'],
    ['back on the 31st', '2026-03-31'],
    ['Pause for a week', '2026-03-18'],
    ['pause for one week please', '2026-03-18'],
    ['pause for 3 days', '2026-03-14'],
    ['pause for two weeks', '2026-03-25'],
    ['hold all messages till 16 March', '2026-03-16'],
    ['pause until March 2nd', '2027-03-02'],
    ['pause until 2026-04-01', '2026-04-01'],
    ['pause until tomorrow', '2026-03-12'],
  ])('%j sends letters again on %s', (reply, pauseUntil) => {
    expect(readCommand(reply, { today })).toEqual({ intent: 'pause', pauseUntil });
  });

  test('a pause without an end has none', () => {
    expect(readCommand('pause', { today })).toEqual({ intent: 'pause' });
    expect(readCommand('please pause these emails', { today })).toEqual({ intent: 'pause' });
  });
});

describe('a sentence broken over lines', () => {
  test.each([
    "Don't\nunsubscribe\nme",
    'Don’t\nunsubscribe\nme',
    'Do\nnot\nunsubscribe\nme',
    'Please do not\nunsubscribe\nme yet',
    "please don't\n\nunsubscribe\n\nme",
    "1 done\n\nDon't\nunsubscribe\nme",
    "I don't want to\nunsubscribe",
    'I would never\nunsubscribe',
    'Do not\nstop',
    'do not\npause',
  ])('%j asks for nothing', (reply) => {
    expect(commandIn(reply)).toBeUndefined();
  });

  test.each([
    'please\nunsubscribe\nme',
    'Stop\nemailing\nme',
    "Don't\nsend me\nanything",
    'unsubscribe\n\nAda',
    'no\nunsubscribe',
    'gym not done\nunsubscribe me',
    'gym done, deck not\nunsubscribe',
    "I don't want this.\nunsubscribe",
    'I did not sign up\nunsubscribe me',
  ])('%j still unsubscribes', (reply) => {
    expect(commandIn(reply)?.intent).toBe('unsubscribe');
  });

  test('is found in a time that grows with the reply', () => {
    for (const part of ['please ', 'please\n', "don't\n", '\n', ' ', "don't want to\n"]) {
      expect(() => commandIn(`don't${part.repeat(20_000)}`)).not.toThrow();
    }
  });
});
