/** What administrators did to people, and that they read the log; kept beyond a purge. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';
import { update } from './writes.ts';

export interface AuditEntry {
  readonly what: 'delete' | 'restore' | 'purge';
  readonly adminId: string;
  readonly userId: string;
  readonly at: Date;
  /** Names the lines of the log that say what came of it. */
  readonly traceId: string;
}

/** That an administrator read the log; its parts are counted together. */
export interface Reading {
  readonly adminId: string;
  /** When, and under which trace id, its first part was read. */
  readonly at: Date;
  readonly traceId: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** In this part. */
  readonly lines: number;
}

/** What an administrator did with a file; of an export, that it was asked for. */
export interface FileAuditEntry {
  readonly what: 'export users' | 'export the log' | 'download' | 'open' | 'remove a file';
  readonly adminId: string;
  /** The file's id; of an export its run's, which its file will have. */
  readonly fileId: string;
  readonly at: Date;
  readonly traceId: string;
}

const keptDays = 400;

const expiry = (at: Date): number => Math.floor(at.getTime() / 1000) + keptDays * 86_400;

/** Keyed, so that the row of a purge says to nobody who it was, but to whom knows the id. */
export const auditNameOf = (userId: string): string =>
  Buffer.from(objectionSign(`audit:${userId}`))
    .toString('base64url')
    .slice(0, 22);

export const audit = {
  /** Before it is done. Throws what AWS threw: nothing is done to anybody that is not noted. */
  async note({ what, adminId, userId, at, traceId }: AuditEntry): Promise<void> {
    const Item = {
      ...keys.audit(at, traceId),
      what,
      admin: adminId,
      whom: auditNameOf(userId),
      expiresAt: expiry(at),
    };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
  /** Throws what AWS threw: no line is shown whose reading is not written down. */
  async noteReading({ adminId, at, traceId, startMs, endMs, lines }: Reading): Promise<void> {
    await update(keys.audit(at, traceId), {
      set: {
        what: 'read the log',
        admin: adminId,
        since: new Date(startMs).toISOString(),
        until: new Date(endMs).toISOString(),
        expiresAt: expiry(at),
      },
      add: { lines },
    });
  },

  /** Before it is done. Throws what AWS threw. */
  async noteFile({ what, adminId, fileId, at, traceId }: FileAuditEntry): Promise<void> {
    const Item = {
      ...keys.audit(at, traceId),
      what,
      admin: adminId,
      file: fileId,
      expiresAt: expiry(at),
    };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
