/** What the store and the outbox say of a morning: one letter each, and a row that tells of it. */
import { keys } from '#functions/store/keys.ts';
import type { Row } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';
import type { OutMessage } from '../../local/aws/types.ts';
import { six, today } from './people.ts';

export interface Checked {
  readonly letters: number;
  /** People without their letter. */
  readonly lost: number;
  /** Letters beyond the first of a person. */
  readonly doubled: number;
  /** People whose row of this morning is missing, or says other than the outbox does. */
  readonly wrongRows: number;
  /** Letters that the counters of the day know of. */
  readonly counted: number;
}

function mailsByAddress(outbox: readonly OutMessage[]): ReadonlyMap<string, readonly OutMessage[]> {
  const found = new Map<string, OutMessage[]>();
  for (const mail of outbox) found.set(mail.to, [...(found.get(mail.to) ?? []), mail]);
  return found;
}

/** Sent once, under the id that SES gave it, of the minute it was due, and nobody's any more. */
const tells = (row: Row | undefined, mails: readonly OutMessage[]): boolean =>
  row?.['state'] === 'sent' &&
  mails.some(({ id }) => id === row['messageId']) &&
  Date.parse(String(row['plannedAt'])) === Date.parse(six) &&
  Date.parse(String(row['at'])) >= Date.parse(six) &&
  row['leaseUntil'] === undefined;

const nameOf = ({ pk, sk }: Row): string => `${String(pk)} ${String(sk)}`;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

export function check(
  users: readonly User[],
  outbox: readonly OutMessage[],
  rows: readonly Row[],
): Checked {
  const mails = mailsByAddress(outbox);
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  const letterOf = ({ id }: User): Row | undefined =>
    byName.get(nameOf({ ...keys.letter(id, today, 'MORNING_INTENTION') }));
  const got = users.map((user) => ({ row: letterOf(user), mails: mails.get(user.email) ?? [] }));
  return {
    letters: outbox.length,
    lost: got.filter((one) => one.mails.length === 0).length,
    doubled: sum(got.map((one) => Math.max(0, one.mails.length - 1))),
    wrongRows: got.filter((one) => !tells(one.row, one.mails)).length,
    counted: sum(rows.map((row) => Number(row['sent:morning'] ?? 0))),
  };
}
