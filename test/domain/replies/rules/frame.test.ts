/** What stands around a reply is left out, and what is only typed otherwise is put right. */
import { expect, test } from '@jest/globals';
import { withoutFrame } from '#shared/domain/replies/frame.ts';
import { rightly } from '#shared/domain/replies/misspelt.ts';
import { withApostrophes } from '#shared/domain/replies/rules/apostrophes.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking, listOf } from '#test/kit/asking.ts';

test.each([
  ['Hi there, gym and laundry', 'gym and laundry'],
  ['Hey! LIST', 'LIST'],
  ['Good morning,\n\n1 done', '1 done'],
  ['ok so gym, then the bank', 'gym, then the bank'],
  ['“call Raj”', 'call Raj'],
  ['gym\nmilk\nSent from my Galaxy', 'gym\nmilk'],
  ['STOP\n\nKind regards,\nAda B. Lovelace', 'STOP'],
  ['called Raj\n\n-Pat', 'called Raj'],
  ['called Raj, gym later\nPat x', 'called Raj, gym later'],
  ['Sorry for the late reply! 1 done', '1 done'],
  ["gym and milk. That's all for now.", 'gym and milk. '],
  ["Good morning, hope you're well. deck done", 'deck done'],
  ['Quick update: deck done', 'deck done'],
])('%j is %j inside', (reply, inside) => {
  expect(withoutFrame(reply)).toBe(inside);
});

test.each([
  ['deck done\n\nCheers,\nPat\n\nP.S. please add milk', 'deck done\n\nplease add milk'],
  ['Deck done.\n\nBest,\nPat\n\nOh, and call Raj', 'Deck done.\n\nOh, and call Raj'],
  ['deck done\n\nCheers,\nPat\n\nKind regards,\nPat Miller\nMiller & Sons', 'deck done'],
  ['Dear Anchor,\n\nDeck is done.\n\nMrs. Pym', 'Deck is done.'],
  ['Gym done.\nThanks, Sam\nStop', 'Gym done.\nStop'],
  ['Dear Mrs. Pym,\n\ndeck done', 'deck done'],
  ['Dear Anchor, good morning! deck done', 'deck done'],
])('%j is %j, and nothing below its end is lost', (reply, inside) => {
  expect(withoutFrame(reply)).toBe(inside);
});

test.each([
  'Thanks!',
  'deck done\nThanks\ncall mom',
  'deck done.\nThanks\nGym',
  'deck done\nThanks\nTeam meeting',
  'deck done\nThanks\nTeam Meeting',
  'deck done\nCheers\nGroceries\nGym',
  'Deck is done.\nCall Raj',
  'Deck is done.\n\nLaundry',
  'call the bank.\n\nEmail Sam\nCall Raj',
  'water the garden and call\nRuth.',
  'gym\nLove\nbook dentist',
  'no more letters\n\nuntil tomorrow',
  'All done.\nThanks!\nNot Deck',
  'Emma\n\nNoah\n\nOlivia',
  'A. Gym\nB. Laundry\nC. Taxes',
  'Journal\nRun\nGratitude',
  'Write chapter 3\n\nBe kind',
  'Gym\n\nLaundry\n\nSarah Birthday Gift',
  'pay rent\ncollect meds\nAnna MOT',
  "Gym.\nLaundry.\nSam's Party",
  'Dr. Smith\nDr. Jones',
  'gym, laundry\nP.E. Kit',
  'Gym done.\nThanks\nSkip Laundry',
  'laundry i did\ngym not\ndeck is half done, will get to it after lunch with bob',
  'Take bins in\nFeed the cat\nPay rent',
  'see what she wants and text her\nlaundry\ncar to garage before the rain starts again',
  'finish the slides for the thursday meeting\ndentist at 3\nlaundry',
  'Need to finish the slides for the Thursday morning team meeting\nGroceries\nHaircut',
  'ok so far so good',
  'Hi Sam',
  'lol',
  'Sandra x',
  'send a thank you',
  'to ring:\nPat',
  'Mum\nPat',
  'buy milk\n-Eggs',
  'call bank\nBill',
  'Gym\nLaundry\nSam',
  'Gym\nLaundry\nGrant',
  'Morning\nrun and swim',
  'Evening, read',
  '-gym\n-Bank',
  'update the site',
])('%j is all that is said', (reply) => {
  expect(withoutFrame(reply)).toBe(reply);
});

test('a name that stands in an item is not how a reply is signed', () => {
  expect(withoutFrame('done today\nPat', 'Call Pat')).toBe('done today\nPat');
});

test.each([
  ['evrything is finihsed', 'everything is finished'],
  ['move it to Satruday', 'move it to Saturday'],
  ['CHNAGE it', 'CHANGE it'],
  ['noting down the paced runs we planed', 'noting down the paced runs we planed'],
  ['quiet trial form diary', 'quiet trial form diary'],
  ['back and forth, stared though', 'back and forth, stared though'],
])('%j is read as %j', (typed, word) => {
  expect(rightly(typed)).toBe(word);
});

test.each(['Please stop senidng me these', 'quit txeting me'])('%j is meant for us', (reply) => {
  const given = reply.replace('txeting', 'textnig');
  expect(readByRules(asking(given, listOf('Call Raj'))).intent).toBe('unsubscribe');
});

test.each([
  ['gym,laundry,call Raj', 3],
  ['milk n eggs', 1],
  ['call Raj.Book the dentist', 2],
])('%j holds %j things', (reply, count) => {
  const asked = asking(reply, [], { stage: 'MORNING_INTENTION' });
  expect(readByRules(asked).edits.length).toBe(count);
});

test('a list of names is not done because it was sent from a phone', () => {
  const list = listOf('Order ribbon', 'Van tax');
  const asked = asking('ribbon, van tax, and a birthday card for Da\n\nSent from my iPhone', list, {
    stage: 'MORNING_INTENTION',
  });
  expect(readByRules(asked).edits.map(({ kind }) => kind)).toEqual(['add']);
});

test.each([
  ['dont forget it, its done', "don't forget it, it's done"],
  ['DIDNT get to it. Ive had no time', "DIDN'T get to it. I've had no time"],
  ['id card, its tyres, ill kid, well done', 'id card, its tyres, ill kid, well done'],
  ['ill call her, id like a nap', "i'll call her, i'd like a nap"],
  ['wont.example.com', 'wont.example.com'],
  ['im Garten arbeiten', 'im Garten arbeiten'],
])('%j means %j', (reply, meant) => {
  expect(withApostrophes(reply)).toBe(meant);
});

// The first has more lines than a call may have arguments; squares of either would hang here.
test.each([
  ['lines that go on with nothing', 'x\n'],
  ['lines that all hang', 'a\n'],
  ['lines apart', 'x\n\n'],
])('half a million signs of %s are looked at once', (_, line) => {
  const reply = line.repeat(500_000 / line.length);

  expect(withoutFrame(reply).length).toBeLessThanOrEqual(reply.length);
});
