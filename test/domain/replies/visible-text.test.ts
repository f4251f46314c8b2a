/** Only what the person newly wrote is read, whatever their mail program puts around it. */
import { describe, expect, test } from '@jest/globals';
import { visibleText } from '#shared/domain/replies/visible-text/visible-text.ts';

/** Of letters alone, another for each number. */
const word = (n: number): string =>
  n < 26 ? String.fromCharCode(97 + n) : word(Math.floor(n / 26) - 1) + word(n % 26);

const quoted = '> 1. Finish the deck\n> 2. Gym\n>\n> Reply with the word unsubscribe to stop.';

const mails: readonly (readonly [string, string, string])[] = [
  [
    'Gmail',
    `Done 1\n\nOn Mon, Mar 9, 2026 at 6:00 AM Anchor <a@b.example> wrote:\n${quoted}`,
    'Done 1',
  ],
  [
    'Gmail, wrapped',
    `Done 1\n\nOn Mon, Mar 9, 2026 at 6:00 AM Anchor <r-very-long-token@replies.b.example>\nwrote:\n\n${quoted}`,
    'Done 1',
  ],
  [
    'Apple Mail',
    `Done 1\n\n> On Mar 9, 2026, at 6:00 AM, Anchor <a@b.example> wrote:\n>\n${quoted}`,
    'Done 1',
  ],
  [
    'iPhone',
    `Done 1\n\nSent from my iPhone\n\n> On Mar 9, 2026, at 6:00 AM, Anchor <a@b.example> wrote:\n> \n${quoted}`,
    'Done 1',
  ],
  [
    'Yahoo',
    'Done 1\n\n    On Monday, March 9, 2026 at 06:00:00 AM CST, Anchor <a@b.example> wrote:\n\n Your list\n 1. Gym',
    'Done 1',
  ],
  [
    'Outlook',
    'Done 1\n\n________________________________\nFrom: Anchor <a@b.example>\nSent: Monday, March 9, 2026 6:00 AM\nTo: Ada\nSubject: Today\n\n1. Gym',
    'Done 1',
  ],
  [
    'Outlook without a line',
    'Done 1\n\nFrom: Anchor <a@b.example>\nSent: Monday, March 9, 2026 6:00 AM\nTo: Ada\nSubject: Today\n\n1. Gym',
    'Done 1',
  ],
  [
    'Outlook on a phone',
    'Done 1\n\nGet Outlook for iOS\n________________________________\nFrom: Anchor\nSent: Monday\nTo: Ada\nSubject: x\n\nGym',
    'Done 1',
  ],
  ['an old Outlook', 'Done 1\n\n-----Original Message-----\nFrom: Anchor\n\nGym', 'Done 1'],
  [
    'Proton',
    `Done 1\n\nSent with Proton Mail secure email.\n\nOn Monday, March 9th, 2026 at 6:00 AM, Anchor <a@b.example> wrote:\n\n${quoted}`,
    'Done 1',
  ],
  [
    'German',
    `Fertig\n\nAm Mo., 9. März 2026 um 06:00 Uhr schrieb Anchor <a@b.example>:\n${quoted}`,
    'Fertig',
  ],
  [
    'French',
    `Fini\n\nLe lun. 9 mars 2026 à 06:00, Anchor <a@b.example> a écrit :\n${quoted}`,
    'Fini',
  ],
  [
    'Spanish',
    `Listo\n\nEl lun, 9 mar 2026 a las 6:00, Anchor (<a@b.example>) escribió:\n${quoted}`,
    'Listo',
  ],
  [
    'Portuguese',
    `Feito\n\nEm seg., 9 de mar. de 2026 às 06:00, Anchor <a@b.example> escreveu:\n${quoted}`,
    'Feito',
  ],
  [
    'Italian',
    `Fatto\n\nIl giorno lun 9 mar 2026 alle ore 06:00 Anchor <a@b.example> ha scritto:\n${quoted}`,
    'Fatto',
  ],
  ['Dutch', `Klaar\n\nOp ma 9 mrt 2026 om 06:00 schreef Anchor <a@b.example>:\n${quoted}`, 'Klaar'],
  ['Japanese', `1 done\n\n2026年3月9日(月) 6:00 Anchor <a@b.example>:\n${quoted}`, '1 done'],
  [
    'German Outlook',
    'Fertig\n\nVon: Anchor <a@b.example>\nGesendet: Montag, 9. März 2026 06:00\nAn: Ada\nBetreff: Heute\n\nGym',
    'Fertig',
  ],
  [
    'an answer below the quote',
    `On Mon, Mar 9, 2026 Anchor <a@b.example> wrote:\n${quoted}\n\nDone 1`,
    'Done 1',
  ],
  ['answers between quotes', '> 1. Finish the deck\ndone\n> 2. Gym\nnot yet', 'done\n\nnot yet'],
  ['a signature', 'Done 1\n\n-- \nAda Byron\nAnalytical Engines Ltd', 'Done 1'],
  [
    'a signature above the quote',
    `Done 1\n-- \nAda\n\nOn Mon, Mar 9, 2026 A <a@b.example> wrote:\n${quoted}`,
    'Done 1',
  ],
  ['dashes before tasks', '-- buy milk\n- call Ana\n— rest', '-- buy milk\n- call Ana\n— rest'],
  [
    'our footer',
    'Done 1\n\n-- \nReply with the word unsubscribe to stop.\n1 Example Street',
    'Done 1',
  ],
  [
    'our footer without its mark',
    'Done 1\n\nReply with the word unsubscribe to stop.\n1 Example Street',
    'Done 1',
  ],
  [
    'our letter unquoted, answered below',
    'On Mon, Mar 9, 2026 Anchor <a@b.example> wrote:\n\n1. Gym\n\n-- \nReply with the word unsubscribe to stop.\n1 Example Street\n\nDone 1',
    'Done 1',
  ],
  ['Windows lines and odd spaces', 'Done\u00a01\r\n\r\n> old\r\n', 'Done 1'],
  [
    'a sentence that ends in wrote',
    'Call Ana about what she wrote:\nask for the file',
    'Call Ana about what she wrote:\nask for the file',
  ],
  ['a list with a colon', 'From: the office\nmilk\neggs', 'From: the office\nmilk\neggs'],
  [
    'typed keys above the real headers',
    'To: bank, card\nSubject: none\n\nFrom: A <a@b.example>\nSent: 9 March 2026\nTo: Ada\nSubject: x\n\nGym',
    'To: bank, card\nSubject: none',
  ],
  [
    'two dashes that divide a list',
    'Done:\n- audit\n- talk\n--\nTo do:\n- floor 4\n\nSent from my iPhone',
    'Done:\n- audit\n- talk\n--\nTo do:\n- floor 4',
  ],
  [
    'a line typed behind a quote sign',
    `> is what I call progress\nboth done\n\nOn Sat, Anchor wrote:\n${quoted}`,
    '> is what I call progress\nboth done',
  ],
  [
    'a line of the letter quoted by hand',
    `> Finish the deck\ndone\n\nOn Mon, Mar 9, 2026 Anchor <a@b.example> wrote:\n${quoted}`,
    'done',
  ],
  [
    'our own sentence among the words of the person',
    'Left six lists. Reply with the word unsubscribe to stop, they say.',
    'Left six lists. Reply with the word unsubscribe to stop, they say.',
  ],
  [
    'our footer right below the answer',
    'Done 1\nNext: evening reflection, at 6:00 PM.\nYou get this because you started daily check-ins with Anchor.\nReply with the word unsubscribe to stop, or unsubscribe here:\nhttps://b.example/u\nAnchor, 1 Street',
    'Done 1',
  ],
  [
    'our footer, wrapped again',
    'Done 1\n\nYou get this because you started daily check-ins\nwith Anchor. Reply with the word unsubscribe to\nstop, or here',
    'Done 1',
  ],
  [
    'our footer of two lines, as it stands in HTML',
    'Done 1\n\nNext: evening reflection, at 6:00 PM Central.\nReply with the word unsubscribe to stop, or unsubscribe here. You get this because you\nstarted daily check-ins. Anchor, 1 Main St, Austin',
    'Done 1',
  ],
  [
    'our letter and its day line below without any mark',
    'Done 1\n\nAnchor                 Monday, March 9\n6:00 AM      12:30 PM      6:00 PM\n\nHow is it going?\n\n  1. [ ] Gym\n\n-- \nReply with the word unsubscribe to stop, or unsubscribe here:\nhttps://b.example/u\nYou get this because you started daily check-ins.\nAnchor, 1 Main St',
    'Done 1',
  ],
  [
    'our letter below without any mark',
    'Done 1\n\nAnchor                 Monday, March 9\n\nHow is it going?\n\n  1. [ ] Gym\n\n-- \nReply with the word unsubscribe to stop, or here:\nhttps://b.example/u',
    'Done 1',
  ],
  ['a day of the person', 'Gym\nMonday, March 9\n\ncall Ana', 'Gym\nMonday, March 9\n\ncall Ana'],
  [
    'Samsung, joined to its headers',
    'Done 1\nSent from my Verizon, Samsung Galaxy smartphone\n-------- Original message --------From: Anchor <a@b.example> Date: 3/9/26  6:00 AM  (GMT-06:00) To: ada@a.example Subject: What matters on Monday, March 9?\nGym',
    'Done 1',
  ],
  [
    'rulers in an unknown language above headers',
    'Done 1\n\n----- Viestinnät -----\nFrom: A <a@b.example>\nTo: Ada\nSubject: x\n\nGym',
    'Done 1',
  ],
  ['an attribution without a date', `Done 1\n\nOn Sat Anchor wrote:\n${quoted}`, 'Done 1'],
  [
    'all on one line',
    'Done 1 On Mon, Mar 9, 2026 at 6:00 AM Anchor <a@b.example> wrote: > Anchor > > 1. Gym',
    'Done 1',
  ],
  [
    'bars with answers between',
    'Anchor <a@b.example> writes:\n\n| 1. Gym\n\ndone\n\n| 2. Deck\n|\n| end\n\nnot yet',
    'done\n\nnot yet',
  ],
];

describe('what is new in a mail', () => {
  test.each(mails)('%s: the rest is cut', (_, mail, expected) => {
    expect(visibleText(mail)).toEqual({ text: expected, whole: false });
  });

  test('a mail of quotes alone holds nothing new', () => {
    expect(visibleText(quoted)).toEqual({ text: '', whole: false });
  });

  test('a short mail whose every line begins with the sign was typed so, and is kept', () => {
    expect(visibleText('>gym done\n>bank not')).toEqual({
      text: 'gym done\nbank not',
      whole: true,
    });
    expect(visibleText('> gym done\n> bank not')).toEqual({ text: '', whole: false });
  });

  test.each([
    '>On Fri, Nov 20, 2026, Anchor <today@anchor.example> wrote:\n>1. Gym\n>2. Bank',
    '>From: Anchor <today@anchor.example>\n>Subject: What matters on Friday?\n>1. Gym',
  ])('a short quote without spaces that says whose it is was not typed: %j', (quote) => {
    expect(visibleText(quote)).toEqual({ text: '', whole: false });
  });

  test('a sign before an amount is kept where the mail quotes nothing', () => {
    expect(visibleText('gym\n> 10 emails sent\nvet').text).toContain('10 emails sent');
  });

  const letter =
    'Updated.\n\n1. [ ] Finish the deck\n2. [ ] Gym\n\nReply with the word unsubscribe to stop, or\n' +
    'unsubscribe here: https://anchor.example/unsubscribe?token=t\nAnchor, 1 Main St';
  const signs = ['| ', '> ', '# ', ': ', 'JD> ', '% ', '!! ', 'jd| ', 'Ada: ', ' | '];
  const above = ['', 'Anchor wrote:\n', 'On Fri, Nov 20, Anchor <a@b.example> wrote:\n'];

  test.each(signs)('%j before each line of our letter is quotation', (sign) => {
    const marked = letter.replace(/^/gm, sign);
    // Not every program signs the blank lines.
    for (const quote of [marked, letter.replace(/^(?=.)/gm, sign)]) {
      for (const said of above) {
        const texts = [`2 done\n\n${said}${quote}`, `${said}${quote}\n\n2 done`];
        const answered = `${said}${quote.replace(/(Gym\n)/, '$12 done\n')}`;
        expect([...texts, answered].map((text) => visibleText(text).text)).toEqual([
          '2 done',
          '2 done',
          '2 done',
        ]);
      }
    }
  });

  test.each(['- ', '* ', '| ', '# ', '% ', '! ', 'Ada: '])(
    'a list of one’s own with %j before each line stays',
    (sign) => {
      const list = ['buy milk', 'call the bank', 'gym', 'write to Raj'].map((one) => sign + one);
      const text = list.join('\n').trim();

      expect(visibleText(text).text).toBe(text);
      expect(visibleText(`For today:\n${text}`).text).toBe(`For today:\n${text}`);
    },
  );

  test('a table below "Raj wrote" stays', () => {
    const table = 'Raj wrote:\n| milk | 2 |\n| eggs | 6 |\n| tea | 1 |';
    expect(visibleText(table).text).toBe(table);
  });

  test('what a letter says of the day is no amount', () => {
    expect(visibleText('> 2 of 3 done.\nnot true, 1 is still open').text).toBe(
      'not true, 1 is still open',
    );
  });

  test('each item that is answered below its number is kept, or none of them', () => {
    const each = '> 1 Gym\ndone\n\n> 2 Bank\ntomorrow';
    expect(visibleText(each).text).toBe(each);
  });

  test('a mail that is all signature is kept whole and says so', () => {
    expect(visibleText('--\nGreg\nSent from my iPhone')).toEqual({
      text: '--\nGreg\nSent from my iPhone',
      whole: true,
    });
  });

  test.each([
    ['one long line', 'a'.repeat(1_000_000)],
    ['quote marks', '> '.repeat(500_000)],
    ['attributions that never end', 'On Mon, 9 Mar 2026\n'.repeat(50_000)],
    ['header keys', 'From: a\n'.repeat(100_000)],
    ['blank lines', '\n'.repeat(1_000_000)],
    ['signs of all kinds', Array.from({ length: 90_000 }, (_, n) => `${word(n)}| a`).join('\n')],
  ])('a megabyte of %s is read', (_, mail) => {
    expect(visibleText(mail).text.length).toBeLessThanOrEqual(32_768);
  });
});
