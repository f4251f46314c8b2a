/** Cuts a reply into clauses, each with what the heading above it says. */

import { pattern, replaced } from '../pattern.ts';
import type { Asking } from '../reading.ts';
import { sparing } from '../sparing.ts';
import { plannedAbroad } from './abroad-plans.ts';
import { announcesOne } from './additions.ts';
import { untilThen } from './awaited.ts';
import { bySigns } from './by-signs.ts';
import { compelled } from './compelled.ts';
import { byMorning, leftForLater, owns, plannedLater } from './day-openers.ts';
import { withoutFillers } from './fillers.ts';
import { gistOf } from './gist.ts';
import { goesOnBelow, isArea } from './heading-shapes.ts';
import {
  announcedIn,
  areaFirst,
  forLater,
  isHeading,
  type Section,
  sectionOf,
  withoutAside,
  withoutTopic,
} from './headings.ts';
import { counted, greetingPattern, type Line, linesOf } from './lines.ts';
import { asEdits } from './list-edits.ts';
import { nextDayPlan, ordersOnly } from './next-day.ts';
import { opensPast } from './past.ts';
import { asksOutright, supposes } from './plain-things.ts';
import { plainlyPut } from './plain-wordings.ts';
import { isRemark } from './plan-remarks.ts';
import { namesGoal, ofThatDay, selfTold, withoutPreamble } from './preambles.ts';
import { promised } from './promised.ts';
import { runOns } from './run-ons.ts';
import { partsOf, sentencesOf } from './sentences.ts';
import { listedThere } from './there-is.ts';
import { imperative } from './wording.ts';

export interface Clause {
  readonly text: string;
  readonly section: Section;
  /** Clauses of one sentence share its number: a status may be said once for several. */
  readonly sentence: number;
  /** Stands alone on a bulleted or numbered line. */
  readonly bullet: boolean;
  readonly question: boolean;
  /** What it says in plain English words. */
  readonly gist: string;
  /** The sentence it is a part of. */
  readonly whole: string;
}

/** A sentence with the heading it opens or stands under. */
interface Headed {
  readonly text: string;
  readonly section: Section;
  /** The section of the sentences after it. */
  readonly next: Section;
  /** With what announces it. */
  readonly whole: string;
}

const notes = sparing(/^(?:(?:please|pls|kindly) )+note(?: that)?:? |^note that /i);
/** "Tomorrow I've court at 10": what the person says they will do that day. */
const dayThenSelf = pattern(
  'i',
  String.raw`^(?:and |then |so |ok )?((?:tomorrow|tmrw|tmr|2moro)(?: morning)?),? (?:i|` +
    String.raw`we)(?:'ve|'ll| will| `,
  String.raw`have| shall| must| ought| should| need| want)?(?: got)?(?: to)? (?!am\b|was\b|` +
    String.raw`don't\b|won't\b|can\b|can't\b|`,
  String.raw`hope\b|like\b|love\b|prefer\b|think\b|guess\b|might\b|could\b|be\b|feel\b|will\b|no\b|not\b|do (?:it|that|` +
    String.raw`the)\b|`,
  String.raw`need\b|want\b|plan\b|start (?:it|with)\b|finish\b)(?=\S+ \S)`,
);
/** A filler before the day: "Anyway tomorrow: ...". */
const filler = sparing(
  /^(?:anyway|anyhow|right|so|ok|okay|well|alright|then)[, ]+(?=(?:tomorrow|tmrw|tmr|2moro)\b)/i,
);
const dayFirst = pattern(
  'i',
  String.raw`^((?:and |then |so |oh |ok )?(?:add |put |new |note |reminder )?(?:for )?(?:tomorrow|tmrw|tmr|2moro|today|mañana|`,
  String.raw`demain|morgen|amanhã|domani)(?: morning)?)(?:,| [-–—]) (?=\S+ \S)(?!(?:maybe|`,
  String.raw`hopefully|probably|i )\b)|^((?:and |then )?(?:after that|afterwards|first thing|this `,
  String.raw`(?:morning|afternoon|evening)|tonight|in the (?:morning|afternoon|evening)|` +
    String.raw`at (?:noon|midday|night|lunch(?:time)?))), (?=\S)`,
);

/** "And, if the van starts, fit the strings": a condition between commas. */
const provided = sparing(
  /\b(and|then|also|plus), (?:if|when|once|should|assuming|provided|weather|time)\b[^,]{3,45}, /i,
);

/** "Apart from the gym, everything's done" says it the other way round. */
const exceptFirst = pattern(
  'iu',
  String.raw`^((?:except(?: for)?|apart from|aside from|other than|besides|bar|barring|bis auf|` +
    String.raw`außer|sauf|à part|mis à part|`,
  String.raw`excepto|menos|salvo|tranne|a parte|behalve|exceto|fora) [^,.]{2,40}?),? ((?:(?:i|` +
    String.raw`we)(?:'ve| have)? (?:did|done|got|`,
  String.raw`finished|managed|sorted|ticked off|cleared) (?:it )?|it's |that's |j'ai |ho |ich ` +
    String.raw`habe |he )?(?:all|every ?thing|the (?:whole `,
  String.raw`)?lot|both|alles|tout|toutes?|tous|tutto|tutti|todo|todos|tudo|alle)\b.*)$`,
);

/** "Managed nothing but the car" is all one did. */
const nothingBut = sparing(
  /^(?:(?:so|i|we|honestly|basically)[, ]+)*(?:managed|did|done|got|finished|achieved|completed|(?:didn't|haven't|never) (?:do|done|get|finish|manage|got))(?: done| to do| round to)? (?:nothing|none of (?:it|them)|nowt|zilch|anything|any of (?:it|them))(?: done| else)? (?:but|except(?: for)?|bar|apart from|besides|other than) (?:for )?/i,
);
/** "Tomorrow's plan is ..." */
const planOf = sparing(
  /^((?:and |so )?(?:tomorrow|tmrw|tmr)'?s) (?:plan|list|jobs?|tasks?|goals?|agenda|focus|priority|priorities|mission|to-?dos?) (?:is|are|will be)(?: to)? (?=\S+ \S)/i,
);

function headed(whole: string, section: Section, { night, asking }: Speaker): Headed {
  const plain = replaced(
    withoutFillers(night ? whole : asEdits(whole, asking.items)),
    provided,
    '$1 ',
  );
  const opened = replaced(replaced(plain, filler, ''), exceptFirst, '$2 $1');
  const said = withoutAside(replaced(opened, nothingBut, 'only did '), night);
  const opens = /^(.{2,40}):$/.exec(said)?.[1];
  const under = opens === undefined ? undefined : sectionOf(opens, night);
  if (under !== undefined) return { text: '', section: under, next: under, whole: '' };
  if (ordersOnly.test(said)) return { text: '', section, next: section, whole: '' };
  const named = night ? nextDayPlan(said, asking.items) : undefined;
  if (named !== undefined) return { text: named, section: 'tomorrow', next: section, whole: named };
  const must = compelled(said);
  if (must) {
    const day = must.later ? 'tomorrow' : (section ?? 'add');
    return { text: must.text, section: day, next: section, whole: must.text };
  }
  const head =
    /^([^:="]{2,40})(?::| =)\s+(?=\S)/.exec(said) ??
    dayFirst.exec(said) ??
    planOf.exec(said) ??
    dayThenSelf.exec(said);
  const own = head ? sectionOf(head[1] ?? head[2] ?? '', night) : undefined;
  if (own !== undefined) {
    const text = said.slice(head?.[0].length ?? 0);
    return { text, section: own, next: section, whole: text };
  }
  const planned = plannedLater(said, night);
  if (planned !== undefined)
    return { text: planned, section: 'tomorrow', next: section, whole: planned };
  const announced = announcedIn(said, night, asking.items);
  const rest = said.slice(announced.length);
  if (announced !== '' && forLater(announced, night))
    return { text: rest, section: 'tomorrow', next: section, whole: rest };
  const unannounced = replaced(rest, notes, '');
  const bare = withoutTopic(replaced(unannounced, areaFirst, ''), asking.items);
  const text = night ? replaced(bare, untilThen, '') : withoutPreamble(promised(bare, night));
  const goal = !night && section === undefined && namesGoal(bare, text);
  return { text, section: goal ? 'add' : section, next: section, whole: said };
}

/** The parts of a sentence, each under the section that holds from it on. */
function sectioned(
  { text: sentence, section }: Headed,
  { asking, foreign, night, intentional }: Speaker,
): readonly (Pick<Clause, 'text' | 'section'> & Partial<Clause>)[] {
  let own = section;
  return bySigns(sentence)
    .flatMap(partsOf)
    .map((part) => plainlyPut(withoutFillers(part), night))
    .map((part) =>
      night ||
      !/^(?:what|(?:and )?if|(?:the )?(?:second|third|next|last|other) (?:(?:thing|one|job|task)\b|is)) /i.test(
        part,
      )
        ? part
        : withoutPreamble(part),
    )
    .flatMap((part) => (night ? [part] : runOns(selfTold(part, ofThatDay(sentence)))))
    .flatMap((part) => {
      if (own === undefined && announcesOne.test(part)) {
        own = 'add';
        return [];
      }
      const abroad = foreign && plannedAbroad(part, asking.items, intentional);
      if (abroad) return [{ ...abroad, section: abroad.section ?? own ?? 'add' }];
      const there = night ? part : listedThere(part, sentence);
      if (there !== part) return [{ text: there, section: own ?? ('add' as const) }];
      const left = own === undefined && !night ? leftForLater(part) : undefined;
      if (left !== undefined) return [{ text: imperative(left), section: 'tomorrow' as const }];
      const planned = own === undefined ? plannedLater(part, night) : undefined;
      if (planned !== undefined) own = 'tomorrow';
      const text = planned ?? (own === 'tomorrow' ? part.replace(owns, '') : part);
      return [{ text, section: own }];
    });
}

/** Of whom a reply is read. */
export interface Speaker {
  readonly asking: Pick<Asking, 'items'>;
  readonly foreign: boolean;
  /** Asked what one means to do. */
  readonly intentional: boolean;
  readonly night: boolean;
}

export function clausesOf(reply: string, speaker: Speaker): readonly Clause[] {
  const { foreign, night } = speaker;
  const lines = counted(linesOf(reply));
  const clauses: Clause[] = [];
  let section: Section;
  let sentence = 0;
  const wonders = !night && speaker.asking.items.length === 0;
  const rows = wonders ? sentencesOf(reply).length + lines.length - 1 : 0;
  const areas = lines.filter((line, at) => isArea(line, lines[at + 1]));
  const take = ({ bullet }: Line, said: string): void => {
    sentence += 1;
    if (!night && isRemark(said)) return;
    const whole = headed(said, section, speaker);
    section = whole.next;
    const question = /\?\W*$/.test(said) && !(wonders && supposes(said, rows > 1));
    const common = { sentence, bullet, whole: whole.whole };
    const parts = sectioned(whole, speaker);
    parts.forEach((part, at) => {
      const gist = gistOf(part.text, foreign);
      const last = at === parts.length - 1;
      const asks = question && (last || !(night || opensPast(gist)) || asksOutright.test(said));
      clauses.push({ ...common, question: asks, ...part, gist: night ? byMorning(gist) : gist });
    });
  };
  lines.forEach((line, index) => {
    if (line.blankBefore && !line.bullet && section !== 'tomorrow') section = undefined;
    if (areas.length > 1 && areas.includes(line)) return;
    if (isHeading(line, lines[index + 1], night)) {
      section = sectionOf(line.text, night);
      return;
    }
    const text = index === 0 ? line.text.replace(greetingPattern, '') : line.text;
    const sentences = sentencesOf(text);
    sentences.forEach((said, at) => {
      // "Hello all. My intentions:" above a list announces it.
      const announces =
        (at > 0 || text !== line.text) &&
        at === sentences.length - 1 &&
        said.endsWith(':') &&
        lines[index + 1]?.bullet;
      if (!announces || sectionOf(said, night) !== undefined) take(line, said);
    });
    if (goesOnBelow(line, lines[index + 1], night)) section = 'tomorrow';
  });
  return clauses;
}
