/** Which replies get an answer of their own, so that two machines that answer each other end. */
import type { Change } from './change.ts';
import type { Applied, Day } from './day.ts';
import { acknowledgementsPerDay, acknowledgementsPerHour, sameWordsMs } from './limits.ts';
import type { Intent } from './replies/reading.ts';

/** What a reply asked and did. */
export interface ReadReply {
  readonly id: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** Where it changed a setting. */
  readonly setting?: unknown;
}

/** Asks something of the service itself, which nobody must wonder about. */
export const isCommand = (intent: Intent | null): boolean => intent !== null && intent !== 'none';

/** ReadReply a second time on purpose: to be sure, or to be back. */
const saidTwice: ReadonlySet<Intent | null> = new Set([
  'delete',
  'unsubscribe',
  'resubscribe',
  'resume',
]);

/** The very words of the reply before, and nothing came of them this time. */
function isRepeated(
  { applied }: Day,
  { id, intent, changes, setting }: ReadReply,
  now: Date,
): boolean {
  if (changes.length > 0 || setting || saidTwice.has(intent)) return false;
  const at = applied.findIndex((one) => one.id === id);
  const before = applied[at - 1];
  if (!before?.words || before.words !== applied[at]?.words) return false;
  return now.getTime() - before.at < sameWordsMs;
}

const hourMs = 3_600_000;

/**
 * `day` has taken the reply. Commands are counted apart: many words about the list keep none of
 * them from being answered, and a machine that sends nothing but commands still comes to an end.
 */
export function whyUnanswered(
  day: Day,
  reply: ReadReply,
  now: Date,
): 'too many' | 'said before' | undefined {
  const counted: readonly Applied[] = isCommand(reply.intent)
    ? day.applied.filter(({ command }) => command)
    : day.applied;
  const within = (ms: number) => counted.filter(({ at }) => now.getTime() - at < ms).length;
  const tooMany =
    within(hourMs) > acknowledgementsPerHour || within(24 * hourMs) > acknowledgementsPerDay;
  if (tooMany) return 'too many';
  return isRepeated(day, reply, now) ? 'said before' : undefined;
}
