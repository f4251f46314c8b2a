/** Knows what only says which of the listed things comes first: "prioritise the surgery". */
import { sparing } from '../sparing.ts';

export const givesPriority = sparing(
  /^(?:(?:so|and|but|ok|today|just|please|i|i'd|i'll|we|we'll|will|would|like|want|need|have|going|gonna|must|should|to|really|mainly|mostly|let's)[, ]+)*(?:focus(?:ing)? (?:on|more on)|concentrat(?:e|ing) on|prioriti[sz](?:e|ing)|start(?:ing)? (?:off )?with|begin(?:ning)? with|crack(?:ing)? on with|get(?:ting)? (?:on|going) with|tackl(?:e|ing)) (?:the |my |our |that |number )?[^\s,]+(?: [^\s,]+)?(?: (?:first|today|now|this morning|mainly|then|please|pls|thanks|above all|first thing|for now))*\W*$/,
);
