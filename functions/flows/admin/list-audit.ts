/** The audit for an administrator: newest first, filtered, with the people who are still here. */
import type { AdminContext } from '#functions/context.ts';
import { readAdmin } from '#functions/store/admins.ts';
import {
  audit,
  auditKeptDays,
  auditNameOf,
  isAuditName,
  type StoredEntry,
} from '#functions/store/audit.ts';
import { keys } from '#functions/store/keys.ts';
import { people } from '#functions/store/people.ts';
import { readRows } from '#functions/store/reads.ts';
import { usersById } from '#functions/store/users.ts';
import { waitingWhom, waitlist } from '#functions/store/waitlist.ts';
import type { AuditedAction, AuditItem } from '#shared/contract/audit.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { isUuid } from '#shared/domain/uuid.ts';

export interface AuditQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly what?: string | undefined;
  readonly who?: string | undefined;
  readonly whom?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const readLog: AuditedAction = 'read the log';

/** Entries that are read at first, and in all, in search of those that the filters let through. */
const firstEntries = 100;
const mostEntries = 3_000;

const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[\w=-]{1,100}$/;

function placeIn(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!cursorForm.test(place)) throw new Refusal('BAD_CURSOR');
  return place;
}

/** The keyed names of a person; undefined where nobody is named, none where nobody is meant. */
async function namesOf(whom = ''): Promise<ReadonlySet<string> | undefined> {
  const text = whom.trim();
  if (text === '') return undefined;
  if (isAuditName(text)) return new Set([text]);
  if (isUuid(text)) return new Set([auditNameOf({ userId: text.toLowerCase() })]);
  const address = normalizeEmail(text);
  if (!address.ok) return new Set();
  const { email } = address;
  const [holder, waiting] = await Promise.all([people.holderOf(email), waitlist.find(email)]);
  return new Set([
    ...(holder ? [auditNameOf({ userId: holder.userId })] : []),
    ...(waiting ? [auditNameOf(waitingWhom(waiting))] : []),
  ]);
}

/** The addresses of administrators by id, each read once. */
function adminBook() {
  const known = new Map<string, string | undefined>();
  return {
    emailOf: (id: string) => known.get(id),
    async meet(ids: readonly string[]): Promise<void> {
      const fresh = [...new Set(ids)].filter((id) => !known.has(id));
      const rows = await readRows(fresh.map(keys.admin));
      const emails = new Map(rows.map(readAdmin).map(({ id, email }) => [id, email]));
      for (const id of fresh) known.set(id, emails.get(id));
    },
  };
}
type AdminBook = ReturnType<typeof adminBook>;

/** Times out of reach are brought into it: no entry is older, none is of the future. */
function rangeOf({ since, until }: AuditQuery, now: Date) {
  const oldest = new Date(now.getTime() - auditKeptDays * 86_400_000).toISOString();
  const newest = new Date(now.getTime() + 1000).toISOString();
  const [from, to] = [since, until].map((at) => at && new Date(at).toISOString());
  return {
    since: from && from > oldest ? from : oldest,
    until: to && to < newest ? to : newest,
  };
}

/** A tail reads the log every few seconds: readings that follow each other so are one. */
const nextReadingMs = 60_000;

const isNextReading = (one: StoredEntry, before: StoredEntry): boolean =>
  one.what === readLog &&
  before.what === readLog &&
  one.admin === before.admin &&
  Date.parse(one.at) - Date.parse(before.at) <= nextReadingMs;

/** Newest first; several readings become the first of them, with what all of them read. */
function withReadingsJoined(entries: readonly StoredEntry[]): StoredEntry[] {
  const joined: StoredEntry[] = [];
  for (const entry of entries) {
    const after = joined.at(-1);
    if (!after || !isNextReading(after, entry)) joined.push(entry);
    else {
      const { until = '', lines = 0 } = after;
      const last = until > (entry.until ?? '') ? { until } : {};
      joined[joined.length - 1] = { ...entry, ...last, lines: (entry.lines ?? 0) + lines };
    }
  }
  return joined;
}

async function matching(query: AuditQuery, admins: AdminBook, { now }: AdminContext) {
  const names = await namesOf(query.whom);
  const who = query.who?.trim().toLowerCase() ?? '';
  const isMatch = ({ what, whom, admin }: StoredEntry) =>
    (query.what === undefined || query.what === what) &&
    (names === undefined || names.has(whom ?? '')) &&
    (who === '' || admin === who || admins.emailOf(admin)?.includes(who) === true);

  const range = rangeOf(query, now);
  let found: StoredEntry[] = [];
  let before = query.cursor === undefined ? undefined : placeIn(query.cursor);
  // Nobody is meant whom nothing could be about.
  if (names?.size === 0) return { entries: found, next: undefined };
  let read = 0;
  for (let some = firstEntries; read < mostEntries; some *= 4) {
    const most = Math.min(some, mostEntries - read);
    const { entries, next } = await audit.newest({ ...range, before }, most, now);
    await admins.meet(entries.map(({ admin }) => admin));
    found = withReadingsJoined([...found, ...entries.filter(isMatch)]);
    before = next;
    // A month that is over ends a page.
    read += Math.max(entries.length, 1);
    if (next === undefined || found.length > query.limit) break;
  }
  const entries = found.slice(0, query.limit);
  const last = entries.at(-1);
  const isCut = last && found.length > entries.length;
  return { entries, next: isCut ? `${last.at}#${last.traceId}` : before };
}

/** Throws BAD_CURSOR. */
export async function listAudit(query: AuditQuery, context: AdminContext) {
  const admins = adminBook();
  const { entries, next } = await matching(query, admins, context);
  const leads = await audit.whoseNames(entries.flatMap(({ whom }) => whom ?? []));
  const users = await usersById([...leads.values()].flatMap(({ userId }) => userId ?? []));

  const personOf = (name: string) => {
    const { userId = '', waiting } = leads.get(name) ?? {};
    const user = users.get(userId);
    return {
      name,
      ...(user && { user_id: user.id, email: user.email }),
      ...(waiting && { email: waiting }),
    };
  };
  const items = entries.map((entry): AuditItem => {
    const { at, traceId, what, admin, whom, file, mail, stage, since, until, lines } = entry;
    const email = admins.emailOf(admin);
    return {
      at,
      trace_id: traceId,
      what,
      admin: { id: admin, ...(email && { email }) },
      ...(whom && { whom: personOf(whom) }),
      ...(file && { file_id: file }),
      ...(mail && { mail_id: mail }),
      ...(stage && { stage }),
      ...(since && until && { since, until }),
      ...(lines !== undefined && { lines }),
    };
  });
  return { items, nextCursor: next ? Buffer.from(next).toString('base64url') : null };
}
