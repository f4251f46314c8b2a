/** Gives the item that "it" means, or that the new words name, another wording. */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { newWording } from './new-wordings.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { opensTask } from './verbs.ts';

const pointed = pattern(
  'iu',
  String.raw`^(?:(.{2,60}?)(?:\bso|,|;) |(?:so|and|please|pls|can you|could you|actually|just|ok|oh|then|but|no)[, ]+)*`,
  String.raw`(?:(?:make|change|turn|switch|rename|reword) (?:it|that|this)(?: one| item)? (?:(?:to|tae|into|as|say|read) )*|call (?:it|that|this)(?: one| item)? (?="))`,
  String.raw`(?:"([^"]{3,})"|((\p{L}+) (\S+).*?))(?: instead| please| then)*\W*$`,
);
/** "Replace it with a parade", "swap that for a walk". */
const replacesPointed = pattern(
  'iu',
  String.raw`^(?:(.{2,60}?)(?:\bso|,|;) |(?:so|and|please|pls|can you|could you|actually|just|ok|oh|then|but|no)[, ]+)*`,
  String.raw`(?:replace|swap|switch|exchange|trade)(?: out)? (?:it|that|this)(?: one| item)? (?:with|for|by) (\S.{2,60}?)\W*$`,
);

/** "Make it work", "make it happen": nothing is given other words. */
const noWording =
  /^(?:work|happen|count|stop|do|go|be|start|end|last|look|fit|move|wait|so|done|open|clear|clean|stick|finished|complete|quits|an? (?:day|night))$/i;

/** "So make that one \"bake a lasagne\"", "change it to write to the bank". */
export function renamePointed(clause: string, scene: Scene): Item | undefined {
  const swap = replacesPointed.exec(clause);
  const put = swap?.[2];
  const found = pointed.exec(clause);
  const [, , inQuotes = put, bare, verb = '', second] = found ?? [];
  const orders = inQuotes !== undefined || opensTask(verb.toLowerCase(), second?.toLowerCase());
  const fresh = inQuotes ?? bare;
  if (fresh === undefined || !orders || noWording.test(inQuotes ?? verb)) return undefined;
  const { asking, draft, last } = scene;
  const open = asking.items.filter(({ status }) => status === 'open');
  const named = namedIn(fresh, open)[0]?.item;
  const before = scene.told.at(-1)?.clause;
  const told = put !== undefined && before && last.length === 0 ? namedIn(before.text, open) : [];
  // "Letter shrank to one page so rename it": what the order is given for.
  const about = namedIn((found ?? swap)?.[1] ?? '', open);
  const item =
    about.length === 1
      ? about[0]?.item
      : last.length === 1
        ? last[0]
        : ((told.length === 1 ? told[0]?.item : undefined) ?? named);
  if (!item) return undefined;
  if (draft.verdictOn(item) !== undefined) draft.mark(item, 'open');
  draft.rename(item, newWording(fresh));
  return item;
}

/** "Make that" takes nothing back before a wording in quotes. */
export const renameQuoted = (clause: string, scene: Scene): Item | undefined =>
  clause.includes('"') ? renamePointed(clause, scene) : undefined;
