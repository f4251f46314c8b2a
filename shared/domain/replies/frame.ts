/** Takes from a reply what stands around it: a greeting, "ok so", a laugh, the line of a phone. */
import { isDeviceLine } from './footers.ts';
import { pattern } from './pattern.ts';

/** As some dictation has it. */
const inQuotes = /^\s*["“]([^"“”]{2,})["”]\s*$/;

/** Ends in a mark or with its line: "Hi Sam call" may be anything. */
const greeting = pattern(
  'iu',
  String.raw`^\s*(?:(?:hi|hiya|hello|hey|heya|yo|howdy|g'?day|good (?:morning|afternoon|evening|day)|morning|mornin'?|afternoon|evening)`,
  String.raw`(?: (?:there|all|again|team|anchor|folks|everyone|you|mate|guys))?(?:!+|,|\.|\s*\n)\s*)(?=\S)`,
);
/** "Ok so gym and laundry"; "so far so good" tells how it goes. */
const setsOut =
  /^\s*(?:ok|okay|right|alright|well|anyway)[, ]+so[, ]+(?!far\b|much\b|good\b|long\b|many\b|be it\b|that's\b)(?=\S)/i;
/** Faces, kisses and thanks behind the last word; "Sandra x" is how she signs. */
const laugh =
  /(?:[\s,]+(?:[Ll]ol|LOL|lmao|rofl|[Hh]a(?:ha)+h?|hehe+|(?<!(?:^|[.!?\n])\s*\p{Lu}\p{L}+\s)(?:x{1,3}|XX{1,2}))|[.!,]?(?<=[.!?,\n])\s*(?:[Mm]any )?(?:[Tt]hanks|[Tt]hank (?:you|u)|[Tt]hx|[Tt]y|[Cc]heers|[Tt]a|THANKS|THANK YOU|CHEERS)(?: (?:a lot|so much|very much|again))?|\s*(?:[\u{1F600}-\u{1F644}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}]|❤|\u2764)\uFE0F?)+[\s.!]*$/u;

/** A card: the line of a phone is one of those that say who writes. */
const onCard =
  /^[\p{Lu}\d(][\p{L}\d'’.()-]*(?:[\s,&|/]+[\p{Lu}\d(&][\p{L}\d'’.()-]*|\s(?:of|and|the|for))*$/u;

/** A laugh is looked for among so many signs. */
const lastWords = 80;

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

/** The reply without them; where nothing would be left, as it was. */
export function withoutFrame(reply: string): string {
  const bare = withoutDevice(reply).replace(inQuotes, '$1');
  const opened = bare.replace(greeting, '').replace(setsOut, '');
  const inner = opened.slice(0, -lastWords) + opened.slice(-lastWords).replace(laugh, '');
  return /[\p{L}\p{N}]/u.test(inner) ? inner : reply;
}
