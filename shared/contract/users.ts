/** People, as administrators see and change them; the names on the wire are the customer's. */
import * as z from 'zod/mini';
import { usersPerPageMax } from '#shared/domain/limits.ts';
import { stages } from '#shared/domain/stage.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** A row of the table of users. Instants are ISO. */
export const UserItem = z.object({
  user_id: z.uuid(),
  email: z.string(),
  /** In the order of signing up, from 1. */
  row_number: z.int(),
  created_at: z.string(),
  /** Of the newest letter that went out or reply that was taken, and the stage it belongs to. */
  last_message_at: z.optional(z.string()),
  last_stage: z.optional(z.enum(stages)),
  deleted_at: z.optional(z.string()),
});
export type UserItem = z.output<typeof UserItem>;

const flag = z.enum(['true', 'false']);
const done = z.object({ ok: z.literal(true) });

/** Anything may be typed: what is not the word is refused in words. */
const typed = z.optional(z.string().check(z.maxLength(1000)));

export const users = {
  permissions: route(paths['users.permissions'], {
    answer: z.object({
      ok: z.literal(true),
      canDelete: z.boolean(),
      canPurge: z.boolean(),
      /** Names the setting that is off; empty where none is. */
      reason: z.string(),
    }),
  }),
  /** Newest first. */
  list: route(paths['users.list'], {
    query: z.object({
      showDeleted: z.optional(flag),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(usersPerPageMax))),
      /** A `nextCursor`, with the `showDeleted` it came of. */
      cursor: z.optional(z.string().check(z.maxLength(200))),
      /** A whole address, a whole id, or an id's first 8 characters; anything else finds nobody. */
      q: z.optional(z.string().check(z.maxLength(1000))),
    }),
    answer: z.object({
      ok: z.literal(true),
      items: z.array(UserItem),
      /** All who live here; with `showDeleted` the deleted too. */
      total: z.int(),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  remove: route(paths['users.remove'], { body: z.object({ confirm: typed }), answer: done }),
  restore: route(paths['users.restore'], { answer: done }),
  purge: route(paths['users.purge'], {
    body: z.object({ confirm: typed, emailEcho: typed }),
    answer: done,
  }),
};
