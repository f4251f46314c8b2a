/** The schedules of a user; a tester has none, and AWS is not asked about them. */
import { schedules } from '#functions/adapters/scheduler.ts';
import type { User } from '#shared/domain/user.ts';

const nothing = async () => {};

const none: typeof schedules = {
  about: async () => [],
  putAll: nothing,
  replaceAll: nothing,
  removeAll: nothing,
};

export const schedulesOf = ({ kind }: Pick<User, 'kind'>): typeof schedules =>
  kind === 'tester' ? none : schedules;
