/** What any interpreter must return, and the gate that refuses what the reply does not say. */
import * as z from 'zod/mini';
import type { Edit } from '../../checklist.ts';
import { maxItems } from '../../limits.ts';
import type { Asking } from '../reading.ts';
import { alike, contentWords, sameKey, wordsOf } from '../same-text.ts';
import { isReckoned } from './reckoned-hour.ts';

/** Longest text of an item, in characters. */
export const longestItem = 200;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const text = z.string().check(z.minLength(1), z.maxLength(longestItem));
const place = z.union([
  z.enum(['first', 'last']),
  z.strictObject({ before: id }),
  z.strictObject({ after: id }),
]);
const on = z.exactOptional(z.iso.date());

export const EditShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['add', 'rename']), id, text }),
  z.strictObject({ kind: z.literal('forTomorrow'), id, text, on }),
  z.strictObject({ kind: z.enum(['complete', 'reopen', 'drop']), id }),
  z.strictObject({ kind: z.literal('defer'), id, on }),
  z.strictObject({ kind: z.literal('move'), id, to: place }),
  z.strictObject({ kind: z.literal('note'), id, note: z.string().check(z.maxLength(longestItem)) }),
]);

export const EditsShape = z.array(EditShape).check(z.maxLength(1_000));

export type UngroundedBecause =
  | 'it has another shape'
  | 'it touches an item that is not there'
  | 'it adds what the reply does not say'
  | 'it loses an item'
  | 'it says the same thing twice';

export type Grounded =
  | { readonly ok: true; readonly edits: readonly Edit[] }
  | { readonly ok: false; readonly because: UngroundedBecause };

const removalWords = (
  'scratch drop dropped remove removed delete deleted lose skip skipping kill killed ' +
  'forget cancel ' +
  'cancelled canceled off not nope no never nvm clear empty wipe ditch bin scrap nix ' +
  'flick strike ' +
  'instead swap swapped replace replaced combine merge fold into split break make three two rid ' +
  'except but only just isn doesn won bother moot pass axe axed quitar quita borrar borra ' +
  'elimina ' +
  'supprime enlever enleve annule oublie streich streichen loschen entfernen weg nicht ' +
  'remover tirar ' +
  'chuck chucked scrub trash dump sack junk zap toss toast goner ' +
  'apagar esquece ya pas plus give giving abandon bail bailing dead rather outsource ' +
  'delegate hiring skipped dropping flicking flicked removing deleting scratching cutting cut ' +
  '86 don dont needn unneeded needed called togli togliere leva elimine retire retirer raus ' +
  'weglassen schrap schrappen verwijder fuera tira tire laisse laissez tomber dejar dejalo ' +
  'olvida olvidate lascia perdere dimentica salta saltar saute sauter vergiss vergeet overslaan ' +
  'cancela cancelar annulla annullare cancella streicht gestrichen'
).split(' ');

/** The share of a new text's words that the reply must hold. */
const shareSaid = 0.6;

const heldBy = (pool: readonly string[]) => (word: string) =>
  pool.some(
    (said) =>
      alike(said, word) ||
      // "Paying wages" is to pay them, "running" is to run.
      (word.length === 3 && (said === `${word}ing` || said === `${word}${word.charAt(2)}ing`)) ||
      (word.length >= 4 && said.startsWith(word.slice(0, 4))),
  );

function isSaid(wanted: string, pool: readonly string[]): boolean {
  const content = contentWords(wanted);
  const words = content.length > 0 ? content : wordsOf(wanted);
  if (words.length === 0) return false;
  return words.filter(heldBy(pool)).length / words.length >= shareSaid;
}

function repeats(edits: readonly Edit[], { items }: Asking): boolean {
  const renamed = new Set(edits.flatMap((edit) => (edit.kind === 'rename' ? [edit.id] : [])));
  const held = items.filter((item) => item.status !== 'dropped' && !renamed.has(item.id));
  const seen = new Set(held.map((item) => sameKey(item.text)));
  const touched = new Set<string>();
  return edits.some((edit) => {
    const mark = `${'text' in edit ? 'text' : 'status'} ${edit.id}`;
    if (touched.has(mark)) return true;
    touched.add(mark);
    if (edit.kind !== 'add' && edit.kind !== 'forTomorrow') return false;
    const key = sameKey(edit.text);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

const isNew = (edit: Edit): boolean => edit.kind === 'add' || edit.kind === 'forTomorrow';

/**
 * Lets edits through only when each touches an item that is there, adds words the reply holds, and
 * drops nothing unless the reply speaks of removing. One bad edit refuses them all.
 */
export function groundedEdits(proposed: unknown, asking: Asking): Grounded {
  const parsed = EditsShape.safeParse(proposed);
  if (!parsed.success) return { ok: false, because: 'it has another shape' };
  const edits: readonly Edit[] = parsed.data;
  if (edits.filter(isNew).length > maxItems) {
    return { ok: false, because: 'it has another shape' };
  }
  const known = new Map(asking.items.map((item) => [item.id, item]));
  const added = new Set(edits.flatMap((edit) => (isNew(edit) ? [edit.id] : [])));
  if (
    edits.some((edit) =>
      isNew(edit) ? known.has(edit.id) : !known.has(edit.id) && !added.has(edit.id),
    )
  ) {
    return { ok: false, because: 'it touches an item that is not there' };
  }
  // "Bumped to 430" says 4:30.
  const said = wordsOf(asking.reply).flatMap((word) => [
    word,
    ...word.split(/['.:]/),
    word.replace(/^(\d{1,2})([0-5]\d)$/, '$1:$2'),
  ]);
  for (const edit of edits) {
    if (!('text' in edit)) continue;
    const old = known.get(edit.id)?.text ?? '';
    const reckoned = edit.kind === 'rename' && isReckoned(edit.text, old, asking.reply);
    if (!reckoned && !isSaid(edit.text, [...said, ...wordsOf(old)])) {
      return { ok: false, because: 'it adds what the reply does not say' };
    }
  }
  const removing = removalWords.some((word) => said.includes(word));
  if (!removing && edits.some((edit) => edit.kind === 'drop')) {
    return { ok: false, because: 'it loses an item' };
  }
  if (repeats(edits, asking)) return { ok: false, because: 'it says the same thing twice' };
  return { ok: true, edits };
}
