/** What the model says of words and items becomes spans and changes, each with the words that say it. */
import { expect, test } from '@jest/globals';
import { decode, type Prediction } from '#shared/domain/replies/model/decode.ts';
import { type Encoded, wordsIn } from '#shared/domain/replies/model/encode.ts';
import { type Kind, kinds, type Outcome, outcomes } from '#shared/domain/replies/model/labels.ts';

/** Shares that leave a little for what isn't named. */
const shares = <Name>(names: readonly Name[], wanted: Name, share = 0.96): readonly number[] =>
  names.map((name) => (name === wanted ? share : (1 - share) / (names.length - 1)));

interface Said {
  readonly kind?: Kind;
  readonly begins?: number;
  /** How surely the word speaks of the one item. */
  readonly link?: number;
}

/** A reply to a list of one item, and what a model might say of each word. */
function predicted(
  reply: string,
  said: readonly Said[],
  [outcome, share]: readonly [Outcome, number] = ['same', 0.96],
): readonly [Encoded, Prediction] {
  const words = wordsIn(reply);
  const of = words.map((_, at): Said => said[at] ?? {});
  return [
    { pieces: [], replyFrom: 0, items: [[0, 1]], words, wordPieces: [] },
    {
      kinds: of.map(({ kind = 'none' }) => shares(kinds, kind)),
      begins: of.map(({ begins = 0.02 }) => begins),
      inner: of.map(() => [1, 0, 0]),
      links: of.map(({ link = 0.01 }) => [link]),
      outcomes: [shares(outcomes, outcome, share)],
      intent: [1],
    },
  ];
}

test('no span begins within a word that a hyphen joins', () => {
  const said = [
    { kind: 'a', begins: 0.9 },
    { kind: 'none' },
    { kind: 'a', begins: 0.9 },
    { kind: 'a' },
  ] as const;
  const texts = (reply: string) =>
    decode(...predicted(reply, said)).spans.map(({ start, end }) => reply.slice(start, end));

  expect(texts('re-caulk tub')).toEqual(['re-caulk tub']);
  expect(texts('tub - gym')).toEqual(['tub', 'gym']);
});

test('a change has the words that say it, also where the model made no span of them', () => {
  const done = [{ kind: 'd', begins: 0.9, link: 0.9 }, { kind: 'd', link: 0.9 }, {}] as const;
  const spanned = decode(...predicted('is in. Bye', done, ['done', 0.96]));
  const [change] = spanned.changes;

  expect(change).toMatchObject({ outcome: 'done', words: { kind: 'd', start: 0, end: 5 } });
  expect(change?.sure).toBeGreaterThan(0.9);

  const vague = predicted('is in. Bye', [], ['done', 0.96]);
  const faint = vague[1].kinds.map((row, at) =>
    row.map((share, kind) => (kinds[kind] === 'd' && at < 2 ? 0.4 : share)),
  );
  const linked = { ...vague[1], kinds: faint, links: [[0.9], [0.8], [0.01], [0.01]] };
  const unspanned = decode(vague[0], linked);

  expect(unspanned.spans.filter(({ kind }) => kind === 'd')).toEqual([]);
  expect(unspanned.changes[0]?.words).toMatchObject({ start: 0, end: 5 });
  expect(unspanned.changes[0]?.sure).toBeLessThan(change?.sure ?? 0);
});

test('without words that speak of the item nothing is a change, however sure the model is', () => {
  const { changes } = decode(...predicted('Long day.', [], ['done', 0.99]));

  expect(changes).toEqual([undefined]);
});

test('the surer the outcome or the words, the surer the change', () => {
  const sureBy = (share: number, link: number) =>
    decode(...predicted('in', [{ kind: 'd', begins: 0.9, link }], ['done', share])).changes[0]
      ?.sure;

  expect(sureBy(0.9, 0.3)).toBeLessThan(sureBy(0.9, 0.9) ?? 0);
  expect(sureBy(0.6, 0.9)).toBeLessThan(sureBy(0.9, 0.9) ?? 0);
});
