/** Mails of any size, and mails written to keep a reader busy, for the bench of replies. */

const headers = (type: string): string =>
  [
    'From: Ada <ada@example.com>',
    'To: today@reply.example',
    'Subject: Re: Today',
    'Message-ID: <1@example.com>',
    'Date: Wed, 11 Mar 2026 12:00:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    '',
  ].join('\r\n');

const raw = (type: string, body: string): Buffer => Buffer.from(headers(type) + body);

const typed = 'Deck is done, call Mom tomorrow. Also add: book the dentist.';
const attribution = 'On Wed, Mar 11, 2026 at 6:00 AM Anchor <today@anchor.example> wrote:';
const quotedLine = '> 1. [ ] Finish the deck for the quarterly review with everybody there';

/** A reply above a quoted thread that makes up the rest of the size, in bytes. */
export function mailOf(kind: 'text' | 'html', bytes: number): Buffer {
  if (kind === 'text') {
    const lines = Math.ceil(bytes / (quotedLine.length + 2));
    const quoted = Array.from({ length: lines }, () => quotedLine);
    return raw('text/plain', [typed, '', attribution, ...quoted].join('\r\n').slice(0, bytes));
  }
  const row = '<tr><td style="padding:4px 0">1. Finish the deck for the quarterly review</td></tr>';
  const rows = Array.from({ length: Math.ceil(bytes / row.length) }, () => row).join('\r\n');
  return raw(
    'text/html',
    `<div dir="ltr">${typed}</div><br><div class="gmail_quote"><div class="gmail_attr">` +
      `${attribution}</div><blockquote class="gmail_quote"><table>${rows}</table></blockquote></div>`,
  );
}

const sentences = [
  'The deck is done.',
  'I called Mom and she says hi.',
  'Still halfway through the lease, waiting for Raj.',
  'Please move the walk to tomorrow.',
  'Also add book the dentist and pay the rent by noon.',
  'What a day, honestly.',
];

/** A report of the day of about that many words. */
export function wordsOf(count: number): string {
  const words: string[] = [];
  for (let at = 0; words.length < count; at++) {
    words.push(...(sentences[at % sentences.length] ?? '').split(' '));
  }
  return words.slice(0, count).join(' ');
}

const times = (text: string, count: number): string => text.repeat(count);

const manyItems = (count: number): string =>
  Array.from({ length: count }, (_, at) => `add w${at}x y${at}z`).join('\r\n');

/** Names and mails; each is below the size that is read at all. */
export const hostileMails = (): readonly (readonly [string, Buffer])[] => [
  ['a hundred thousand >', raw('text/plain', `Done 1\r\n${times('>', 100_000)} old\r\n`)],
  ['a hundred thousand lines of >', raw('text/plain', `Done 1\r\n${times('>\r\n', 100_000)}`)],
  ['blockquotes 10,000 deep', raw('text/html', `<p>Done 1</p>${times('<blockquote>', 10_000)}old`)],
  ['divs 100,000 deep', raw('text/html', `${times('<div>', 100_000)}Done 1`)],
  ['one line of 5 MB', raw('text/plain', times('a', 5_000_000))],
  ['one line of 5 MB in words', raw('text/plain', times('stop and so ', 416_000))],
  ['On ... On ... without an end', raw('text/plain', times('On Mon, x ', 200_000))],
  ['a million open brackets', raw('text/html', times('<', 1_000_000))],
  ['a million ampersands', raw('text/html', times('&amp', 250_000))],
  ['100,000 open comments', raw('text/html', times('<!--', 100_000))],
  ['100,000 blank lines', raw('text/plain', `Done 1${times('\r\n', 100_000)}x`)],
  ['a million spaces', raw('text/plain', `Done 1${times(' ', 1_000_000)}x`)],
  ['50,000 sentences', raw('text/plain', times('the deck is done. ', 50_000))],
  ['250,000 lines that hang', raw('text/plain', times('a\n', 250_000))],
  ['50,000 arrows in a row', raw('text/plain', `gym${times(' -> a', 50_000)},`)],
  ['2,000 new items', raw('text/plain', manyItems(2_000))],
];
