/** Reads a plan told as under way for what is to be done: "I'm cutting stringers". */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { baseOf } from './day-openers.ts';
import { mustIn } from './musts.ts';

const lead =
  '^(?:(?:so|and|then|well|ok|okay|right|today|first|later|after(?: that|wards)|also|tonight|' +
  'plus|' +
  'this (?:morning|afternoon|evening)|i guess|guess)[, ]+)*';
const underway = pattern(
  'iu',
  lead,
  String.raw`(?:i'm|i am|im|we're|we are|i'll be|i will be|it's|its|it is|it'll be|it'll have ` +
    String.raw`to be)(?: (?:just|also|mostly))* `,
  String.raw`(?=(\p{L}+)ing\b)`,
);
const itIs = pattern('iu', lead, String.raw`((\p{L}+)ing\b.*?) it is(?: then| so| today)?\W*$`);
const gerund = pattern('iu', lead, String.raw`(?=(\p{L}+)ing \S)`);

/** Says how one is, not what one does. */
const being = sparing(
  /^(?:be|hid|recover|surviv|suffer|freez|melt|dream|celebrat|go|feel|try|look|think|hop|plan|wait|sit|stay|sleep|leav(?!ing (?:at|by|on time|early|work|the house|the office))|stopp|struggl|gett|wond|com|liv|dy|start|keep)ing\b/i,
);
/** These are a task only with a thing that is done. */
const vague = pattern(
  'iu',
  String.raw`^(?:work|hav|runn|do|tak|mak|see)ing\b(?! (?:on |the|my|a|an|\p{Lu})(?!.*\b(?:break|easy|`,
  String.raw`day off|nap|hard|time|home|late|fine|well|bad|good|sense|progress|baby|cold|point)\b))`,
);

const weather = sparing(
  /^(?:chuck|pour|rain|snow|lash|bucket|hammer|pelt|tipp|blow|freez|roast)ing(?: it)?(?: (?:down|out|here|so|and|outside)|\W*$)/i,
);

/** What is to be done; undefined when the clause tells of something else. */
export function planIn(text: string, going: boolean): string | undefined {
  const must = mustIn(text);
  if (must !== undefined) return must;
  const found = underway.exec(text);
  const left = found ? text.slice(found[0].length) : itIs.exec(text)?.[1];
  if (left !== undefined) return asTask(left);
  const open = going ? gerund.exec(text) : null;
  return open ? asTask(text.slice(open[0].length)) : undefined;
}

/** "Reading your message on the train". */
const toUs =
  /^\p{L}+ing (?:(?:your|this) (?:first |last |kind |lovely )?(?:message|e-?mail|text|letter|note|mail)|to you|this)\b/iu;

function asTask(text: string): string | undefined {
  if (toUs.test(text)) return undefined;
  const [word = '', cut = ''] = /^(\p{L}+)ing\b/iu.exec(text) ?? [];
  const base = weather.test(text) || being.test(text) || vague.test(text) ? undefined : baseOf(cut);
  if (base === undefined) return undefined;
  // A verb alone stays as it was said.
  return /\S \S/.test(text) ? base + text.slice(word.length) : text;
}

/** "Get the lease signed" in a plan for the day has it still to be signed. */
const causes = sparing(
  /^(?:(?:and|then|also|first|just|so|ok|please|must|try to|i|we|i'll|i want to|i need to|to|main thing is|maybe) )*(?:get|getting|need|needs|want|wants|having|gotta get|have)\b (?:(?!(?:already|now)\b)\S+ ){1,5}?(?:\p{L}+ed|sent|paid|done|made|written|bought|built|hung|cut|sold|taken|fed|swept|sorted|cleaned)\b/u,
);

/** "I have it signed" is a report, "have it signed by noon" is none. */
export const isCaused = (gist: string): boolean =>
  causes.test(gist) &&
  (!/\bhave\b/.test(gist) || (!/^(?:i|we)\b/.test(gist) && /\bby\b/.test(gist)));
