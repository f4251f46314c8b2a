/** A tester's session as a page knows it, and what each answer makes of it. Pure. */
import { countOf, type Fields, fieldsOf, wordsOf } from './read-field.ts';
import { type RenderRecord, readRecords, readRender } from './render-content.ts';
import { namesOf } from './stage-names.ts';
import {
  aboutOf,
  append,
  dividerOf,
  type Message,
  merge,
  readTranscript,
  type Transcript,
} from './transcript.ts';

export interface Session {
  readonly userId?: string;
  readonly email?: string;
  /** The tester's time zone, known from a render. */
  readonly zone?: string;
  readonly day: number;
  /** By the server's name, which is sent back. */
  readonly stage: string;
  readonly transcript: Transcript;
  /** The latest first; none where the renderer is not on. */
  readonly renders: readonly RenderRecord[];
}

/** Where every tester starts. */
export const noSession: Session = { day: 1, stage: 'MORNING', transcript: [], renders: [] };

export const sessionOf = (userId: string): Session => ({ ...noSession, userId });

/** Takes day and stage from an answer that has them. */
function moved(session: Session, answer: Fields): Session {
  const day = countOf(answer['currentDay']) ?? session.day;
  const stage = wordsOf(answer['currentStage']) ?? session.stage;
  return { ...session, day, stage };
}

/** Undefined if nobody was seeded. */
export function seeded(answer: Fields): Session | undefined {
  const userId = wordsOf(answer['user_id']);
  const email = wordsOf(answer['email']);
  return userId === undefined
    ? undefined
    : moved({ ...sessionOf(userId), ...(email && { email }) }, answer);
}

/** The letter in an answer that is no transcript. */
export const contentOf = (answer: Fields): string | undefined =>
  wordsOf(answer['content']) ?? wordsOf(answer['prompt']) ?? wordsOf(answer['text']);

/** Whether it says anything that a transcript could show. */
export const hasLetter = (answer: Fields): boolean =>
  contentOf(answer) !== undefined || readTranscript(answer['transcript']).length > 0;

/**
 * After a prompt or a reply: the whole transcript where it was answered, else the one letter. The
 * letter names the stage it belongs to, and with it, where nothing else does, the session's.
 */
export function answered(session: Session, answer: Fields, type: 'system' | 'ack'): Session {
  const stage = namesOf(answer['stage'])?.stage ?? session.stage;
  const next = moved({ ...session, stage }, answer);
  const messages = readTranscript(answer['transcript']);
  const letter = letterOf(answer, type, stage);
  const transcript = merge(session.transcript, messages);
  if (!letter) return { ...next, transcript };
  if (messages.length === 0) return { ...next, transcript: append(transcript, letter) };
  return { ...next, transcript: taught(transcript, letter) };
}

function letterOf(answer: Fields, type: Message['type'], stage: string): Message | undefined {
  const text = contentOf(answer);
  const label = namesOf(stage)?.label;
  const kind = type === 'ack' ? 'Acknowledgement' : 'Prompt';
  if (text === undefined) return undefined;
  return { type, text, ...aboutOf(answer), ...(label && { stageLabel: `${label} ${kind}` }) };
}

/** Adds what the answer knows of the letter to its transcript entry. */
function taught(transcript: Transcript, letter: Message): Transcript {
  const { type, text, stageLabel: _, ...about } = letter;
  const at = transcript.findLastIndex((entry) =>
    letter.guid === undefined || entry.guid === undefined
      ? entry.type === type && entry.text.trim() === text.trim()
      : entry.guid === letter.guid,
  );
  return transcript.map((entry, place) => (place === at ? { ...about, ...entry } : entry));
}

/** What the administrator wrote, and what was answered to it. */
export function replied(session: Session, text: string, answer: Fields): Session {
  const transcript = append(session.transcript, { type: 'user', text });
  return answered({ ...session, transcript }, answer, 'ack');
}

/** Adds a divider where a higher day begins. */
export function advanced(session: Session, answer: Fields): Session {
  const next = moved(session, answer);
  if (next.day <= session.day) return next;
  return { ...next, transcript: append(session.transcript, dividerOf(next.day)) };
}

/** Restarts the session with the same tester. */
export const restarted = (session: Session, answer: Fields): Session =>
  moved({ ...session, ...noSession }, answer);

export const noted = (session: Session, message: Message): Session => ({
  ...session,
  transcript: append(session.transcript, message),
});

/** Merges a state answer, which may hold no more than the renders. */
export function refreshed(session: Session, answer: Fields): Session {
  const about = fieldsOf(answer['session']);
  const email = wordsOf(about['email']);
  const records = readRecords(about['admin_renders']);
  const zone = records[0] && readRender(records[0])?.zone;
  return {
    ...moved(moved(session, answer), about),
    ...(email && { email }),
    ...(zone && { zone }),
    transcript: merge(session.transcript, readTranscript(about['transcript'])),
    renders: answer['adminRendererMode'] === 'on' ? records : [],
  };
}
