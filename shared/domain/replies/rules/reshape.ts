/** Splits and merges of a whole sentence: the old wordings go and the new ones take their place. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { itemIn, newWording, replaced } from './new-wordings.ts';
import { namedIn } from './references.ts';
import { merging, nearReshape, oldThenNew, splitting } from './reshape-words.ts';
import { wordingOf } from './wording.ts';

/** What a sentence that reshapes speaks of. */
export interface Reshaping {
  readonly items: Checklist;
  /** What "it" means. */
  readonly last: Item | undefined;
  readonly draft: Draft;
}

const pointer = /^(?:it|that|this|that one|this one|them)$/i;
const meant = (words: string, { items, last }: Reshaping): Item | undefined =>
  pointer.test(words.trim()) ? last : itemIn(words, items);

const listed = (text: string): readonly string[] =>
  text
    .replace(/^(?:(?:one|two|three|\d) )?(?:called|namely|i\.?e\.?|first|as|into)[:,]? /i, '')
    .split(
      pattern(
        'i',
        String.raw`\s*[,;]\s*(?:(?:and|then|plus)\s+)*|\s+[/|+]\s+|\s+(?:and then|then)\s+|`,
        String.raw`(?<=")\s+and\s+(?=")|\s+(?:and|&)\s+(?=\S+ \S)|\n`,
      ),
    )
    .map(wordingOf)
    .filter((part) => part !== '');

/** Two single words joined by "and" are two parts where nothing else parts them. */
const partsIn = (text: string): readonly string[] => {
  const parts = listed(text);
  return parts.length > 1 ? parts : text.split(/\s+(?:and|&)\s+|\//i).map(wordingOf);
};

function split(item: Item, into: string, draft: Draft): boolean {
  const [first, ...others] = partsIn(into);
  if (first === undefined || first === '' || others.length === 0 || others.includes(''))
    return false;
  draft.rename(item, first);
  for (const other of others) draft.add(other);
  return true;
}

/** Names on the list that differ only in the words the merge names: "both Raj emails". */
function merge(words: string, into: string, { items, draft }: Reshaping): boolean {
  if (these.test(words))
    return join(
      items.filter(({ status }) => status === 'open'),
      into,
      draft,
    );
  const counted = countedIn(gistOf(words.trim(), false), items);
  const named = counted.length > 1 ? counted : namedIn(words, items).map(({ item }) => item);
  const byVerb = items.filter((item) => {
    const [verb = ''] = item.text.toLowerCase().split(' ');
    return verb.length > 2 && words.toLowerCase().includes(verb);
  });
  const merged = items.filter((item) => (named.length > 1 ? named : byVerb).includes(item));
  return join(merged, into, draft);
}

const these =
  /^\s*(?:these|them|those|both|all|the lot|everything|all of (?:it|them|these)|(?:these|the|all) (?:two|three))\s*$/i;

function join(merged: readonly Item[], into: string, draft: Draft): boolean {
  const [first, ...others] = merged;
  if (first === undefined || others.length === 0) return false;
  draft.rename(first, newWording(into));
  for (const other of others) draft.mark(other, 'dropped');
  return true;
}

function splits(sentence: string, scene: Reshaping): boolean {
  return splitting.some((shape) => {
    const [, old = '', parts = ''] = shape.exec(sentence) ?? [];
    const item = old === '' ? undefined : meant(old, scene);
    return item !== undefined && split(item, parts, scene.draft);
  });
}

const merges = (sentence: string, scene: Reshaping): boolean =>
  merging.some((shape) => {
    const [, old = '', into = ''] = shape.exec(sentence) ?? [];
    return into !== '' && merge(old, into, scene);
  });

function replaces(sentence: string, { items, draft }: Reshaping): boolean {
  return oldThenNew.some((shape) => {
    const [, old = '', fresh = ''] = shape.exec(sentence) ?? [];
    const item = fresh === '' ? undefined : itemIn(old, items);
    if (!item) return false;
    draft.rename(item, replaced(item, old, fresh));
    return true;
  });
}

/** Applies a whole sentence that reshapes items; false when it does none of it. */
export function reshape(sentence: string, scene: Reshaping): boolean {
  if (scene.items.length === 0 || !nearReshape.test(sentence)) return false;
  return merges(sentence, scene) || splits(sentence, scene) || replaces(sentence, scene);
}
