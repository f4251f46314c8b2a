/** What administrators did to people, and that they read the log; kept beyond a purge. */
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import type { AdminContext } from '#functions/context.ts';
import { keys, type Row } from './keys.ts';
import { daysFrom, put, update } from './writes.ts';

type FileAction = 'export users' | 'export the log' | 'download' | 'open' | 'remove a file';

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

const keptDays = 400;

/** So that a purge's row identifies the user only to someone who knows the id. */
export const auditNameOf = (userId: string): string => objectionHash(`audit:${userId}`, 22);

/** The trace id finds the log lines about the action. */
async function note({ admin, now, traceId }: AdminContext, entry: Row): Promise<void> {
  const expiresAt = daysFrom(now, keptDays);
  await put({ ...keys.audit(now, traceId), ...entry, admin: admin.id, expiresAt });
}

/** Every entry is written first. Each throws what AWS threw: nothing is done without an entry. */
export const audit = {
  user: (what: 'delete' | 'restore' | 'purge', userId: string, by: AdminContext) =>
    note(by, { what, whom: auditNameOf(userId) }),

  /** A file about people. For an export it is the run's id, which its file will get. */
  file: (what: FileAction, fileId: string, by: AdminContext) => note(by, { what, file: fileId }),

  async reading(adminId: string, { at, traceId, startMs, endMs, lines }: LogReading) {
    await update(keys.audit(at, traceId), {
      set: {
        what: 'read the log',
        admin: adminId,
        since: new Date(startMs).toISOString(),
        until: new Date(endMs).toISOString(),
        expiresAt: daysFrom(at, keptDays),
      },
      add: { lines },
    });
  },
};
