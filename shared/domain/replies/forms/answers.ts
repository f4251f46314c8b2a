/**
 * Answers by number or by box, which must be read exactly, always:
 *
 *     line    = [lead] answer { joint answer }           joint  = "," ";" "." "and" "but", or nothing
 *     answer  = refs [mark] verdict | verdict [mark] refs | refs     (alone: the whole reply)
 *     refs    = ref { "," "and" "&" "+" "/" ref } | sweep [except refs]
 *     ref     = ["#" "no." "number" "item"] n | n "-" n | ordinal ["one"]
 *     sweep   = "all" | "everything" | "both" | "all of them" | ...
 *     verdict = done | off | open | later [day]          mark   = ":" "-" "=" "→" "." ")" "is" ...
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
    'pending|✗|✘|❌|✖|' +
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
const ref = `(?:${range}|${number}|${ordinal})`;
const refs = String.raw`${ref}(?:(?: ?[,&+/] ?|,? and | y (?!\d+ (?:y|n|yes|no)\b)| et | und | e | en | )${ref})*`;
const sweep =
  '(?:all(?: of (?:them|it|those|these))?|everything|every one|both(?: of them)?|the (?:lot|rest|others)|' +
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
    `${first}${mark}(?:${who})${except}?${ends}`,
  ].map((form) => new RegExp(form, 'iuy'));
};
const formsByDay = formsOf(false);
const formsOfMorning = formsOf(true);

const leads = new RegExp(lead, 'iuy');
const refIn = new RegExp(`${range}|${number}|${ordinal}`, 'giu');

/** Positions that words name, from 0; -1 where no such item is. */
function positionsOf(words: string, items: readonly Item[]): readonly number[] {
  const named = [...words.matchAll(refIn)].flatMap(([one]) => {
    const [from, to = from] = [...one.matchAll(/\d{1,2}/g)].map(Number);
    if (from !== undefined && to !== undefined)
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n - 1);
    if (/last/i.test(one)) return [items.length - 1];
    return [ordinals.findIndex((word) => one.toLowerCase().includes(word))];
  });
  return named.map((at) => (at < items.length ? at : -1));
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
    const left = said['except'] ? positionsOf(said['except'], items) : [];
    const open = items.flatMap(({ status }, n) => (status === 'open' ? [n] : []));
    const named = said['refs'] ? positionsOf(said['refs'], items) : open;
    return {
      items: named.filter((n) => !left.includes(n)),
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

/** Numbers and nothing else, in answer to how it goes: what is done. */
const onlyRefs = new RegExp(`^\\s*${refs}\\s*[.!]*\\s*$`, 'iu');
/** One sign for each item. */
const row = /^\s*(?:(?:✅|☑|✔️?|✓|❌|✗|✘|✖️?|⬜|☐)\s*)+$/u;

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
  if (!isMorning && onlyRefs.test(reply) && /\d[^\d/]+\d|#/.test(reply))
    return [{ items: positionsOf(reply, items), verdict: 'done', ...whole }];
  if (row.test(reply)) {
    const signs = reply.match(/✅|☑|✔|✓|❌|✗|✘|✖|⬜|☐/gu) ?? [];
    if (signs.length !== items.length || signs.length < 2) return [];
    return signs.map(
      (sign, at): Answer => ({
        items: [at],
        verdict: '✅☑✔✓'.includes(sign) ? 'done' : 'open',
        ...whole,
      }),
    );
  }
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
