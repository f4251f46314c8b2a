/** What SES said of a letter, kept on the letter's own row: each fact an attribute of its own. */
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { type DeliveryKind, deliveryKinds, type Facts } from '#shared/domain/delivery.ts';
import { type Key, keys } from './keys.ts';
import { notErased } from './not-erased.ts';
import type { Row } from './users.ts';
import {
  absent,
  type Change,
  moreThan,
  present,
  transact,
  unlessSet,
  update,
  updateOf,
} from './writes.ts';

export interface Fact {
  readonly kind: DeliveryKind;
  /** ISO instant. */
  readonly at: string;
  /** SES's message id. */
  readonly messageId: string;
}

const nameOf = (kind: DeliveryKind): string => `ses:${kind}`;

export const factsOf = (row: Row): Facts =>
  Object.fromEntries(
    deliveryKinds.flatMap((kind) => {
      const at = row[nameOf(kind)];
      return typeof at === 'string' ? [[kind, at]] : [];
    }),
  );

/**
 * Any event proves that SES accepted the mail, so the row counts as sent, even if its worker died
 * before writing that. Nobody sends the letter again.
 */
const noting = (isReply: boolean, { kind, at, messageId }: Fact): Change => ({
  set: isReply
    ? { [nameOf(kind)]: at, acknowledgementId: unlessSet(messageId) }
    : {
        [nameOf(kind)]: at,
        messageId: unlessSet(messageId),
        state: 'sent',
        at: unlessSet(at),
      },
  remove: isReply ? [] : ['leaseUntil', 'because'],
});

const isNews = ({ kind, at }: Fact) =>
  [absent, moreThan(at)].map((news) => ({ [nameOf(kind)]: news }));

/** An acknowledgement is sent before its reply's row is written. */
async function noteEarly(userId: string, key: Key, fact: Fact): Promise<Row | undefined> {
  const noted = updateOf(key, { ...noting(true, fact), when: isNews(fact) });
  return (await tryWrite(() => transact([notErased(userId), noted]))) ? {} : undefined;
}

/**
 * Notes an event if it is new. Returns the row as it was before; undefined for an unknown letter,
 * whose user may have been erased.
 */
export async function noteFact(userId: string, key: Key, fact: Fact): Promise<Row | undefined> {
  const isReply = keys.isReply(key);
  try {
    const when = isNews(fact).map((news) => ({ pk: present, ...news }));
    const { Attributes = {} } = await update(
      key,
      { ...noting(isReply, fact), when },
      { ReturnValues: 'ALL_OLD', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    return Attributes;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    if (problem.item) return problem.item;
    return isReply ? noteEarly(userId, key, fact) : undefined;
  }
}
