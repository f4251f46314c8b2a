/** Takes from a reply what stands around it: greetings, excuses, thanks, a name, a phone's line. */
import { isDeviceLine } from './footers.ts';
import { pattern } from './pattern.ts';
import { bulletPattern } from './rules/bullets.ts';
import { closingIn, postscript, type Row } from './rules/closing.ts';
import { rejoined, undoubled, unwrapped } from './rules/unwrap.ts';
import { salutation } from './salutation.ts';
import { wordsOf } from './same-text.ts';

/** As some dictation has it. */
const inQuotes = /^\s*["“]([^"“”]{2,})["”]\s*$/;

const late = String.raw`(?:so |very )?sorry (?:for|about) (?:the |my |being |such a )?(?:late|slow|delay(?:ed)?)(?: (?:reply|response|answer|getting back|in replying))?`;
const well = String.raw`(?:i )?(?:hope|trust) (?:you|all|this|everyone|your)\b[^.!?\n]{0,30}`;

const openings: readonly RegExp[] = [
  salutation,
  // "Dear Anchor, good morning!"
  salutation,
  // "Morning" on a line of its own may head what is for then.
  /^\s*(?:morning|mornin'?|afternoon|evening)(?: (?:all|again|team|anchor|folks|everyone))?!+\s*(?=\S)/i,
  pattern('i', String.raw`^\s*(?:${late}|${well})[.!]+\s+(?=\S)`),
  // "Ok so gym and laundry"; "so far so good" tells how it goes.
  /^\s*(?:ok|okay|right|alright|well|anyway)[, ]+so[, ]+(?!far\b|much\b|good\b|long\b|many\b|be it\b|that's\b)(?=\S)/i,
  /^\s*(?:(?:quick|small|short|little|evening|midday|morning|status) )?(?:update|check-?in)\s?:\s*(?=\S)/i,
];

/** "Sandra x" is how she signs. */
const kiss = String.raw`(?<!(?:^|[.!?\n])\s*\p{Lu}\p{L}+\s)(?:x{1,3}|XX{1,2})`;
const thanks =
  '(?:[Mm]any )?(?:[Tt]hanks|[Tt]hank (?:you|u)|[Tt]hx|[Tt]y|[Cc]heers|[Tt]a|THANKS|THANK YOU|CHEERS)(?: (?:a lot|so much|very much|again))?';
const wish =
  "[Hh]ave a (?:great|good|nice|lovely|wonderful) (?:day|one|evening|night|weekend|week)|[Tt]hat(?:'s|s| is) (?:it|all)(?: (?:for (?:now|today|me)|from me|today|folks))*";
const ownSentence = String.raw`[.!,]?(?<=[.!?,\n])\s*`;
const faces = String.raw`(?:[\u{1F600}-\u{1F644}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}]|❤|\u2764)\uFE0F?`;
const closings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[\s,]+(?:[Ll]ol|LOL|lmao|rofl|[Hh]a(?:ha)+h?|hehe+|${kiss})|${ownSentence}${thanks}|\s*${faces})+[\s.!]*$`,
    'u',
  ),
  new RegExp(String.raw`(?<=[.!?\n]\s*)(?:${wish})[\s.!]*$`),
  new RegExp(String.raw`(?<=[.!?\n]\s*)${late}[\s.!]*$`, 'i'),
];
/** How any of them ends; most replies end otherwise, which this says at once. */
const mayClose = new RegExp(
  String.raw`(?:lol|lmao|rofl|ha|hah|hehe+|x|thanks|you|u|thx|ty|cheers|ta|lot|much|again|day|one|evening|night|week|weekend|it|all|now|today|me|folks|late|slow|delay|delayed|reply|response|answer|back|replying|${faces})[\s.!]*$`,
  'iu',
);
/** They are looked for among so many signs. */
const lastWords = 80;

/** A card: the line of a phone is one of those that say who writes. */
const onCard =
  /^[\p{Lu}\d(][\p{L}\d'’.()-]*(?:[\s,&|/]+[\p{Lu}\d(&][\p{L}\d'’.()-]*|\s(?:of|and|the|for))*$/u;

function withoutDevice(reply: string): string {
  if (!reply.includes('\n')) return reply;
  const lines = reply.trimEnd().split('\n');
  const kept = lines.findLastIndex((line) => {
    const plain = line.trim().toLowerCase();
    return plain !== '' && !isDeviceLine(plain);
  });
  if (kept < 0 || kept === lines.length - 1) return reply;
  const above = lines.slice(0, kept + 1);
  const card =
    kept > 0 && lines[kept + 1]?.trim() !== '' && above.every((line) => onCard.test(line.trim()));
  return card ? reply : above.join('\n');
}

/** Without its farewell and who signs it; a name that is listed is one of the list. */
function withoutClosing(reply: string, listed: string, isSigned = false): string {
  if (!reply.includes('\n')) return reply;
  const lines = reply.trimEnd().split('\n');
  const written = [...lines.keys()].filter((at) => lines[at]?.trim() !== '');
  const rows = written.map((at) => rowOf(lines[at] ?? '', lines[at - 1]));
  const isLetter = salutation.test(reply);
  const span = closingIn(rows, { isLetter, isSigned, listed: wordsOf(listed) });
  if (!span) return reply;
  const [from = 0, to = lines.length] = [written[span.from], written[span.to]];
  return [...lines.slice(0, from), ...lines.slice(to)].join('\n').trimEnd();
}

/** A program signs below what its writer has signed. */
function unsigned(reply: string, listed: string): string {
  const own = withoutClosing(reply, listed);
  return own === reply ? reply : withoutClosing(own, listed, true);
}

const rowOf = (line: string, above: string | undefined): Row => ({
  text: line.trim(),
  bullet: bulletPattern.test(line),
  blankBefore: above?.trim() === '',
});

const cutOff = (reply: string, forms: readonly RegExp[]): string =>
  forms.reduce((text, form) => {
    const left = text.replace(form, '');
    return /[\p{L}\p{N}]/u.test(left) ? left : text;
  }, reply);

/**
 * The reply without them; of what would leave nothing, nothing is taken. A name that stands in
 * the items, given in one text, is no signature.
 */
export function withoutFrame(given: string, items = ''): string {
  const reply = rejoined(given);
  const spoken = withoutDevice(undoubled(reply)).replace(inQuotes, '$1');
  const bare = withoutEnd(unsigned(withoutEnd(spoken), items));
  const isSaid = /[\p{L}\p{N}]/u.test(`${bare}\n.`.replace(salutation, ''));
  const opened = cutOff(unwrapped(isSaid ? bare : reply), openings);
  // A greeting above a signature is read as the signature alone.
  if (!isSaid && opened !== reply) return withoutFrame(opened, items);
  return /p\.? ?s\b/i.test(opened) ? opened.split('\n').map(withoutMark).join('\n') : opened;
}

/** "P.S. add milk" is said like the rest. */
const withoutMark = (line: string): string =>
  /\p{L}/u.test(line.replace(postscript, '')) ? line.replace(postscript, '') : line;

/** Without the thanks and laughs it ends in, and without white space there. */
function withoutEnd(reply: string): string {
  const tail = reply.slice(-lastWords);
  if (!mayClose.test(tail)) return reply;
  return reply.slice(0, -lastWords) + cutOff(cutOff(tail, closings), closings);
}
