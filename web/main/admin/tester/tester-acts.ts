/** What an administrator does with a tester, call by call, and what they are told when it fails. */
import { askTester, type Result, sentenceOf, whyNotNext } from './ask-tester.ts';
import {
  advanced,
  answered,
  hasLetter,
  noted,
  replied,
  restarted,
  type Session,
  seeded,
} from './session.ts';
import { momentOf } from './stage-names.ts';
import { errorEntry } from './transcript.ts';

export type Act = 'seed' | 'send' | 'reply' | 'next' | 'reset' | 'advance';

export interface Note {
  readonly tone: 'danger' | 'orange' | 'gray';
  readonly words: string;
  /** The server's own sentence. */
  readonly detail?: string;
  readonly traceId?: string;
}

/** Gives the acts the current session, and takes the new one. */
export interface Desk {
  /** Seeds with a first prompt, and keeps failures in the transcript. */
  readonly isUnified: boolean;
  readonly session: () => Session;
  readonly put: (session: Session) => void;
  readonly doing: (act: Act) => void;
  readonly note: (note: Note) => void;
  readonly alert: (words: string) => void;
}

const alerts: Readonly<Record<Act, string>> = {
  seed: 'Failed to create test user',
  send: 'Failed to send stage prompt',
  reply: 'Failed to send reply',
  next: 'FAILED_TO_ADVANCE',
  reset: 'Failed to reset session',
  advance: 'Failed to advance day',
};

/** What the unified tester's transcript calls them. */
const errors: Readonly<Record<Act, string>> = {
  ...alerts,
  seed: 'Seed failed',
  reply: 'Reply failed',
  next: 'Next stage failed',
  reset: 'Reset failed',
};

const emptyWords = 'Empty content from API';

const userIdOf = (desk: Desk): string => desk.session().userId ?? '';

export async function seed(desk: Desk): Promise<void> {
  desk.doing('seed');
  const result = await askTester('seedUser', undefined);
  const begun = result.ok ? seeded(result.answer) : undefined;
  if (!begun) return failed(desk, 'seed', result);
  desk.put(begun);
  if (desk.isUnified) await send(desk);
}

export async function send(desk: Desk): Promise<void> {
  const { length } = desk.session().transcript;
  const refused = await sendPrompt(desk);
  if (refused) return failed(desk, 'send', refused);
  if (desk.session().transcript.length === length) desk.note(nothingNew);
}

/** Undefined once the prompt is in the transcript, else the refusal. */
async function sendPrompt(desk: Desk): Promise<Result | undefined> {
  desk.doing('send');
  const result = await askTester('sendStage', { user_id: userIdOf(desk) });
  if (!isLetter(result)) return result;
  desk.put(answered(desk.session(), result.answer, 'system'));
  return undefined;
}

/** True if the reply was taken. */
export async function reply(desk: Desk, text: string): Promise<boolean> {
  desk.doing('reply');
  const result = await askTester('reply', { user_id: userIdOf(desk), text });
  if (isLetter(result)) desk.put(replied(desk.session(), text, result.answer));
  else failed(desk, 'reply', result);
  return isLetter(result);
}

export async function next(desk: Desk): Promise<void> {
  desk.doing('next');
  const { stage } = desk.session();
  const result = await askTester('nextStage', { user_id: userIdOf(desk), expected_from: stage });
  if (!result.ok) return notNext(desk, result);
  desk.put(advanced(desk.session(), result.answer));
  warnUnless(desk, await sendPrompt(desk));
}

export async function reset(desk: Desk): Promise<void> {
  desk.doing('reset');
  const result = await askTester('reset', { user_id: userIdOf(desk) });
  if (!result.ok) return failed(desk, 'reset', result);
  desk.put(restarted(desk.session(), result.answer));
}

/** `onAdvanced` is called before the morning's prompt is asked for. */
export async function advance(desk: Desk, onAdvanced: () => void): Promise<void> {
  desk.doing('advance');
  const result = await askTester('advanceDay', { user_id: userIdOf(desk), force: true });
  if (!result.ok) return failed(desk, 'advance', result);
  desk.put(advanced(desk.session(), result.answer));
  onAdvanced();
  warnUnless(desk, await sendPrompt(desk));
}

const isLetter = ({ ok, answer }: Result): boolean => ok && hasLetter(answer);

const nothingNew: Note = {
  tone: 'gray',
  words: 'Nothing new: the prompt of this stage is in the transcript already.',
};

/** Alerts the specified words, and keeps the server's reason on the page. */
function failed(desk: Desk, act: Act, result: Result, words = alerts[act]): void {
  const why = refusalOf(result);
  if (desk.isUnified) keepError(desk, act, result, why);
  else desk.note(noteOf('danger', words, result, why));
  desk.alert(words);
}

/** Alerts the server's own code and reason. */
function notNext(desk: Desk, result: Result): void {
  const why = whyNotNext(result);
  if (desk.isUnified) keepError(desk, 'next', result, why);
  else desk.note(noteOf('danger', why, result));
  desk.alert(why);
}

/** The advance stands; only its prompt is missing and can be sent again. */
function warnUnless(desk: Desk, refused: Result | undefined): void {
  if (!refused) return;
  const { day, stage } = desk.session();
  const words = `Day ${day}, ${momentOf(stage)} has begun, but its prompt could not be sent. ${byHand}`;
  const why = refusalOf(refused);
  if (desk.isUnified) keepError(desk, 'send', refused, why);
  desk.note(noteOf('orange', words, refused, why));
  desk.alert(words);
}

const byHand = 'Please send it manually with "Start / Send Stage Prompt".';

const noteOf = (tone: Note['tone'], words: string, { traceId }: Result, detail?: string): Note => ({
  tone,
  words,
  ...(detail && { detail }),
  ...(traceId && { traceId }),
});

function keepError(desk: Desk, act: Act, { ok, raw, traceId }: Result, detail?: string): void {
  const isEmpty = ok && (act === 'send' || act === 'reply');
  const about = { raw, ...(detail && { detail }), ...(traceId && { traceId }) };
  desk.put(noted(desk.session(), errorEntry(isEmpty ? emptyWords : errors[act], about)));
}

const refusalOf = (result: Result): string | undefined =>
  result.ok ? undefined : sentenceOf(result);
