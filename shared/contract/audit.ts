/** What administrators did: to whom, and when. */
import * as z from 'zod/mini';
import { fileRowsMax } from '#shared/domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** Everything that is noted, and what the tab calls it. */
export const auditedActions = {
  delete: 'Delete a user',
  restore: 'Restore a user',
  purge: 'Purge a user',
  unsubscribe: 'Unsubscribe a user',
  resubscribe: 'Resubscribe a user',
  'test send': 'Send a test letter',
  invite: 'Invite from the waitlist',
  'release mail': 'Release a mail',
  'discard mail': 'Discard a mail',
  'export users': 'Export users',
  'export the log': 'Export the log',
  'export the waitlist': 'Export the waitlist',
  'export the audit': 'Export the audit',
  download: 'Download a file',
  open: 'Open a report',
  'remove a file': 'Remove a file',
  'read the log': 'Read the log',
  'change the password': 'Change the password',
  'turn on the second factor': 'Turn on the second factor',
  'turn off the second factor': 'Turn off the second factor',
  'make recovery codes': 'Make recovery codes',
  'sign in with a recovery code': 'Sign in with a recovery code',
  'sign out everywhere else': 'Sign out everywhere else',
} as const;
export type AuditedAction = keyof typeof auditedActions;
const actionNames = Object.keys(auditedActions) as [AuditedAction, ...AuditedAction[]];

const text = z.string();
const maybe = z.optional(text);
const typed = z.optional(z.string().check(z.maxLength(1000)));

/** Written before it was done: what was refused then stands here, too. Instants are ISO. */
const AuditItem = z.object({
  at: text,
  /** Finds the lines of the log about it. */
  trace_id: text,
  /** An `AuditedAction`, or a later one. */
  what: text,
  /** Without an address: an administrator who is gone. */
  admin: z.object({ id: text, email: maybe }),
  /** A keyed name, with the person while they are here. */
  whom: z.optional(z.object({ name: text, user_id: maybe, email: maybe })),
  file_id: maybe,
  mail_id: maybe,
  stage: maybe,
  /** Of the log that was read. */
  since: maybe,
  until: maybe,
  lines: z.optional(z.int()),
});
export type AuditItem = z.output<typeof AuditItem>;

export const audit = {
  /** Newest first. */
  list: route(paths['audit.list'], {
    query: z.object({
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(fileRowsMax))),
      /** A `nextCursor`, with the filters it came of. */
      cursor: typed,
      what: z.optional(z.enum(actionNames)),
      /** Any part of an administrator's address. */
      who: typed,
      /** A whole address or id of a person, or a keyed name. */
      whom: typed,
      since: z.optional(z.iso.datetime()),
      until: z.optional(z.iso.datetime()),
      /** To be saved as a file, which is noted itself. */
      file: z.optional(z.literal('true')),
    }),
    answer: z.object({
      ok: z.literal(true),
      items: z.array(AuditItem),
      /** Set while more may follow: a page may be short, even empty, before the last. */
      nextCursor: z.nullable(text),
    }),
  }),
};
