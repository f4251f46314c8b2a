/** Knows a heading, and what it says of the lines below it. */

import type { Checklist } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { headAbroad } from './abroad-plans.ts';
import {
  addsMore,
  countedFor,
  countsThings,
  lifeArea,
  nextMorning,
  otherDays,
  tellsOfOne,
  willDoLater,
} from './heading-shapes.ts';
import { dueLater } from './later-headings.ts';
import type { Line } from './lines.ts';
import { namedIn } from './references.ts';
import { opensTask } from './verbs.ts';

/** What the heading above a clause says of it. */
export type Section = 'today' | 'tomorrow' | 'done' | 'open' | 'dropped' | 'add' | undefined;
const sectionWords: readonly (readonly [Section, RegExp])[] = [
  [
    'tomorrow',
    pattern(
      'i',
      String.raw`^(?:(?:plans?|reminders?|notes?|note|remember|add|list|things|jobs|to-? ?dos?|` +
        String.raw`put) )?(?:for |and |on )?(?:tomorrow|tmrw|tmr|2moro|later|next|mañana|morgen|` +
        String.raw`demain|`,
      String.raw`domani|`,
      String.raw`amanhã|amanha|manana|monday|tuesday|wednesday|thursday|friday|saturday|sunday|`,
      String.raw`next week|the weekend)(?:'s(?: \w+)?| morning| list)?$`,
    ),
  ],
  ...[otherDays, countedFor, willDoLater, dueLater].map((one) => ['tomorrow', one] as const),
  [
    'today',
    pattern(
      'i',
      String.raw`^(?:(?:\S+ ){1,3}(?:today|hoy|heute|aujourd'hui|hoje|oggi|vandaag)|first thing|`,
      String.raw`in the (?:morning|afternoon|evening)|at (?:noon|midday|night|lunch(?:time)?)|`,
      String.raw`afterwards|this (?:morning|afternoon|evening)|`,
      String.raw`after that|then|evening|morning|afternoon|am|pm|later today|tonight|at work|at home)$|`,
      String.raw`^(?:for |and )?(?:today|tdy|2day|heute|hoy|aujourd'hui|hoje|oggi|vandaag|must|`,
      String.raw`must do|to ?do|needs?|gotta|have to|need to|`,
      String.raw`now|this morning|this afternoon)(?:'s(?: \w+)?)?$`,
    ),
  ],
  [
    'open',
    sparing(
      /^(?:not done|not yet|undone|open|still open|still to do|(?:still|yet) to be (?:done|sorted|finished)|pending|left|to go|in progress|wip)$/i,
    ),
  ],
  ['done', sparing(/^(?:done|finished|complete|completed|did|ticked off|hecho|erledigt|fait)$/i)],
  [
    'dropped',
    sparing(
      /^(?:drop|dropped|forget it|skip|skipped|scrapped|scratch|remove|cancel|cancelled|kill|nix)$/i,
    ),
  ],
  [
    'add',
    pattern(
      'i',
      String.raw`^(?:(?:pls |please |can you |kindly |just |and |oh )*(?:(?:also|quick|quickly|new|late|wee|little|small|last-minute) )*add(?:ition|-?on)?(?: the following)?(?: for `,
      String.raw`today| to (?:the|my) list)?|(?:(?:and|just|oh|here's|here are|i have|i've got|got) )*(?:(?:one|two|three|four|five|a ` +
        String.raw`few|a couple(?: of)?|an?|couple(?: of)?|some|several|\d) )?(?:more|extra|extras|` +
        String.raw`others?|further|new|late|additions?)(?: (?:things?|items?|tasks?|ones?|jobs?|` +
        String.raw`bits?|additions?|arrivals?))*(?: (?:from me|on top(?: of (?:that|those|this|` +
        String.raw`these|it))?|for (?:me|today|(?:the|my) list)|today|(?:to|for you to) (?:add|do|` +
        String.raw`go on(?: there)?|put down)|please|i forgot|that came up|as well|too))*|also|`,
      String.raw`(?:(?:still|and|now) )*(?:also |else )?(?:to be done|needing doing|(?:need|want|needs|wants|wanting) (?:doing|sorting|seeing to)|to get done|to tackle|to see to|in need of doing)(?: (?:today|now|this \w+))?|` +
        String.raw`additions|plus|(?:(?:i|we) )?(?:also )?(?:could (?:also )?(?:do with|use)|also ` +
        String.raw`(?:need|want|have)(?: to)?|missing|left out|forgot)|(?:i'm |im |just |also ` +
        String.raw`)*adding(?: on| in)?(?: for today)?|to ` +
        String.raw`add)$`,
    ),
  ],
  [
    'add',
    pattern(
      'i',
      String.raw`^(?:(?:y|e|et|und|en|ed|por favor|bitte|graag|también|tambien|aussi|anche|ook|` +
        String.raw`auch|`,
      String.raw`também) )*(?:añade|añadir|anade|agrega|agregar|apunta|ajoute[rz]?|à ajouter|note|`,
      String.raw`rajoute[rz]?|aggiungi|aggiungere|da aggiungere|segna|hinzufügen|füge hinzu|` +
        String.raw`dazu|neu|`,
      String.raw`zusätzlich|außerdem|toevoegen|voeg toe|erbij|nieuw|nuev[oa]|nuov[oa]|nouveau|`,
      String.raw`acrescenta|acrescentar|adiciona|adicionar|anota|nov[oa]|en plus|además|ademas|`,
      String.raw`inoltre|in più|também|también|aussi|anche|auch|ook|bovendien)(?: (?:noch|nog|` +
        String.raw`también|`,
      String.raw`aussi|anche|ook|auch|também|por favor|bitte|stp|svp|à la liste|a la lista|alla ` +
        String.raw`lista|`,
      String.raw`zur liste|aan de lijst|à lista))*$`,
    ),
  ],
];

/** With `night` the morning that is spoken of is the next one. */
export function sectionOf(heading: string, night = false): Section {
  const words = heading.replace(/[*_:]/g, '').trim().replace(around, '');
  if (night && nextMorning.test(words)) return 'tomorrow';
  const abroad = headAbroad(words);
  if (abroad) return abroad;
  const known = sectionWords.find(([, pattern]) => pattern.test(words))?.[0];
  if (addsMore.test(words) || (known === undefined && asksToAdd.test(words))) return 'add';
  return known ?? (asksFor.test(words) && forLater(words, night) ? 'tomorrow' : undefined);
}

/** "Tomorrow please add", "put these down for Friday": a heading that asks, and says the day. */
const asksFor = pattern(
  'i',
  String.raw`^(?=(?:\S+ ){0,7}\S+$)(?:(?:and|also|then|please|pls|kindly|just|can you|could you|`,
  String.raw`for|on|here's|these|this|what|i|we) )*(?:(?:tomorrow|tmrw|tmr|2moro|\S+day|next ` +
    String.raw`week)(?: (?:please|pls|also|can you|could you|kindly|just|i|we|you))* (?:(?:add|put|` +
    String.raw`note|write|include)\b(?! \S+ (?:the|my|an?|some) |(?: \S+){4})|(?:need|have|want|must|got)\b(?! (?:\S+ )?to (?!do\b|be done|get done)\S+ (?!up:?$|in:?$|off:?$|out:?$)\S))|`,
  String.raw`(?:add|put|note|write|include|need|have|want)\b(?! .*\b(?:to|off|on|back) ))[^,]*$`,
);

/** What stands around the word of a heading: "so, tomorrow then". */
const around = pattern(
  'gi',
  String.raw`^(?:(?:so|ok|okay|right|anyway|anyhow|well|oh|as|looking ahead|moving on|next up)`,
  String.raw`[, ]+(?=\S))+|,? (?:then|please|pls|thanks|though|i guess|i think|if possible)$`,
);
/** "Add two", "can you write for me also": asks for what stands behind the colon. */
const asksToAdd = pattern(
  'i',
  String.raw`^(?:(?:pls|please|can you|could you|would you|kindly|just|and|oh|also|then|will you) )*`,
  String.raw`(?:add|put|note|write|log|jot|take|list|include)(?: (?:down|in|up|on|to it))?`,
  String.raw`(?: (?:(?:for|to|on) (?:me|us|my list|the list|today)|one|two|three|four|five|six|\d|a few|`,
  String.raw`a couple(?: of)?|some|these|this|those|the following|following|more|extra|others?|new|`,
  String.raw`things?|items?|tasks?|jobs?|ones?|also|too|as well|please|pls|today|there))+$`,
);

/** "Two jobs for tomorrow morning: ..." */
export const forLater = (announced: string, night: boolean): boolean =>
  /\b(?:tomorrow|tmrw|tmr|2moro)\b|\b(?:for|on|this|next) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the weekend)\b/i.test(
    announced,
  ) ||
  (night && /\b(?:for|in) the (?:morning|am)\b/i.test(announced));

/** A heading alone on its line: known by its word, its colon, or its capitals. */
export function isHeading({ text, bullet }: Line, next: Line | undefined, night = false): boolean {
  if (bullet || next === undefined || text.length > 60 || /\S[.!?] \S/.test(text)) return false;
  const words = text.split(/\s+/).length;
  // "Deck done" above a list is no heading; "Not done" is.
  const reports = words > 1 && tellsOfOne(text) && sectionOf(text, night) === undefined;
  if (next.bullet && words <= 3 && !/[.!?,]$|^[✅✔☑✓👍]/u.test(text) && !reports) return true;
  if (/^[#\d\s,&.+]*\d(?: ?(?:and|n) ?\d)*$/.test(next.text) && sectionOf(text)) return true;
  if (text.endsWith(':')) return !/[.!?] /.test(text);
  // "Client stuff -" above the lines it is about.
  if (/^[^.!?,]{2,30}\s[-–—]+$/.test(text) && !next.blankBefore && !/\d/.test(text)) return true;
  const bare = text.replace(/[^\p{L}\s]/gu, '');
  // "8 WEIGH STATION" above "330 DROP IN SWIFT CURRENT" is the next of a row.
  const shouts = !reports && /^[\p{Lu}\s]{3,24}$/u.test(bare) && !/^\d/.test(text);
  if (shouts && /\p{Ll}/u.test(next.text) && !/\p{Lu}/u.test(next.text.slice(1, 4))) return true;
  return (
    sectionOf(text, night) !== undefined &&
    !/^(?:done|finished|complete|completed|drop|skip|cancel)$/i.test(text)
  );
}

/** "HR stuff: ..." names the part of life, and is none of the items behind it. */
export const areaFirst = pattern(
  'iu',
  String.raw`^(?:(?:also|alors|bref|pues|allora|quindi|então|dus|y|et|e|und|en|nur|solo|só|juste) )*(?:(?:(?:trois|deux|une|`,
  String.raw`tres|dos|una|drei|zwei|eine|drie|twee|een|tre|due|três|duas|uma) (?:choses?|cosas?|sachen?|dinge|dingen|ding|`,
  String.raw`cose|coisas?|aufgaben|tareas|taken|tâches)|a ver|voilà|alors|bref|pues|allora|quindi|então|ricorda|recuerda|`,
  String.raw`je (?:re)?note|ich notiere|ik noteer|denk dran|nur eins|para hoy|pour aujourd'hui|für heute|per oggi|`,
  String.raw`voor vandaag|para hoje)\s?:\s+)|`,
  String.raw`^(?:(?:ok|okay|so|then|and|for|also) )*(?:(?:(?:the|my) )?(?:non-? ?negotiables?|` +
    String.raw`essentials?|crucial|must-?dos?|definitely|`,
  String.raw`definite|optional|stretch goal|bonus|nice to have|priority(?: one| \d)?|first up|` +
    String.raw`top priority|main (?:thing|one)|urgent|`,
  String.raw`most important(?:ly)?|number one|(?:big|main|key|top|only|next|other) (?:one|thing|goal|task|priority|focus)|top (?:\d|one|two|three|four|five)|(?:(?:please|kindly|can you|could you|would you) ` +
    String.raw`)*(?:add|record|note|put down|log|take down|write down|include) (?:the following|` +
    String.raw`these|this)(?: list| for me| please)*|if (?:there's |i have |i get )?time|maybe|` +
    String.raw`possibly|fingers crossed)|`,
  String.raw`\p{L}+ (?:stuff|things|tasks|jobs)|hw|`,
  String.raw`homework|errands|chores|work|home|at work|at home):\s+`,
);

/** "Today's priorities are: ..." announces a list and belongs to none of its items. */
const announcement = pattern(
  'i',
  String.raw`^(?:starting over|start(?:ing)? again|(?:a )?(?:fresh|clean) (?:start|slate)|new (?:list|plan)|`,
  String.raw`instead):\s+|^(?:today(?:'s)?|my|the|here|these|top|just|but|one|two|three|four|five|i|we|so|ok|`,
  String.raw`main|big|goals?|brain|to-?do|day|note|pls|please|kindly|alright|right|`,
  String.raw`priorities|plan)\b(?=[^:]{0,60}:\s)[^:;]*\b(?:priorit(?:y|ies)|goals?|top \w+|list|`,
  String.raw`plan|focus|`,
  String.raw`to-?dos?|thing|things|tasks?|today|dump|day|schedule|fine|note|then|(?:like|want|`,
  String.raw`need|have|going|`,
  String.raw`plan) to|intentions?|agenda|is|are|more|extra|extras|tomorrow(?: morning)?|the ` +
    String.raw`(?:morning|am)|`,
  String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the weekend)`,
  String.raw`\s*:\s+`,
);

/** What announces a list; "Plans: sent" tells of the plans. */
export function announcedIn(said: string, night: boolean, items: Checklist): string {
  const found = announcement.exec(said)?.[0] ?? '';
  return night && namedIn(found, items).length > 0 ? '' : found;
}

/** "Anyway the plan is: gut the fish, hose the deck". */
const announcing = pattern(
  'i',
  String.raw`^(?=[^:]{4,90}: \S[^,;]*[,;])(?:[^:;]*\b(?:so|here's (?:mine|the (?:list|plan)|today's|my \w+)|here goes|my list|the list|the plan)|(?:\w+, )?[^:,;]*\b(?:i|i've|i'll|i'm|my|plans?|list|today|so|is|are|following|things|jobs|tasks|here|these|yes to|we)\b[^:,;]*(?<!\bre)):\s+`,
);

/** "Thinking: wax the board, fix the leash": words above a row of tasks are none of them. */
export function withoutTopic(sentence: string, items: Checklist): string {
  const [area = ''] = lifeArea.exec(sentence) ?? [];
  const known = namedIn(area, items).length > 0 && area !== '';
  const said = replaced(known ? sentence : sentence.slice(area.length), countsThings, '');
  const [head = '', words = ''] = /^([^:,.;]{2,30}): (?=[^\s,;]+ [^,;]+[,;])/u.exec(said) ?? [];
  const [first = '', second] = words.toLowerCase().split(' ');
  const [verb = '', after] = said
    .slice(head.length)
    .toLowerCase()
    .split(/[\s,;]/);
  if (opensTask(first, second)) return said;
  const names = head !== '' && words.split(' ').length <= 3;
  // "Data room: cap table in, legal still empty" tells of an item.
  if (namedIn(head, items).length > 0) return said;
  if (names && opensTask(verb, after)) return said.slice(head.length);
  const [lead = ''] = announcing.exec(said) ?? [];
  const [opens = '', next] = lead.toLowerCase().split(/[\s,:]+/);
  return lead !== '' && !opensTask(opens, next) ? said.slice(lead.length) : said;
}

/** "Tomorrow, if spared: ...", "Three things, in no order: ...": said by the way of a heading. */
const byTheWay =
  /^([^,:]{3,40}), (?:(?:in|though|although|if|with|weather|god|all|provided|assuming|health|time|unless|not|no|as|please|pls|hopefully|roughly|whatever|come|subject|d\.?v)\b)[^,:]{0,40}(?=: \S)/i;

/** The heading and what stands behind it, without what is said by the way. */
export function withoutAside(said: string, night: boolean): string {
  const [whole = '', head = ''] = byTheWay.exec(said) ?? [];
  if (head === '') return said;
  const heads = sectionOf(head, night) !== undefined || announcement.test(`${head}: a`);
  const rows = /^(?:two|three|four|five|a few|several|some|more|\d) \p{L}+(?: \p{L}+)?$/iu.test(
    head,
  );
  return heads || rows ? head + said.slice(whole.length) : said;
}
