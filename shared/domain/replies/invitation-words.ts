/** What a reply to an invitation says to it: no, or anything else. */
import type { Intent } from './reading.ts';
import { wordsOf } from './same-text.ts';

/** The whole of a reply that declines, as it sounds without its signs and courtesies. */
const declining =
  /^(?:no|nope|nah|never|pass|nein|non|nao|(?:no|not|nothing) (?:for )?(?:me|us|now|today|this time|interested|anymore|need|needed|way|thanks?)|not (?:really )?(?:interested|for me|my thing|right now|now|today)|(?:i(?:'m| am)|im|we(?:'re| are)) (?:not (?:really )?interested|good|fine|all set)|i (?:do not|don't|dont) (?:want|need|know) (?:this|it|that|any of this|any|you)|(?:i'd|i would|id) rather not|rather not|no interest|(?:please )?(?:leave me alone|go away|do not|don't|dont) ?(?:write|email|mail|contact|bother)?(?: me| us)?(?: again| any more| anymore)?)$/;

const courtesies =
  /^(?:(?:hi|hello|hey|sorry|oh|well|thanks?(?: you)?(?: (?:but|so much|a lot))?|um+) )+|(?: (?:thanks?(?: you)?(?: (?:so much|a lot|anyway|though))?|please|sorry|cheers|for now|at all|right now))+$/g;

/** Whether the person says no to an invitation, and nothing more. */
export function declinesInvitation(text: string): boolean {
  const words = wordsOf(text.slice(0, 200)).join(' ');
  const said = words.replace(courtesies, '').replace(courtesies, '');
  return declining.test(said) || declining.test(words);
}

/** What may be asked before one has said yes; anything else in a reply is a yes. */
const without: ReadonlySet<Intent | null> = new Set([
  'unsubscribe',
  'help',
  'export',
  'delete',
  'why',
]);

export const beginsInvited = (intent: Intent | null): boolean => !without.has(intent);
