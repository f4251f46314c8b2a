/** Parts what was dictated in one breath, without a mark, where somebody else begins to act. */
import { pattern } from '../pattern.ts';

/** Beyond these words nothing was dictated in one breath. */
const fewest = 8;
/** Nor beyond so many characters. */
export const longestBreath = 3000;
const marks = /[.,;:!?\n()"–—](?=\s*\S)/;

/** Behind one of these it is still said of the same thing: "because he's away". */
const leadsOn =
  'and|but|so|or|then|because|cos|cuz|coz|as|since|if|when|whenever|once|until|till?|before|after|while|that|which|who|whom|what|where|why|how|whether|though|although|unless|than|like|' +
  'says?|said|saying|think|thinks|thought|reckons?|know|knows|knew|hope|hopes|hoping|guess|suppose|sure|told|tell|tells|asked|hear|heard|see|saw|seeing|means?|afraid|glad|sorry|' +
  "the|an?|my|our|your|his|their|is|are|was|were|not|to|of|for|with|about|everything|all|first|second|third|last|next|thing|things|one|ones|stuff|yeah|ok|okay|well|oh|um|uh|now|just|maybe|i|it's|its|that's";
const starts = String.raw`(?:(?:they|he|she|we|it|there)(?:'s|'ve|'re|'ll|'d)|(?:theyve|theyre|theyll|hes|shes|weve|theres)|(?:they|he|she) (?:says|came|are|is|was|were|will|didn't|didnt|never))\b`;
const next = pattern(
  'giu',
  String.raw`(?<=\p{L}{2})(?<!(?:^|\s)(?:${leadsOn}))(?<!\b(?:and|but|so|um|uh|then|tell|telling|told|remind|ask|text|warn|inform|let|message)(?: the| my| our)? [\p{L}']{1,20}) (?=${starts})`,
);

/** "What else oh": asked of oneself between two things. */
const wonders = pattern(
  'giu',
  String.raw`(?<=\p{L}{2}),?(?: and| um| uh){0,3} (?:what else|let me think|let me see|lets see|where was i)(?:,? (?:oh|yeah|um|uh|and|so)){0,4},? (?=\p{L}+ \p{L})`,
);

/** "It's going to be a quiet one I just want to get the ironing done". */
const wants = pattern(
  'giu',
  String.raw`(?<=[^,]{24}\p{L}{2})(?<!(?:^|\s)(?:${leadsOn}|what|all|only|tomorrow|today|tonight|later|then|[a-z]{2,6}day|morning|afternoon|evening|week)) (?=(?:i|we) (?:just |also |really |still )?(?:need to|want to|wanna|have to|gotta|must) (?!do (?:tomorrow|later|next|on)))`,
);

/** "Sort that Tuesday everything else is done". */
const beforeRest = pattern(
  'giu',
  String.raw`(?<=\b(?:tomorrow|[a-z]{2,6}day|week|done|sent|sorted|paid|later)) (?=(?:every ?thing else|(?:all )?the (?:rest|others)|the other (?:one|two|three))\b)`,
);

/** "You can tick that off robes I'll get at lunch". */
const afterTick = pattern(
  'giu',
  String.raw`(?<=\b(?:tick|take|cross|mark|check) (?:that|it|that one|them|those|this|both) off) (?=(?!the list|my list|the|my|your|please|pls|now|and|then|too|as|for|if|because|cos|thanks|today|there|here|list)\p{L}+ \p{L})`,
);

/** "Signs um signs I need": the word said twice while one thinks. */
const twice = pattern('giu', String.raw`\b(\p{L}{3,}),? (?:u+m+|u+h+|e+rm*),? (?:the |my )?\1\b`);

/** With commas where the next thing is said; a reply that has marks of its own stays as it is. */
export function parted(reply: string, typed: string): string {
  if (typed.length > longestBreath) return reply;
  const said = reply.replace(twice, '$1');
  if (marks.test(typed)) return said;
  if (said.split(' ').length < fewest) return said.replace(beforeRest, ', ');
  return said
    .replace(wonders, ', ')
    .replace(wants, ', ')
    .replace(next, ', ')
    .replace(beforeRest, ', ')
    .replace(afterTick, ', ');
}
