/** Which reader read a reply, as the administrators' figures name it. */
import type { Change } from '../change.ts';
import type { Reading } from './reading.ts';

/** `nothing`: no reader could make anything of it. */
export const readers = ['model', 'forms', 'language-model', 'nothing'] as const;
export type ReadBy = (typeof readers)[number];

/** By the first part of an engine's name; `rules` read before there was a trained reader. */
const readerOf: Readonly<Record<string, ReadBy>> = {
  reader: 'model',
  forms: 'forms',
  commands: 'forms',
  rules: 'forms',
  openai: 'language-model',
  unreadable: 'nothing',
};

/** Undefined where an attempt died, and the one that finished doesn't know what had read it. */
export const readBy = (engine: string, isUnread: boolean): ReadBy | undefined =>
  isUnread ? 'nothing' : readerOf[engine.split('/')[0] ?? ''];

/** What a reply came to. */
interface CameTo extends Pick<Reading, 'intent' | 'unread' | 'question' | 'reminder' | 'declined'> {
  readonly changes: readonly Change[];
  /** What it says was so before, or had changed since. */
  readonly already?: true;
  readonly late?: true;
}

/**
 * Whether no reader could make anything of a reply: its mail is broken, our own code failed on it,
 * or it has words about the plan and none of them changed, asked or answered anything.
 */
export function isUnread(engine: string, cameTo: CameTo): boolean {
  if (readerOf[engine] === 'nothing') return true;
  const { intent, changes, unread, question, reminder, already, late, declined } = cameTo;
  const isOfUse = changes.length > 0 || question || reminder || already || late || declined;
  return unread !== undefined && intent === null && !isOfUse;
}
