/** A tester's session as a page knows it, and what each answer makes of it. Pure. */
import { countOf, type Fields, fieldsOf, wordsOf } from './read-field.ts';
import { type RenderRecord, readRecords, readRender } from './render-content.ts';
import { namesOf } from './stage-names.ts';
import {
  aboutOf,
  append,
  dividerOf,
  merge,
  readTranscript,
  type Told,
  type Transcript,
} from './transcript.ts';

export interface Session {
  readonly userId?: string;
  readonly email?: string;
  /** In which the tester lives; known from what was rendered. */
  readonly zone?: string;
  readonly day: number;
  /** As the server calls it: it is sent back to it. */
  readonly stage: string;
  readonly transcript: Transcript;
  /** The latest first; none where the renderer is not on. */
  readonly renders: readonly RenderRecord[];
}

/** Where every tester starts. */
export const noSession: Session = { day: 1, stage: 'MORNING', transcript: [], renders: [] };

export const sessionOf = (userId: string): Session => ({ ...noSession, userId });

/** Day and stage as they were answered; what was not, stays. */
function moved(session: Session, answer: Fields): Session {
  const day = countOf(answer['currentDay']) ?? session.day;
  const stage = wordsOf(answer['currentStage']) ?? session.stage;
  return { ...session, day, stage };
}

/** Nothing where nobody was seeded. */
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
  const told = readTranscript(answer['transcript']);
  const letter = letterOf(answer, type, stage);
  const transcript = merge(session.transcript, told);
  if (!letter) return { ...next, transcript };
  if (told.length === 0) return { ...next, transcript: append(transcript, letter) };
  return { ...next, transcript: taught(transcript, letter) };
}

function letterOf(answer: Fields, type: Told['type'], stage: string): Told | undefined {
  const text = contentOf(answer);
  const label = namesOf(stage)?.label;
  const kind = type === 'ack' ? 'Acknowledgement' : 'Prompt';
  if (text === undefined) return undefined;
  return { type, text, ...aboutOf(answer), ...(label && { stageLabel: `${label} ${kind}` }) };
}

/** What the answer says of the letter itself, where the transcript's own entry leaves it out. */
function taught(transcript: Transcript, letter: Told): Transcript {
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

/** A higher day than before has a line of its own. */
export function advanced(session: Session, answer: Fields): Session {
  const next = moved(session, answer);
  if (next.day <= session.day) return next;
  return { ...next, transcript: append(session.transcript, dividerOf(next.day)) };
}

/** Back to where it began, with the same tester. */
export const restarted = (session: Session, answer: Fields): Session =>
  moved({ ...session, ...noSession }, answer);

export const noted = (session: Session, told: Told): Session => ({
  ...session,
  transcript: append(session.transcript, told),
});

/** What the server says of the session now and then; it need not say more than its renders. */
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
