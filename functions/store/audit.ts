/**
 * What administrators did, kept beyond a purge. An entry names a person by a keyed hash alone; a
 * row that goes with the person leads from the hash to them.
 */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import type { AdminContext } from '#functions/context.ts';
import type { AuditedAction } from '#shared/contract/audit.ts';
import { type Key, keys, type Row } from './keys.ts';
import { isExpired, query, readRows, rowReader } from './reads.ts';
import {
  checkOf,
  daysFrom,
  notErased,
  present,
  put,
  putOf,
  remove,
  transact,
  update,
} from './writes.ts';

/** Whom an entry is about: a user, or somebody who waits, since an ISO instant. */
export type Whom =
  | { readonly userId: string }
  | { readonly waiting: string; readonly since: string };

export interface AuditNote {
  readonly what: AuditedAction;
  readonly whom?: Whom | undefined;
  /** For an export it is the run's id, which its file will get. */
  readonly file?: string;
  /** SES's id. */
  readonly mail?: string;
  readonly stage?: string;
}

/** A reading of the log; its parts are counted together. */
export interface LogReading {
  /** The time and trace id of its first part. */
  readonly at: Date;
  readonly traceId: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** In this part. */
  readonly lines: number;
}

export const auditKeptDays = 400;

const saidOf = (whom: Whom): string =>
  'userId' in whom ? whom.userId : `${whom.waiting} ${whom.since}`;

/**
 * So that an entry identifies a person only to someone who knows the id, or when the address was
 * entered: an address alone may be known, or guessed.
 */
export const auditNameOf = (whom: Whom): string => objectionHash(`audit:${saidOf(whom)}`, 22);

export const isAuditName = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The row that leads to a person; it is removed with them. */
export const auditedKey = (whom: Whom): Key => keys.audited(auditNameOf(whom));

/** Leads to a person who is here: not to one who is gone or being erased. */
async function lead(whom: Whom, expiresAt: number): Promise<void> {
  const isHere =
    'userId' in whom
      ? notErased(whom.userId)
      : checkOf(keys.waiting(whom.waiting), { pk: present });
  const row = { ...auditedKey(whom), ...whom, expiresAt };
  await tryWrite(() => transact([isHere, putOf(row)]));
}

const maybe = z.exactOptional(z.string());
const entry = z.object({
  what: z.string(),
  admin: z.string(),
  whom: maybe,
  file: maybe,
  mail: maybe,
  stage: maybe,
  since: maybe,
  until: maybe,
  lines: z.exactOptional(z.number()),
});
const readEntry = rowReader('noted act', entry);
const readLead = rowReader('lead to a noted person', z.object({ userId: maybe, waiting: maybe }));

/** An entry, with when it was written and the trace that it belongs to. */
function entryOf(row: Row & Key) {
  const [at = '', traceId = ''] = row.sk.split('#');
  return { ...readEntry(row), at, traceId };
}
export type StoredEntry = ReturnType<typeof entryOf>;

const monthOf = (at: string): string => at.slice(0, 7);

const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
};

export interface AuditRange {
  /** ISO instants. */
  readonly since: string;
  readonly until: string;
  /** Only entries before this one, by its sort key. */
  readonly before?: string | undefined;
}

export const audit = {
  /**
   * Written before the act. Throws what AWS threw: nothing is done without an entry. The trace id
   * finds the log lines about it.
   */
  async note(
    { whom, ...note }: AuditNote,
    { admin, now, traceId }: Pick<AdminContext, 'admin' | 'now' | 'traceId'>,
  ): Promise<void> {
    const expiresAt = daysFrom(now, auditKeptDays);
    const named = whom && { whom: auditNameOf(whom) };
    await put({ ...keys.audit(now, traceId), ...note, ...named, admin: admin.id, expiresAt });
    if (whom) await lead(whom, expiresAt);
  },

  async reading(adminId: string, { at, traceId, startMs, endMs, lines }: LogReading) {
    await update(keys.audit(at, traceId), {
      set: {
        what: 'read the log' satisfies AuditedAction,
        admin: adminId,
        since: new Date(startMs).toISOString(),
        until: new Date(endMs).toISOString(),
        expiresAt: daysFrom(at, auditKeptDays),
      },
      add: { lines },
    });
  },

  /** Removes what leads to a user. Called when they are marked, so that no lead is written again. */
  async forget(userId: string): Promise<void> {
    await remove(auditedKey({ userId }));
  },

  /** The newest at most so many of a range, and the entry before which to go on. */
  async newest({ since, until, before }: AuditRange, most: number, now: Date) {
    const last = before !== undefined && before < until ? before : until;
    for (let month = monthOf(last); month >= monthOf(since); month = monthBefore(month)) {
      const { pk } = keys.audit(new Date(`${month}-01T00:00:00Z`), '');
      // One more, for the entry before which it goes on.
      const range = { pk, between: [since, last] as const, newestFirst: true, most: most + 1 };
      const rows = last < since ? [] : await query(range);
      const found = rows.filter(({ sk }) => sk !== before).slice(0, most);
      const next = found.at(-1)?.sk;
      if (next === undefined) continue;
      return { entries: found.filter((row) => !isExpired(row, now)).map(entryOf), next };
    }
    return { entries: [], next: undefined };
  },

  /** The people whom keyed names stand for, by name; without those who are gone. */
  async whoseNames(names: readonly string[]) {
    const rows = await readRows([...new Set(names)].map(keys.audited));
    return new Map(rows.map((row) => [keys.auditedIn(row), readLead(row)]));
  },
};
