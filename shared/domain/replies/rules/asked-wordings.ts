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

/** "The gown item should read: collect the gown". */
const shouldRead = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|please)[, ]+)*(?:the |my |that )?(.{2,40}?) (?:one|item|task|line|entry|bullet) (?:should|must|ought to|needs to) (?:read|say|be)(?: as)?: ?(\S.{2,80}?)[\s.!]*$`,
);

/** Answers the item that has other words now; undefined where none is asked to. */
export function askedWording(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, old = '', fresh = ''] = asks.exec(clause) ?? shouldRead.exec(clause) ?? [];
  const item = fresh === '' ? undefined : itemIn(old, items);
  if (item) draft.rename(item, newWording(fresh));
  return item;
}
