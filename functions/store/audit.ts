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
  /** Finds the log lines about the action. */
  readonly traceId: string;
}

/** A reading of the log; its parts are counted together. */
export interface Reading {
  readonly adminId: string;
  /** The time and trace id of its first part. */
  readonly at: Date;
  readonly traceId: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** In this part. */
  readonly lines: number;
}

/** An administrator's action on a file, or a request for an export. */
export interface FileAuditEntry {
  readonly what: 'export users' | 'export the log' | 'download' | 'open' | 'remove a file';
  readonly adminId: string;
  /** The file's id. For an export the run's id, which its file will get. */
  readonly fileId: string;
  readonly at: Date;
  readonly traceId: string;
}

const keptDays = 400;

const expiry = (at: Date): number => Math.floor(at.getTime() / 1000) + keptDays * 86_400;

/** Keyed, so that a purge's row identifies the user only to someone who knows the id. */
export const auditNameOf = (userId: string): string =>
  Buffer.from(objectionSign(`audit:${userId}`))
    .toString('base64url')
    .slice(0, 22);

export const audit = {
  /** Written before the action. Throws what AWS threw: nothing is done without an entry. */
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
  /** Throws what AWS threw: no line is shown without an entry. */
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

  /** Written before the action. Throws what AWS threw. */
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
