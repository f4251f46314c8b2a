/** The rows by which users are found, and which of a text's parts is read. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keys } from '#functions/store/keys.ts';
import {
  probesOf,
  rarestOf,
  searchBatchesOf,
  searchCallsOf,
  searchedIn,
  searchRowsOf,
  trigramsOf,
} from '#functions/store/user-search.ts';

const id = '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c';
const ada = { id, number: 12, email: 'ada@example.com' };
const email = fc.string({
  unit: fc.constantFrom('a', 'b', '.', '@'),
  minLength: 5,
  maxLength: 254,
});

test('the trigrams of a text are its parts of three characters, each once', () => {
  expect(trigramsOf('ananas')).toEqual(['ana', 'nan', 'nas']);
  expect(trigramsOf('an')).toEqual([]);
});

test('every part of an address or id is in a row of its user, and tells whom it finds', () => {
  fc.assert(
    fc.property(email, fc.nat(), fc.nat(), fc.boolean(), (address, from, length, byId) => {
      const user = { ...ada, email: address };
      const text = byId ? id : address;
      const part = text.slice(from % text.length).slice(0, 1 + (length % text.length));
      const rows = searchRowsOf(user);

      const lists = new Set(rows.map(({ pk }) => pk));
      expect(probesOf(part).filter((one) => !lists.has(keys.searched(one, 0).pk))).toEqual([]);
      expect(rows.map(searchedIn)).toEqual(rows.map(() => user));
    }),
  );
});

test('the longest address is written whole, in calls that its length alone decides', () => {
  fc.assert(
    fc.property(email, (address) => {
      const user = { ...ada, email: address };
      const batches = searchBatchesOf(user);

      expect(batches.flat()).toEqual(searchRowsOf(user));
      expect(batches.length).toBe(searchCallsOf(user));
      // With the check that the user is here.
      expect(batches.every(({ length }) => length > 0 && length < 100)).toBe(true);
    }),
  );
  expect(searchCallsOf({ email: 'a'.repeat(66) })).toBe(1);
  expect(searchCallsOf({ email: 'a'.repeat(67) })).toBe(2);
  expect(searchCallsOf({ email: 'a'.repeat(254) })).toBe(3);
});

test('a long text is probed all over, a short one among everyone', () => {
  const long = Array.from({ length: 200 }, (_, at) => String.fromCharCode(33 + (at % 90))).join('');

  const probes = probesOf(long);

  expect(probes.length).toBe(16);
  expect(new Set(probes).size).toBe(16);
  expect(probes.map((one) => long.indexOf(one)).at(-1)).toBeGreaterThan(75);
  expect(probesOf('an')).toEqual(['']);
});

test('the list that reaches the furthest down is read: one that ends, before others', () => {
  const row = (number: number) => ({ ...keys.searched('any', number), searched: '' });
  const page = (numbers: readonly number[], ends: boolean) => {
    const rows = numbers.map(row);
    const last = rows.at(-1);
    return { rows, ...(!ends && last && { next: last }) };
  };
  const common = page([9, 8, 7], false);
  const rare = page([9, 3, 1], false);
  const ending = page([9, 8], true);
  const nobody = page([], true);

  expect(rarestOf([common, rare])).toBe(rare);
  expect(rarestOf([common, rare, ending])).toBe(ending);
  expect(rarestOf([common, nobody, ending])).toBe(nobody);
  expect(rarestOf([])).toBeUndefined();
});
