/** Reads replies as the product does, for tests that run nothing else of it. */
import { theReader } from '#functions/adapters/reader-model.ts';
import { readReply } from '#shared/domain/replies/read-reply.ts';
import type { Asking, Reading } from '#shared/domain/replies/reading.ts';
import { asking } from './asking.ts';

export const readingOf = async (asked: Asking): Promise<Reading> =>
  readReply(asked, await theReader());

/** What a reply asks of the service, beside a list of nothing. */
export const commandIn = async (reply: string, more: Partial<Asking> = {}): Promise<Reading> =>
  readingOf(asking(reply, [], more));
