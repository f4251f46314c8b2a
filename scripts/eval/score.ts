/** Compares a reading with what a careful person would have made of the same reply. */
import type { DayLists, ItemStatus } from '#shared/domain/checklist.ts';
import type { Intent } from '#shared/domain/replies/reading.ts';

/** One annotated case; the first wording of each expected item is the plainest. */
export interface ReplyCase {
  readonly id: string;
  readonly stage: 'day0' | 'morning' | 'midday' | 'evening';
  readonly today: string;
  readonly timezone: string;
  readonly items: readonly { readonly text: string; readonly status: ItemStatus }[];
  readonly reply: string;
  readonly expect: {
    readonly items: readonly { readonly text: readonly string[]; readonly status: ItemStatus }[];
    readonly tomorrow: readonly { readonly text: readonly string[] }[];
    readonly intent: Intent | null;
    readonly pauseUntil?: string | null;
  };
}

export interface Outcome {
  readonly lists: DayLists;
  readonly intent: Intent | null;
  readonly pauseUntil?: string | undefined;
}

export interface Score {
  readonly exact: boolean;
  /** Old items that are missing from the outcome. */
  readonly lost: readonly string[];
  /** Items that share no word with the reply or the list. */
  readonly invented: readonly string[];
}

/** The wording by which two texts count as the same: no case, articles, bullets or end marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-*•]|\d{1,2}[.)]) /, '')
    .replace(/[\u2013\u2014]/g, '-')
    .replaceAll(' & ', ' and ')
    .replace(/\bw\/\s*/g, 'with ')
    .replace(/^["']+|["'\s.,;:!?\u2026]+$/g, '')
    .replace(/^(?:i want to|i need to|to) /, '')
    .replace(/\b(?:the|an|a) /g, '')
    .trim();

const accepts = (wordings: readonly string[], text: string): boolean =>
  wordings.some((wording) => plain(wording) === plain(text));

/** True when both sides hold the same things, each matched once. */
function sameThings<W, G>(
  wanted: readonly W[],
  got: readonly G[],
  fits: (want: W, have: G) => boolean,
): boolean {
  const left = [...got];
  for (const want of wanted) {
    const at = left.findIndex((have) => fits(want, have));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const words = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function inventedIn({ items, reply }: ReplyCase, texts: readonly string[]): readonly string[] {
  const said = new Set(words([reply, ...items.map(({ text }) => text)].join(' ')));
  return texts.filter((text) => !words(text).some((word) => said.has(word)));
}

function sameItems(reply: ReplyCase, lists: DayLists): boolean {
  const wanted = reply.expect.items;
  const known = (text: string) => wanted.some((want) => accepts(want.text, text));
  // A wording that was replaced or withdrawn may stay behind as dropped.
  const got = lists.items.filter(({ text, status }) => status !== 'dropped' || known(text));
  const same = sameThings(
    wanted,
    got,
    (want, have) => want.status === have.status && accepts(want.text, have.text),
  );
  const replaced = reply.items.some(({ text }) => !known(text));
  const inOrder = got.every((have, at) => accepts(wanted[at]?.text ?? [], have.text));
  return same && (replaced || inOrder);
}

function sameIntent({ items, expect }: ReplyCase, { lists, intent, pauseUntil }: Outcome): boolean {
  const wanted = expect.intent;
  if (wanted === 'pause' && (expect.pauseUntil ?? undefined) !== pauseUntil) return false;
  if (wanted === intent) return true;
  const unchanged =
    lists.tomorrow.length === 0 &&
    lists.items.length === items.length &&
    lists.items.every(({ status }, at) => status === items[at]?.status);
  if (wanted === null && intent === 'none') return unchanged;
  const emptied = items.length > 0 && lists.items.every(({ status }) => status !== 'open');
  const either = ['clear', null];
  return emptied && either.includes(wanted) && either.includes(intent);
}

/** Whether the outcome is exactly what was expected, and what it lost or made up. */
export function scoreOf(reply: ReplyCase, outcome: Outcome): Score {
  const { items, tomorrow } = outcome.lists;
  const stays = (text: string) => reply.expect.items.some((want) => accepts(want.text, text));
  const lost = reply.items
    .map(({ text }) => text)
    .filter((text) => stays(text) && !items.some((have) => plain(have.text) === plain(text)));
  const later = sameThings(reply.expect.tomorrow, tomorrow, (want, have) =>
    accepts(want.text, have.text),
  );
  return {
    exact: sameItems(reply, outcome.lists) && later && sameIntent(reply, outcome),
    lost,
    invented: inventedIn(
      reply,
      [...items, ...tomorrow].map(({ text }) => text),
    ),
  };
}
