/** Words a morning's changes to the list as the rules know them: "minus the gym" drops it. */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isThing } from './plain-things.ts';
import { namedIn } from './references.ts';

const yes =
  '(?:(?:yes|yep|yeah|yup|ok|okay|good|great|perfect|fine|same|all|everything|that|list|the list|looks good|all good|sounds good|but|(?:the )?same (?:again|as (?:is|yesterday|before|it is)|list|ones|lot|two|three)|(?:those|these|them|the|my)(?: (?:two|three|four|same))|(?:those|these|both|them)|what.?s (?:there|on there|listed|already there)|that lot|the above|as is|as (?:above|yesterday|before)|keep (?:those|them|these|it|all|everything|all of (?:it|them))|leave (?:it|them|those)(?: as is)?)[,.!]* )*';
const minus = pattern('i', `^${yes}(?:minus|sans) (?=\\S)`);
const together = pattern(
  'i',
  `^${yes}(?<=\\S )(?:and|&|\\+|plus|with|but add|but also|also|then) (?=[a-z])`,
);
/** "Put laundry at the top" */
const placed =
  /^(?:(?:and|also|please|can you|could you) )*put (\S.{1,40}?) (?:at|to|on) (?:the )?(?:very )?(?:top|start|front|end|bottom|first|last)(?: of (?:it|that|the list|my list|everything))?\W*$/i;
/** "Laundry first, then the rest" */
const before =
  /^(\S.{1,30}?) first,? (?:and )?then (?:the (?:rest|others?|list)|everything else|all (?:that|the rest)|as (?:is|listed|planned))\W*$/i;
/** "Remove gym add yoga": two orders without a mark. */
const twoOrders =
  /^((?:remove|drop|skip|scratch|delete|lose|ditch|take off|add) (?:the )?\p{L}+(?: \p{L}+)?) (?=(?:add|remove|drop|delete) \p{L})/iu;
const near = sparing(
  /minus|sans|\band\b|&|\+|with|plus|also|then|but|\bput\b|first|remove|drop|add/i,
);

export function asEdits(said: string, items: Checklist): string {
  if (items.length === 0 || !near.test(said)) return said;
  const named = namedIn(said, items).length > 0;
  if (named && minus.test(said))
    return said.replace(minus, 'drop ').replace(/ (?:plus|\+) (?=\p{L})/u, ', add ');
  const two = said.replace(twoOrders, '$1, ');
  if (two !== said) return two;
  const [, first] = placed.exec(said) ?? before.exec(said) ?? [];
  if (first !== undefined) return named ? '' : `add ${first}`;
  const [lead = ''] = together.exec(said) ?? [];
  const more = said.slice(lead.length).replace(/[\s.!]+$/, '');
  return lead !== '' && !named && isThing(more) ? `add ${more}` : said;
}
