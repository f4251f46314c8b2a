/** Item ids are short, the same for the same reply, and not shared by chance. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { itemId } from '#shared/domain/item-id.ts';

test('the same reply gives the same ids, twelve plain characters each', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(200), (replyId, n) => {
      expect(itemId(replyId, n)).toBe(itemId(replyId, n));
      expect(itemId(replyId, n)).toMatch(/^[a-z0-9]{12}$/);
    }),
  );
});

test('a life of replies with many items each gives no id twice', () => {
  const ids = new Set<string>();
  for (let reply = 0; reply < 3_000; reply += 1) {
    for (let n = 0; n < 20; n += 1) ids.add(itemId(`<${reply}.abc@mail.example.com>`, n));
  }

  expect(ids.size).toBe(60_000);
});
