/** What a collection of marked replies must show: nothing lost or invented, enough read exactly. */
import { describe, expect, test } from '@jest/globals';
import { type ReplyCase, scoreOf } from '#scripts/eval/score.ts';
import { applyEdits } from '#shared/domain/checklist.ts';
import { groundedEdits } from '#shared/domain/replies/edit-schema.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { askingOf } from './marked-replies.ts';

function scored(reply: ReplyCase) {
  const asked = askingOf(reply);
  const { edits, intent, pauseUntil } = readByRules(asked);
  const lists = applyEdits({ items: asked.items, tomorrow: [] }, edits, reply.today);
  return { id: reply.id, asked, edits, ...scoreOf(reply, { lists, intent, pauseUntil }) };
}

/** `share` (0 to 1) of the cases was once read exactly; it may only rise. */
export function readsWell(title: string, share: number, cases: readonly ReplyCase[]): void {
  describe(title, () => {
    const results = cases.map(scored);

    test('lose no item and invent none', () => {
      const wrong = results.filter(({ lost, invented }) => lost.length + invented.length > 0);
      expect(wrong.map(({ id, lost, invented }) => ({ id, lost, invented }))).toEqual([]);
    });

    test(`are read exactly in at least ${share * 100} of a hundred`, () => {
      const missed = results.filter(({ exact }) => !exact).map(({ id }) => id);

      expect({ missed, enough: missed.length <= cases.length * (1 - share) }).toMatchObject({
        enough: true,
      });
    });

    test('give edits that pass the gate every interpreter passes', () => {
      const refused = results.flatMap(({ id, asked, edits }) => {
        const grounded = groundedEdits(edits, asked);
        // The gate is for a model's edits: it knows fewer words for dropping than the rules do.
        if (grounded.ok || grounded.because === 'it loses an item') return [];
        return [{ id, because: grounded.because }];
      });

      expect(refused).toEqual([]);
    });
  });
}
