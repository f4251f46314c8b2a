/** What an administrator does with a tester, call by call, and what is said when it fails. */
import { askTester, type Said, sentenceOf, whyNotNext } from './ask-tester.ts';
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

/** Where the acts find the session as it stands now, and leave what became of it. */
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
  const said = await askTester('seedUser', undefined);
  const begun = said.ok ? seeded(said.answer) : undefined;
  if (!begun) return failed(desk, 'seed', said);
  desk.put(begun);
  if (desk.isUnified) await send(desk);
}

export async function send(desk: Desk): Promise<void> {
  const { length } = desk.session().transcript;
  const refused = await sendPrompt(desk);
  if (refused) return failed(desk, 'send', refused);
  if (desk.session().transcript.length === length) desk.note(nothingNew);
}

/** Nothing when the prompt is in the transcript. */
async function sendPrompt(desk: Desk): Promise<Said | undefined> {
  desk.doing('send');
  const said = await askTester('sendStage', { user_id: userIdOf(desk) });
  if (!isLetter(said)) return said;
  desk.put(answered(desk.session(), said.answer, 'system'));
  return undefined;
}

/** True when it was taken. */
export async function reply(desk: Desk, text: string): Promise<boolean> {
  desk.doing('reply');
  const said = await askTester('reply', { user_id: userIdOf(desk), text });
  if (isLetter(said)) desk.put(replied(desk.session(), text, said.answer));
  else failed(desk, 'reply', said);
  return isLetter(said);
}

export async function next(desk: Desk): Promise<void> {
  desk.doing('next');
  const { stage } = desk.session();
  const said = await askTester('nextStage', { user_id: userIdOf(desk), expected_from: stage });
  if (!said.ok) return notNext(desk, said);
  desk.put(advanced(desk.session(), said.answer));
  warnUnless(desk, await sendPrompt(desk));
}

export async function reset(desk: Desk): Promise<void> {
  desk.doing('reset');
  const said = await askTester('reset', { user_id: userIdOf(desk) });
  if (!said.ok) return failed(desk, 'reset', said);
  desk.put(restarted(desk.session(), said.answer));
}

/** `onAdvanced` is called before the morning's prompt is asked for. */
export async function advance(desk: Desk, onAdvanced: () => void): Promise<void> {
  desk.doing('advance');
  const said = await askTester('advanceDay', { user_id: userIdOf(desk), force: true });
  if (!said.ok) return failed(desk, 'advance', said);
  desk.put(advanced(desk.session(), said.answer));
  onAdvanced();
  warnUnless(desk, await sendPrompt(desk));
}

const isLetter = ({ ok, answer }: Said): boolean => ok && hasLetter(answer);

const nothingNew: Note = {
  tone: 'gray',
  words: 'Nothing new: the prompt of this stage is in the transcript already.',
};

/** The alert has the customer's words; what stays on the page says why, where the server did. */
function failed(desk: Desk, act: Act, said: Said, words = alerts[act]): void {
  const why = refusalOf(said);
  if (desk.isUnified) keepError(desk, act, said, why);
  else desk.note(noteOf('danger', words, said, why));
  desk.alert(words);
}

/** Here the alert itself is the server's: a code, and what it means. */
function notNext(desk: Desk, said: Said): void {
  const why = whyNotNext(said);
  if (desk.isUnified) keepError(desk, 'next', said, why);
  else desk.note(noteOf('danger', why, said));
  desk.alert(why);
}

/** The advance is kept: what is missing is its letter, and that can be asked for again. */
function warnUnless(desk: Desk, refused: Said | undefined): void {
  if (!refused) return;
  const { day, stage } = desk.session();
  const words = `Day ${day}, ${momentOf(stage)} has begun, but its prompt could not be sent. ${byHand}`;
  const why = refusalOf(refused);
  if (desk.isUnified) keepError(desk, 'send', refused, why);
  desk.note(noteOf('orange', words, refused, why));
  desk.alert(words);
}

const byHand = 'Please send it manually with "Start / Send Stage Prompt".';

const noteOf = (tone: Note['tone'], words: string, { traceId }: Said, detail?: string): Note => ({
  tone,
  words,
  ...(detail && { detail }),
  ...(traceId && { traceId }),
});

function keepError(desk: Desk, act: Act, { ok, raw, traceId }: Said, detail?: string): void {
  const isEmpty = ok && (act === 'send' || act === 'reply');
  const about = { raw, ...(detail && { detail }), ...(traceId && { traceId }) };
  desk.put(noted(desk.session(), errorEntry(isEmpty ? emptyWords : errors[act], about)));
}

const refusalOf = (said: Said): string | undefined => (said.ok ? undefined : sentenceOf(said));
