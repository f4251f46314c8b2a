/** Exports all users as CSV, page by page. */
import * as z from 'zod/mini';
import { listedStates, users } from '#functions/store/users.ts';
import { byteOrderMark, type Cell, csvLine } from '#shared/domain/csv.ts';
import { type Shown, shownFor } from '../admin/user-item.ts';
import { rhythmOf } from '../admin/user-profile.ts';
import type { Work } from './do-job.ts';

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

/** Newest first. Leaves out users who are being erased, and whoever signs up after the first page. */
export const exportUsers: Work = (asked, begunAt, context) => {
  const { showDeleted } = Input.parse(asked);
  const states = listedStates(showDeleted);
  const stamp = begunAt.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return {
    file: {
      filename: `users-${stamp}.csv`,
      description: showDeleted ? 'All users, the deleted ones too' : 'All users',
      mimeType: 'text/csv; charset=utf-8',
      tags: ['users', 'export'],
    },
    async page(from) {
      const past = from && Number(from.after);
      const places = await users.inOrder({ states, past, most: perPage });
      const ids = places.map(({ userId }) => userId);
      const found = await shownFor(ids, { showDeleted }, context);
      const shown = found.filter(({ user }) => user.state !== 'purging');
      const written = (from?.written ?? 0) + shown.length;
      const head = from ? '' : byteOrderMark + csvLine(Object.keys(columns));
      return {
        text: head + shown.map(lineOf).join(''),
        written,
        doing: 'Writing the users',
        step: written,
        after: places.length < perPage ? undefined : String(places.at(-1)?.number),
      };
    },
  };
};
