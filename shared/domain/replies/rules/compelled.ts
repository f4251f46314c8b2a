/** Reads what one says has to be done, or is all one wants: "what cannot wait is ...". */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { opensTask } from './verbs.ts';
import { imperative } from './wording.ts';

/** "What absolutely cannot wait is ...", "I've just the one job, which is to ...". */
const compelling = pattern(
  'i',
  String.raw`^(?:(?:so|but|and|well|tomorrow)[, ]+)*(?:what|(?:the|my) (?:(?:one|only|main|big|single|` +
    String.raw`last) )?(?:thing|job|task|errand)`,
  String.raw`(?: that| which)?|(?:i(?:'ve| have)|there's|there is) (?:just |only |got ` +
    String.raw`)*(?:the )?one (?:job|thing|task|errand),? which)`,
  String.raw`(?: (?:i|we))?(?: (?:absolutely|really|truly|simply|still|do|just|most))*(?: ` +
    String.raw`(?:(?:have|need|got) to (?:do|get done)|`,
  String.raw`(?:can't|cannot|can not) (?:wait|slip|slide|be (?:late|forgotten|missed|skipped|left)|go undone|miss|put off|forget(?: about)?|let (?:slide|slip|go(?: by)?|lapse|drift)|avoid|ignore|dodge|escape|duck|skip|leave|postpone|delay)(?: (?:any ?(?:longer|more)|another (?:day|minute|week)|again|for ?ever|much longer|undone))?|` +
    String.raw`(?:must|mustn't) (?:do|not forget|not miss|(?:not )?(?:slip|slide|be (?:forgotten|missed))|forget|miss)|remains|(?:matters|counts)(?: most)?))?`,
  String.raw`(?: (?:now|today|still|tonight|first|tomorrow|at all))* is (?:to )?(?!(?:an?|` +
    String.raw`not|that|it|gone|out|when|why|how|if)\b)(?=\S+ \S)`,
);

/** "All I want from tomorrow is to get the lens looked at". */
const wanted = pattern(
  'i',
  String.raw`^(?:(?:so|but|and|well)[, ]+)*(?:tomorrow,? )?(?:all|what|the (?:(?:one|only|main|real|big) )?thing)(?: that)? (?:i|we)(?:'d| would)? (?:(?:really|most|just) )?`,
  String.raw`(?:want|need|ask|hope|care about|expect|like)(?: to (?:do|get done|achieve|manage))?(?: (?:from|of|for|out of|on))?(?: (?:tomorrow|tmrw|tmr|today))? is (?:just |simply )?(?:to )?(?=\S+ \S)`,
);

/** What one says one has to do, with the day when it is the next. */
export function compelled(said: string): { text: string; later: boolean } | undefined {
  const found = (compelling.exec(said) ?? wanted.exec(said))?.[0];
  if (found === undefined || !/ing\b|\bto $|\bis $/.test(`${found}`)) return undefined;
  const text = imperative(said.slice(found.length).replace(whose, ''));
  const [first = '', second] = text.toLowerCase().split(' ');
  const later = /\b(?:tomorrow|tmrw|tmr)\b/i.test(found);
  if (!later && idles.test(text)) return undefined;
  const named = cannot.test(found) && thing.test(text);
  return named || opensTask(first, second) ? { text, later } : undefined;
}

/** "The reference, whose deadline is tonight": said of the thing. */
const whose = sparing(/, (?:who|whose|which) [^,]*$/i);
const cannot = /\b(?:can't|cannot|can not|must|mustn't|remains)\b/i;
/** "The reference for young Castellanos". */
const thing = sparing(
  /^(?:the|my|our|this|that|\p{Lu}\p{L}+'s) (?:(?! (?:is|are|was|has|will) ).)+$/u,
);

/** "All I want is to sleep" plans nothing. */
const idles = /^(?:sleep|rest|survive|nap|cry|go (?:home|back)|stay in|lie|be|have|for)\b/i;
