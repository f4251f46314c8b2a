/**
 * Answers by number or by box, which must be read exactly, always:
 *
 *     line    = [lead] answer { joint answer }           joint  = "," ";" "." "and" "but", or nothing
 *     answer  = refs [mark] verdict | verdict [mark] refs | refs | sweep except
 *                                                       (the last two: the whole reply)
 *     refs    = ref { "," "and" "&" "+" "/" ref } | sweep [except refs]
 *     ref     = ["#" "no." "number" "item"] n | n "-" n | ordinal ["one"] | "first" n | "last" n
 *     sweep   = "all" | "everything" | "both" | "all of them" | ...
 *     verdict = done | off | open | later [day]          mark   = ":" "-" "=" "→" "." ")" "is" ...
 *     row     = { verdict } | { n verdict }             (alone: of each item in order, or by number)
 *     box     = "[x]" name | "[ ]" name | "✅" name | "done:" name
 *     name    = [n "."] item               (as worded; "…" ends what is the beginning of one)
 *
 * An answer ends where its clause ends; a comment behind it, and every clause that is none of this,
 * is left to the model. No answer renames, adds or splits an item.
 */
import type { Item } from '../../checklist.ts';
import type { Answer, Verdict } from './answer.ts';
import { namedIn } from './named.ts';

const verdictWords: Readonly<Record<Verdict, string>> = {
  done:
    'done|did|finished|complete|completed|✓|✔|✅|☑|hecho|hecha|hechos|listo|lista|fait|faite|' +
    'faits|fini|terminé|erledigt|fertig|gemacht|feito|feita|fatto|fatta|fatti|klaar|gedaan|sorted',
  open:
    "not done|not yet|not finished|isn't done|aren't done|undone|no|nope|n(?! \\d+\\b(?! (?:y|n)\\b))|open|still open|" +
    'pending|✗|✘|❌|✖|👎|' +
    'no hecho|pas fait|nicht erledigt|offen|não feito|non fatto|niet gedaan|niet klaar',
  deferred:
    'tomorrow|tmrw|tmr|tomoz|2moro|defer|postpone|push to tomorrow|move to tomorrow|next week|' +
    '(?:on |till |until |to |for )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|' +
    'mañana|demain|morgen|amanhã|domani',
  dropped:
    'off|drop|dropped|remove|removed|delete|scratch|cancel|cancelled|canceled|skip|strike|' +
    'quitar|borrar|supprimer|streichen|weg|apagar|togliere|schrappen',
};

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');
const number = String.raw`(?:(?:#|no\. ?|number |nr\.? ?|item |task )?\d{1,2}(?:st|nd|rd|th)?(?![\d:.]\d|[\d%€$£\p{L}]))`;
const range = String.raw`(?:${number} ?(?:-|–|to|thru|through) ?${number})`;
const ordinal = `(?:(?:the )?(?:${ordinals.join('|')}|last)(?: (?:one|item|task))?)`;
const counts = ['two', 'three', 'four', 'five'];
const several = `(?:(?:the )?(?:first|last) (?:${counts.join('|')}|[2-5])(?!\\w)(?: (?:ones|items|tasks))?)`;
const ref = `(?:${range}|${number}|${several}|${ordinal})`;
const refs = String.raw`${ref}(?:(?: ?[,&+/] ?|,? and | y (?!\d+ (?:y|n|yes|no)\b)| et | und | e | en | )${ref})*`;
const sweep =
  '(?:all(?: of (?:them|it|those|these))?|(?:them|it|those|these) all|everything|every one|both(?: of them)?|the (?:lot|rest|others)|' +
  'todo|todos|todas|tout|tous|alles|alle|tudo|tutto|tutti|allemaal)';
const except = String.raw`(?: ?,? ?(?:but|except(?: for)?|bar|apart from|other than|minus|save|menos|sauf|außer|exceto|tranne|behalve) (?:not )?(?<except>${refs}))`;
const space = String.raw`[^\S\n]?`;
const mark = String.raw`${space}(?:[:=]|->|=>|→|>|-|–|—|\.|\)|is|are|was|were|got|has been|have been)?${space}`;
/** In the morning a yes confirms the plan; a "y" before a number that another word answers is an "and". */
const yes = String.raw`|👍|yes|yep|yeah|ok|y(?! \d+ (?!yes|no|y\b|n\b))`;
const inOrder = ['open', 'done', 'dropped', 'deferred'] as const;
const verdictOf = (kinds: readonly Verdict[], isMorning: boolean): string =>
  kinds
    .map((kind) => `(?<${kind}>${verdictWords[kind]}${kind === 'done' && !isMorning ? yes : ''})`)
    .join('|');
const lead = "(?:(?:ok|okay|so|hi|hey|yes|yep|well|and|but|then|also|just|i|i've|got|have)[,:]? )*";

const who = String.raw`(?<refs>${refs})|(?<sweep>${sweep})`;
const formsOf = (isMorning: boolean): readonly RegExp[] => {
  const verdict = verdictOf(inOrder, isMorning);
  // "No 2" is a number, and "Thursday 2" an hour.
  const first = `(?!no?\\b)(?:${verdictOf(['open', 'done', 'dropped'], isMorning)})`;
  const names = verdict.replace(/\?<\w+>/g, '?:');
  const ends = String.raw`(?=[^\S\n]*(?:$|\n|[^\p{L}\p{N}\s'’]|(?:and|but|then)\b|${number}|(?:${names})(?![\p{L}\d])))(?![\p{L}\d])`;
  return [
    `(?:${who})${mark}(?:${verdict})${except}?${ends}`,
    `(?<sweep>${sweep})${except}${mark}(?:${verdict})${ends}`,
    `${first}(?: with)?${mark}(?:${who})${except}?${ends}`,
  ].map((form) => new RegExp(form, 'iuy'));
};
const formsByDay = formsOf(false);
const formsOfMorning = formsOf(true);

const leads = new RegExp(lead, 'iuy');
const severalIn = new RegExp(`(first|last) (${counts.join('|')}|[2-5])`, 'i');
const refIn = new RegExp(ref, 'giu');

const inARow = (from: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, n) => from + n);

/** Positions that words name, from 0; -1 where no such item is. */
function positionsOf(words: string, items: readonly Item[]): readonly number[] {
  const named = [...words.matchAll(refIn)].flatMap(([one]) => {
    const [, end, said = ''] = severalIn.exec(one) ?? [];
    if (end) {
      const count = Number(said) || counts.indexOf(said.toLowerCase()) + 2;
      return inARow(/last/i.test(end) ? items.length - count : 0, count);
    }
    const [from, to = from] = [...one.matchAll(/\d{1,2}/g)].map(Number);
    if (from !== undefined && to !== undefined) return inARow(from - 1, to - from + 1);
    if (/last/i.test(one)) return [items.length - 1];
    return [ordinals.findIndex((word) => one.toLowerCase().includes(word))];
  });
  return named.map((at) => (at < items.length ? at : -1));
}

/** What is open but for those that words name. */
function openBut(words: string, items: readonly Item[]): readonly number[] {
  const left = positionsOf(words, items);
  return items.flatMap(({ status }, at) => (status === 'open' && !left.includes(at) ? [at] : []));
}

/** Where a clause may begin: at the start, behind a sign or a joining word. */
const begins =
  /(?:^|\n|[,;.!](?=\s)|[(—–]|\s-\s|(?<!\d )\band\b|\bbut\b|\bthen\b|\s)\s*(?:[-•*]\s+)?/giu;

function answerAt(
  reply: string,
  at: number,
  items: readonly Item[],
  forms: readonly RegExp[],
): (Answer & { readonly isSweep: boolean }) | undefined {
  leads.lastIndex = at;
  const from = at + (leads.exec(reply)?.[0].length ?? 0);
  for (const form of forms) {
    form.lastIndex = from;
    const found = form.exec(reply);
    if (!found?.groups) continue;
    const said = found.groups;
    const kind = inOrder.find((one) => said[one]);
    if (!kind) continue;
    const left = said['except'] ?? '';
    return {
      items: said['refs']
        ? positionsOf(said['refs'], items).filter((n) => !positionsOf(left, items).includes(n))
        : openBut(left, items),
      verdict: kind,
      isSweep: !said['refs'] && !said['except'],
      start: found.index,
      end: form.lastIndex,
    };
  }
  return undefined;
}

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Behind a box that is ticked, at the head of a line. */
export const isTicked = (before: string): boolean =>
  /(?:^|\n)[-*•\s]*(?:\[\s?[xX✓✔]\s?\]|☑|✅|✔️?|✓)\s*$/u.test(before);

const boxes: readonly (readonly [RegExp, Verdict])[] = [
  [/^[-*•\s]*(?:\[\s?[x✓✔]\s?\]|☑|✅|✔️?|✓|done:)\s*/iu, 'done'],
  [/^[-*•\s]*(?:\[\s*\]|☐|⬜|🔲|❌|✗|✘)\s*/u, 'open'],
  [/^[-*•\s]*\[-\]\s*/u, 'dropped'],
  [/^[-*•\s]*\[>\]\s*/u, 'deferred'],
];

function boxedIn(reply: string, items: readonly Item[]): readonly Answer[] {
  let start = 0;
  return reply.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const box = boxes.find(([pattern]) => pattern.test(line));
    if (!box) return [];
    const name = line.replace(box[0], '').trimEnd();
    const named = [name, name.replace(/^\d+[.)]\s*/, '')].map(words).filter((said) => said !== '');
    const isCut = name.endsWith('…');
    const fitting = items.flatMap(({ text }, place) =>
      named.some((said) => (isCut ? words(text).startsWith(said) : words(text) === said))
        ? [place]
        : [],
    );
    const item = fitting.find((place) => items[place]?.status === 'open') ?? fitting[0];
    if (item === undefined || (isCut && fitting.length > 1)) return [];
    return [{ items: [item], verdict: box[1], start: at, end: at + line.length }];
  });
}

/** Numbers and nothing else, or all but these, in answer to how it goes: what is done. */
const onlyRefs = new RegExp(`^\\s*(?:(?<refs>${refs})|${sweep}${except})\\s*[.!]*\\s*$`, 'iu');

function donesIn(reply: string, items: readonly Item[]): readonly number[] {
  const { refs: named, except: left } = onlyRefs.exec(reply)?.groups ?? {};
  if (left) return openBut(left, items);
  return named && /\d[^\d/]+\d|#/.test(named) ? positionsOf(named, items) : [];
}

/** Read where nothing but verdicts is said. */
const plus = String.raw`(?<plus>\+)`;
const minus = '(?<minus>[-–−±⬜☐]|half(?:way)?(?: done)?|partly|almost|nearly)';
const inRow = (isMorning: boolean): RegExp =>
  new RegExp(
    String.raw`(?:(?<number>\d{1,2})[.)]? ?)?(?:${verdictOf(inOrder, isMorning)}|${plus}|${minus})` +
      String.raw`[\p{EMod}\ufe0f]*(?![\p{L}\d])[\s,;./|!]*`,
    'iuy',
  );
const rowByDay = inRow(false);
const rowOfMorning = inRow(true);

/** A verdict for each item in order, or for each by its number, and nothing else. */
function rowIn(reply: string, items: readonly Item[], isMorning: boolean): readonly Answer[] {
  const form = isMorning ? rowOfMorning : rowByDay;
  const said: Answer[] = [];
  const numbers: (number | undefined)[] = [];
  let words = 0;
  for (let from = /^\s*/.exec(reply)?.[0].length ?? 0; from < reply.length; from = form.lastIndex) {
    form.lastIndex = from;
    const found = form.exec(reply);
    if (!found?.groups || said.length === items.length) return [];
    const { number: named, plus: isPlus, ...kinds } = found.groups;
    const verdict = isPlus ? 'done' : (inOrder.find((one) => kinds[one]) ?? 'open');
    numbers.push(named === undefined ? undefined : Number(named) - 1);
    said.push({
      items: [numbers.at(-1) ?? said.length],
      verdict,
      start: from,
      end: form.lastIndex,
    });
    words += Number(/\p{L}/u.test(found[0]));
  }
  const isNumbered = numbers.every((at) => at !== undefined);
  const isOrdered = numbers.every((at) => at === undefined) && said.length === items.length;
  return said.length >= (words > 0 ? 3 : 2) && (isNumbered || isOrdered) ? said : [];
}

/** Whoever corrects themselves, or says what all but one are, is left to the model. */
const correction =
  /\b(?:i mean|i meant|sorry|scratch that|correction|wait|oops|actually|no,|not \d)\b/iu;
const condition =
  /\b(?:if|all but|everything but|unless|once|when|until|till|should|wenn|falls|si|se|als)\b/iu;
const sentenceBefore = (reply: string, at: number): string =>
  /[^.!?\n]*$/.exec(reply.slice(0, at))?.[0] ?? '';
/** Nothing but greetings, thanks and signs. */
const courtesy =
  /^(?:[^\p{L}\d]|\b(?:ok|okay|hi|hey|hello|yes|yep|yay|thanks?|thank you|cheers|finally|phew|woo+|hoo|today|now|for today)\b)*$/iu;

/**
 * All answers of a reply, in their order; of the items only the first bear a number. Linear in the
 * reply's length.
 */
export function answersIn(
  reply: string,
  all: readonly Item[],
  isMorning: boolean,
  numbered = all.length,
): readonly Answer[] {
  const items = all.slice(0, numbered);
  const whole = { start: 0, end: reply.length };
  const dones = isMorning ? [] : donesIn(reply, items);
  if (dones.length > 0) return [{ items: dones, verdict: 'done', ...whole }];
  const row = rowIn(reply, items, isMorning);
  if (row.length > 0) return row;
  const found: Answer[] = [...boxedIn(reply, items)];
  if (correction.test(reply)) return found;
  let end = -1;
  for (const { index, 0: sign } of reply.matchAll(begins)) {
    const at = index + sign.length;
    // A space alone begins one only behind another: "1 done 2 friday".
    if (/^ +$/.test(sign) && index !== end) continue;
    if (at < end || found.some((one) => at >= one.start && at < one.end)) continue;
    const answer = answerAt(reply, at, items, isMorning ? formsOfMorning : formsByDay);
    if (!answer) continue;
    if (/^[^\n.!]*\?/.test(reply.slice(answer.end))) continue;
    if (condition.test(sentenceBefore(reply, answer.start))) continue;
    // "All done and dusted, I thought, and there were the jigsaws": more is said than the form.
    const rest = reply.slice(0, answer.start) + reply.slice(answer.end);
    if (answer.isSweep && !courtesy.test(rest)) continue;
    found.push(answer);
    end = answer.end;
  }
  const named = namedIn(reply, all).filter(
    (one) =>
      !condition.test(sentenceBefore(reply, one.end)) &&
      !found.some(({ start, end: last }) => one.start < last && one.end > start),
  );
  return [...found, ...named].sort((one, other) => one.start - other.start);
}
