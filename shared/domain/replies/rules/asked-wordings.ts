/** "Can the lease one read \"Sign the lease\"": an item is asked to have another wording. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import type { Draft } from './draft.ts';
import { itemIn, newWording } from './new-wordings.ts';

const asks = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please|pls|hi|hey)[, ]+)*(?:can|could|should|may|might|would|will|let|have|i want|i'd like|i'd rather)`,
  String.raw` (?:we have |you have |you make |you let )?(?:the |my |that )?(.{2,50}?)(?: (?:one|item|task|line|entry|bullet))?`,
  String.raw`,? (?:to )?(?:just |simply |now |please )*(?:read|say|be called|be named|be worded|be)(?: as)? "([^"]{3,})"`,
);

/** "Could the third one become ...", "can you correct 2 to: ...". */
const counted =
  '("[^"]{3,80}"|(?:the |my |that )?(?:first|second|third|fourth|fifth|sixth|last|top|bottom)(?: one| item| task)?|(?:number |no\\.? ?|item |#)?\\d{1,2}|(?:the |that )[^:]{2,40}? (?:one|item|task|line|entry))';
const corrects = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please|pls|hi|hey|can you|could you|would you|just)[, ]+)*(?:correct|fix|revise|modify|tweak|retitle|relabel|reword|rephrase|set|amend|update|change) ${counted}`,
  String.raw` (?:(?:to|as|into|so (?:that )?it)(?: (?:say|read|be)s?)?:|(?:to|so (?:that )?it) (?:say|read)s?) ?"?([^"]{3,100}?)"?[\s.!]*$`,
);
const couldBecome = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please|hi|hey)[, ]+)*(?:can|could|should|may|let|make) ${counted}`,
  String.raw`,? (?:please )?(?:(?:become|be changed to|be renamed(?: to)?|turn into|be reworded(?: to)?|now read|now say|instead be|instead read|instead say)|(?:read|say|be|be called)(?= ?[:"])):? ?"?([^"]{3,100}?)"?(?: please| instead)*[\s.!?]*$`,
);
/** "The gown item should read: collect the gown". */
const shouldRead = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please)[, ]+)*(?:the |my |that )?(.{2,40}?) (?:one|item|task|line|entry|bullet) (?:should|must|ought to|needs to|is to|has to)(?: now| really| actually| just)* (?:read|say|be)(?: as)?: ?(\S.{2,80}?)[\s.!]*$`,
);

/** "Change the ewes to \"test the alarm\"". */
const intoQuotes = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please|pls|hi|hey|can you|could you|would you|just)[, ]+)*(?:change|rename|update|edit|switch|swap|replace|amend|reword|turn|correct|alter)`,
  String.raw` (?:the |my |that )?(.{1,60}?) (?:(?:to|with|for|into|as|by)(?: say| read| be)? |(?<=\brename .{1,70} ))"([^"]{2,100})"(?: (?:please|pls|instead|thanks|for me|now))*\W*$`,
);

/** Answers the item that has other words now; undefined where none is asked to. */
export function askedWording(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, old = '', fresh = ''] =
    asks.exec(clause) ??
    intoQuotes.exec(clause) ??
    shouldRead.exec(clause) ??
    corrects.exec(clause) ??
    couldBecome.exec(clause) ??
    [];
  const item = fresh === '' ? undefined : itemIn(old, items);
  if (item) draft.rename(item, newWording(fresh));
  return item;
}
