/** Gathers everything we keep about a person and turns it into two files. */
import type { RequestContext } from '#functions/context.ts';
import { storedDayOf } from '#functions/store/days.ts';
import { type Key, keys, keysAbout, type Row } from '#functions/store/keys.ts';
import { everythingIn, get } from '#functions/store/reads.ts';
import { suppressions } from '#functions/store/suppressions.ts';
import type { Checklist } from '#shared/domain/checklist.ts';
import {
  type Dated,
  type ExportedDay,
  fitted,
  type OwnData,
} from '#shared/domain/export/own-data.ts';
import { toMarkdown } from '#shared/domain/export/to-markdown.ts';
import type { LetterFile } from '#shared/domain/letters/letter.ts';
import type { User } from '#shared/domain/user.ts';
import { schedulesOf } from '../subscription/user-schedules.ts';

/**
 * SES takes 10 MB including attachments in base64, which adds a third; the letter itself is small.
 */
export const mostFileBytes = 7_000_000;

/** Kinds of rows, by the prefix of their sort key. */
const kinds = ['DAY#', 'LETTER#', 'REPLY#', 'CONSENT#', 'MAIL#'] as const;
type Kind = (typeof kinds)[number] | 'other';

const kindOf = ({ sk }: Key): Kind => kinds.find((kind) => sk.startsWith(kind)) ?? 'other';

/** Fields for our own bookkeeping, which say nothing about the person. */
const ours = new Set([
  'pk',
  'sk',
  'listedIn',
  'listedAs',
  'owner',
  'leaseUntil',
  'writtenBy',
  'zoneRank',
  'begunBy',
  'version',
]);

const exported = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ours.has(name)));

/** `LETTER#2026-11-21#MIDDAY_CHECKIN`: date and kind stand only in the key. */
function exportedLetter(row: Row & Key): Dated {
  const [, date = '', kind = date] = row.sk.split('#');
  const isDate = /^\d{4}-/.test(date);
  return { ...(isDate && { date }), letter: kind, ...exported(row) };
}

const exportedItems = (items: Checklist) =>
  items.map(({ text, status, firstDay, on, note }) => ({
    text,
    status,
    since: firstDay,
    ...(on && { until: on }),
    ...(note && { note }),
  }));

function exportedDay(row: Row): ExportedDay {
  const { day, last } = storedDayOf(row);
  return {
    date: day.date,
    items: exportedItems(day.items),
    later: exportedItems(day.later),
    ...(last && { lastReply: last }),
  };
}

const subscriptionIn = ({
  state,
  channel,
  unsubscribedAt,
  suppressedAt,
  endedBy,
  pausedFrom,
  pausedUntil,
}: User) => ({
  state,
  channel,
  unsubscribedAt,
  suppressedAt,
  endedBy,
  pausedFrom,
  pausedUntil,
});

async function ownData(user: User, context: RequestContext): Promise<OwnData> {
  const about = keysAbout(user);
  const [partitions, guards, known, suppression] = await Promise.all([
    Promise.all(about.partitions.map((pk) => everythingIn(pk))),
    Promise.all(about.rows.map((key) => get(key))),
    schedulesOf(user).about(user.id),
    suppressions.find(user.email),
  ]);
  const rows = Map.groupBy(partitions.flat(), kindOf);
  const of = (kind: Kind) => rows.get(kind) ?? [];
  const isProfile = ({ sk }: Key) => sk === keys.user(user.id).sk;
  return {
    product: context.env.PRODUCT_NAME,
    asOf: context.now.toISOString(),
    profile: exported(of('other').find(isProfile) ?? {}),
    addresses: guards.flatMap((row) => (row ? [exported(row)] : [])),
    consents: of('CONSENT#').map(exported),
    days: of('DAY#').map(exportedDay),
    letters: of('LETTER#').map(exportedLetter),
    replies: of('REPLY#').map(exported),
    mails: of('MAIL#').map(exported),
    schedules: known.map((one) => ({ ...one })),
    standing: { ...subscriptionIn(user), ...(suppression && { suppression }) },
    others: of('other')
      .filter((row) => !isProfile(row))
      .map(exported),
  };
}

const toJson = (data: OwnData): string => `${JSON.stringify(data, undefined, 2)}\n`;

const bytesOf = (data: OwnData): number =>
  Buffer.byteLength(toJson(data)) + Buffer.byteLength(toMarkdown(data));

/** One file to read and one for programs. Only their size is logged. */
export async function gatherData(
  user: User,
  context: RequestContext,
): Promise<readonly LetterFile[]> {
  const data = fitted(await ownData(user, context), (some) => bytesOf(some) <= mostFileBytes);
  const name = `${context.env.PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data`;
  context.log.info('data gathered', { userId: user.id, bytes: bytesOf(data) });
  return [
    { name: `${name}.md`, type: 'text/markdown', content: toMarkdown(data) },
    { name: `${name}.json`, type: 'application/json', content: toJson(data) },
  ];
}
