/** Letters that came back or were complained of, each by itself: the newest are shown. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import type { DeliveryKind } from '#shared/domain/delivery.ts';
import { keys, lists } from './keys.ts';
import { newestIn } from './newest.ts';
import { notErased } from './not-erased.ts';
import { putOf, transact } from './writes.ts';

export const troubleKinds = ['soft-bounce', 'hard-bounce', 'listed', 'complaint'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

export const isDeliveryProblem = (kind: DeliveryKind): kind is TroubleKind =>
  troubleKinds.some((one) => one === kind);

export interface Trouble {
  readonly userId: string;
  readonly kind: TroubleKind;
  /** ISO instant. */
  readonly at: string;
}

export const deliveryProblems = {
  /** A repeated event is one row. Nothing is written about a user who is being erased. */
  async note({ userId, kind, at }: Trouble): Promise<void> {
    const Item = {
      ...keys.trouble(userId, at, kind),
      ...lists.newest('TROUBLES', at, userId),
      kind,
      at,
    };
    await tryWrite(() => transact([notErased(userId), putOf(Item)]));
  },

  /** Newest first. */
  async newest(limit: number): Promise<readonly Trouble[]> {
    const { rows } = await newestIn('TROUBLES', limit);
    return rows.map((row) => ({
      userId: keys.ownerOf(row),
      // Written only by `note`.
      kind: row['kind'] as TroubleKind,
      at: String(row['at']),
    }));
  },
};
