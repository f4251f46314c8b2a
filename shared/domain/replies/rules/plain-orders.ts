/** Knows orders to oneself by their form alone, where a model of talk need not be asked. */
import { spaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { edits } from './additions.ts';
import type { Clause } from './clauses.ts';
import { withoutFillers } from './fillers.ts';
import { endsInVerb } from './infinitives.ts';
import { isPast } from './past.ts';
import { planIn } from './plans.ts';
import type { Scene } from './scene.ts';
import { opensTask, orders, surelyOrder } from './verbs.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

/** "Papa helpen verhuizen" */
export const isOrder = ({ text }: Clause): boolean => endsInVerb(spaced(wordingOf(text)));

/** "Message Bev about Sunday" in a report: known verb, and somebody or something it is done to. */
export const bareOrder = (
  clause: Clause,
  { intentional, foreign }: Scene,
  always = !intentional,
): boolean => always && !foreign && surelyOrder.test(clause.text);

/**
 * "Stop smoking", "delete old photos", said alone in answer to what matters. Verbs of living as one
 * does, and those that would change the list, leave it in doubt.
 */
export const aloneOrder = (clause: Clause, { intentional, foreign, asking }: Scene): boolean =>
  intentional &&
  !foreign &&
  asking.reply.trim().length <= 60 &&
  !clause.question &&
  isOutright(orderIn(clause));

const isOutright = (gist: string): boolean =>
  rids.test(gist) || (doing.test(gist) && opensOrder(gist));
/** "Just call the dentist", "I'm calling the dentist today": call the dentist. */
const orderIn = ({ text, gist }: Clause): string =>
  withoutSofteners(planIn(text, true)?.toLowerCase() ?? gist);

export const withoutSofteners = (gist: string): string => gist.replace(softeners, '');
const softeners = sparing(
  /^(?:(?:just|only|mainly|mostly|simply|first|finally|probably|maybe|really|definitely|ok|okay|so|well|better|not much|nothing much|nothing fancy)[, ]+)+/,
);
/** "Phone died" tells of the phone. */
function opensOrder(gist: string): boolean {
  const [first = '', second = ''] = spaced(gist);
  return opensTask(first, second) && !isPast(second);
}
const rids = sparing(
  /^(?:(?:delete|remove|opt out of|unsubscribe from|quit|give up|start over (?:on|with)) (?!it\b|that\b|this\b|them\b|me\b|my (?:account|data|details)\b|all\b|everything\b|both\b|number\b|item\b|the (?:first|second|third|last|list)\b|#|\d)|remove me from (?!this\b|the list\b|your\b)|stop (?=\p{L}+ing\b)(?!(?:send|email|text|messag|mail|remind|contact|bother|call)ing\b))\S/u,
);
const doing = sparing(
  /^(?!(?:take|have|be|get|go|keep|let|make|stay|see|give|do|enjoy|love|hope|wish|live|seize|leave|use|ignore|note|check|excuse|pardon|mind|save|spare|hold|say|change|update|tell|think|know|decide|pass|start|wait|look|find|survive|manage|work|sleep|rest|report|talk|speak|come|try|stop|finish|skip|push|move|postpone|drop|cancel|remove|delete|clear|add|put|swap|switch|cut|can|show|list|help|kill|plan|complete|set|send me|text me|email me|call me|pick me)\b)\p{L}+ (?!it\b|(?:that|this)\W*$|you\b|them\b|me\b|on\b|up\b|down\b|out\b|off\b|in\b)\p{L}{2,}|^(?!(?:get|come|go|be|keep|stay|take|give|hang|hold|put off)\b)(?:\p{L}+ (?:up|out|off|over|through|down|away)|(?:hand|fill|turn|bring|send|call|look|break|trade) in) (?:the|my|our|his|her|their) \p{L}/u,
);

/** "I have to mop the hall later", "load the trailer tomorrow", told at night. */
export const isPlainOrder = ({ text, gist }: Clause, { night, foreign }: Scene): boolean =>
  night &&
  !foreign &&
  (hasLeadIn(text) || laterToday.test(gist)) &&
  orders.test(wordingOf(text.trim()).toLowerCase().replace(whenItIs, ''));
const laterToday = /\b(?:tomorrow|on \p{L}+day|next week)\W*$/u;
const whenItIs =
  / (?:later|today|tonight|soon|tomorrow|this \p{L}+|next \p{L}+|on \p{L}+day)(?: \p{L}+)?\W*$/u;

/** "Gym if I've any life left", "might go climbing if Jess is free": meant, if it can be. */
export const ifPossible = (clause: Clause, { intentional, foreign }: Scene): boolean =>
  intentional && !foreign && !clause.question && conditional.test(clause.text);
const conditional = sparing(
  /^(?:(?:and|maybe|might|may|possibly|perhaps|plus|then|also|potentially)[, ]+)*(?:(?:do|go|get|have|fit in|squeeze in) )?(?:the |an? |my |some )?(?!(?:i|i'm|i'll|we|he|she|it|it's|that|this|let|tell|ask|sorry|not|no|only|even|what|see|ok|okay|fine|thanks|as|depends|unless|dunno|wondering|unsure|sure|add|put|remove|drop|skip|move|push|remind|stop|pause|call me|text me|email me)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}?(?: tonight| later| today| after \p{L}+)?,? if (?:(?:i|we) (?:have|get|find|manage|feel|finish|still)\b|(?:i've|i'm|we've|we're)\b|there(?:'s| is) (?:any |some |enough )?time\b|(?:the|my) (?:\p{L}+ )?\p{L}+(?:'s| (?:is|isn't|are|aren't|has|have|stays?|holds?|lets?|dries|opens?|clears?|turns?|naps?|sleeps?|comes?|arrives?|behaves?))\b|it(?:'s| is| isn't| stays| stops| clears| dries)\b|\p{Lu}\p{Ll}+(?:'s| is| can)\b)/iu,
);

/** "So it waits", "so put Saturday", "so teaching cancel". */
export const result =
  /^(?:(?:i|it|that|we|no|tomorrow|tmrw|2moro|will|gonna|need to|have to|must|can't)\b(?! (?:can|could) (?!put|call|tick|cross|mark|close|say)\b)|(?:just|only|now) (?:the|my|a|an|some) \S|(?:please )?(?:consider|count|mark|call|tick|cross|regard|treat) (?:that|it|this|them|both|him|her)\b|(?:put|make it|leave it|move it|push it)(?: (?:to|for|on|till?|until))? (?:next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:the |my )?[a-z]+ (?:will|can|has to|have to|must) (?:have to )?(?:be|wait|go|move|happen)\b|(?:the |my )?[a-z]+(?: is|'s)? (?:cancel(?:led)?|off|done|postponed?)\W*$)/i;

/** "And what I gotta do is drop the load", "and third I wanna run". */
export const opensOwn =
  /^(?:what (?:i|we|really|matters|counts)|(?:second|third|fourth|last)(?:ly)?,? (?:i|we)|(?:would|could|can|will) (?:you|u|ya)(?! be)|(?:in |to )?bed (?:by|before|at)|lights out (?:by|at)|asleep by)\b/i;

/** "So please book the van": what follows from it is to be done. */
export function bids(after: string): boolean {
  const said = withoutFillers(after).toLowerCase();
  const [first = '', second, third] = spaced(said.replace(/^(?:(?:please|pls|just|now) )+/, ''));
  const thing = second !== undefined && !/^(?:it|that|them|this|me|you)$/.test(second);
  const plain =
    third !== undefined ||
    /^(?:buy|get|call|ring|book|pack|make|cook|bring|order|phone|text|email|wash|print)$/.test(
      first,
    );
  return thing && plain && opensTask(first, second) && !edits.test(first);
}

/** "Don't snap at the kids": a thing not to do; "no meetings, thank god" is none. */
export const keepsFrom =
  /^(?!so no\b)(?!not to be \p{L}+ed\b)(?!.*\b(?:thank god|thankfully|luckily|for once|for a change|hooray|yay|phew|thank goodness|at last)\b)(?:(?:and|also|then|plus|please) )*(?:don't|do not|never|not to|try not to|no) (?!worry|know|think|want|need|have|feel|see|mind|get me|you|add|put|include|bother|forget|change|remove|send)\p{L}+ \p{L}+|^(?:(?:and|also|then|plus) )*not (?!going|feeling|working|being|having|looking|getting|sleeping|coming|happening|seeing|meeting|saying|sure|doing (?:it|that|the|anything|much)|counting|including|kidding|joking|wanting|needing|expecting|complaining|adding|changing|touching|making (?:it|the))\p{L}+ing (?!it\b|that\b|this\b|them\b|today\b|tonight\b|until\b|till\b|well\b|great\b|good\b)(?!.*\b(?:today|tonight|after all|any ?more|this \p{L}+)\W*$)[\p{L}'-]+/u;

/** "Comprare il pane": where such words open the clause it is no talk. */
const opensInfinitive = (text: string, { foreign, intentional }: Scene): boolean =>
  foreign &&
  intentional &&
  /^(?!(?:Neu|Uns|Dies|Jed|Gut|Alt|Imm|Unt|Erst|Letzt|Nächst|Leid|Wied|Lieb|Vat|Mutt|Brud|Lehr|Meist|Wass|Mess|Zimm|Kell|Kind|Bild|Fenst|Hi|Hiv)er\b)\p{Lu}\p{L}{2,}(?:ar|er|ir|are|ere|ire|dre|arre) \S/u.test(
    text,
  );

/** Said in another tongue as orders are, or meant if it can be. */
export const isMeant = (clause: Clause, scene: Scene): boolean =>
  (scene.foreign && isOrder(clause)) || ifPossible(clause, scene);

/** An order by its form, whatever a model of talk would say; `text` as it would be listed. */
export const ordersByForm = (clause: Clause, scene: Scene, text: string): boolean =>
  aloneOrder(clause, scene) ||
  bareOrder(clause, scene) ||
  isPlainOrder(clause, scene) ||
  opensInfinitive(text, scene);

/** "Ring the jobcentre and not swear at them": beside what is to be done, what is not. */
export const abstains = ({ gist, sentence }: Clause, { intentional, addedIn }: Scene): boolean =>
  intentional && (keepsFrom.test(gist) || (addedIn === sentence && notTo.test(gist)));
const notTo =
  /^(?:and |but )?(?:not|never) (?:to )?(?:swear|snap|shout|cry|panic|scream|lose|kill|fall|eat|drink|smoke|worry|moan|check|look|touch|buy|spend|answer|text|call|ring|nap|scroll|open|argue|forget|miss|burn|be|get|leave|skip|rush|give|let|use)\b(?! (?:it|that|this|them)\W*$)/;

/** Before the verb of the next thing: "and tomorrow call Ann", "and probably swim". */
export const beforeVerb =
  /^(?:probably|possibly|hopefully|perhaps|ideally|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
