/** Exports all users as CSV, page by page. */
import * as z from 'zod/mini';
import type { RequestContext } from '#functions/context.ts';
import { everyone } from '#functions/store/downloads.ts';
import { listedStates, users } from '#functions/store/users.ts';
import { byteOrderMark, type Cell, csvLine } from '#shared/domain/csv.ts';
import { type Shown, shownFor } from '../admin/user-item.ts';
import { rhythmOf } from '../admin/user-profile.ts';
import type { Work } from './do-job.ts';
import { keepDownload } from './keep-download.ts';

const Input = z.object({ showDeleted: z.boolean() });

/** As many rows as one batch read takes. */
const perPage = 100;

/** The columns: the field names of the API, and the settings. */
const columns: Readonly<Record<string, (shown: Shown) => Cell>> = {
  row_number: ({ item }) => item.row_number,
  user_id: ({ item }) => item.user_id,
  email: ({ item }) => item.email,
  state: ({ user }) => user.state,
  status: ({ item }) => item.status,
  created_at: ({ item }) => item.created_at,
  source: ({ user }) => user.source,
  channel: ({ user }) => user.channel,
  zone: ({ user }) => user.zone,
  morning: ({ user }) => rhythmOf(user).morning,
  midday: ({ user }) => rhythmOf(user).midday,
  evening: ({ user }) => rhythmOf(user).evening,
  begun_at: ({ user }) => user.begunAt,
  confirmed_at: ({ user }) => user.confirmedAt,
  last_message_at: ({ item }) => item.last_message_at,
  last_stage: ({ item }) => item.last_stage,
  paused_from: ({ user }) => user.pausedFrom,
  paused_until: ({ user }) => user.pausedUntil,
  unsubscribed_at: ({ user }) => user.unsubscribedAt,
  suppressed_at: ({ user }) => user.suppressedAt,
  deleted_at: ({ item }) => item.deleted_at,
};

const lineOf = (shown: Shown): string => csvLine(Object.values(columns).map((cell) => cell(shown)));

/** Newest first, a page at a time. Leaves out users who are being erased. */
async function* pagesOf(
  showDeleted: boolean,
  context: RequestContext,
): AsyncGenerator<readonly Shown[]> {
  const states = listedStates(showDeleted);
  let past: number | undefined;
  do {
    const places = await users.inOrder({ states, past, most: perPage });
    const ids = places.map(({ userId }) => userId);
    const found = await shownFor(ids, { showDeleted }, context);
    yield found.filter(({ user }) => user.state !== 'purging');
    past = places.length < perPage ? undefined : places.at(-1)?.number;
  } while (past !== undefined);
}

async function* linesOf(
  showDeleted: boolean,
  context: RequestContext,
  tell: (written: number) => void,
) {
  yield byteOrderMark + csvLine(Object.keys(columns));
  let written = 0;
  for await (const page of pagesOf(showDeleted, context)) {
    yield page.map(lineOf).join('');
    written += page.length;
    tell(written);
  }
}

/** Throws what AWS threw; no file is kept then. */
export const exportUsers: Work = async (asked, context, tell) => {
  const { showDeleted } = Input.parse(asked);
  const stamp = context.clock().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const lines = linesOf(showDeleted, context, (written) => tell('Writing the users', written));
  return keepDownload(
    {
      filename: `users-${stamp}.csv`,
      description: showDeleted ? 'All users, the deleted ones too' : 'All users',
      mimeType: 'text/csv; charset=utf-8',
      tags: ['users', 'export'],
    },
    lines,
    context,
    { about: everyone, id: context.fileId },
  );
};
