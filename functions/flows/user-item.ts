/** A row of the administrator's table, made from a person's own rows. */
import type { Scene } from '#functions/scene.ts';
import { ledger } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { replies } from '#functions/store/replies.ts';
import type { Row } from '#functions/store/users.ts';
import type { UserItem } from '#shared/contract/users.ts';
import { dayZeroReplyId } from '#shared/domain/day.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';

interface Message {
  /** ISO instant. */
  readonly at: string;
  readonly stage?: Stage;
}

/** Letters of before the first day, which have no date: they belong to the beginning. */
const undated: ReadonlySet<string> = new Set(['WELCOME', 'INVITATION']);

function stageIn({ sk }: Row): Stage | undefined {
  const [, date = '', which] = String(sk).split('#');
  return undated.has(date) ? 'DAY0_ACK' : stages.find((stage) => stage === which);
}

function sentIn(row: Row): readonly Required<Message>[] {
  const stage = stageIn(row);
  const at = row['at'];
  return stage && row['state'] === 'sent' && typeof at === 'string' ? [{ at, stage }] : [];
}

const newestOf = <One extends Message>(messages: readonly One[]): One | undefined =>
  messages.toSorted((one, other) => other.at.localeCompare(one.at))[0];

/** Two days of letters and all that may stand between them: one read unit. */
const fewLetters = 10;
/** Somebody's letters have been held for long: a quarter of a year of rows that say so. */
const manyLetters = 300;

/** Nothing about it is kept beside the letters: a prompt would cost a third write unit. */
async function lastLetter(userId: string): Promise<Required<Message> | undefined> {
  const few = await ledger.newest(userId, fewLetters);
  const found = newestOf(few.flatMap(sentIn));
  if (found || few.length < fewLetters) return found;
  return newestOf((await ledger.newest(userId, manyLetters)).flatMap(sentIn));
}

interface LastReply extends Message {
  readonly id: string;
}

function lastReply({ days }: Person): LastReply | undefined {
  const applied = days.flatMap(({ day }) => day.applied);
  return newestOf(applied.map(({ id, at }) => ({ id, at: new Date(at).toISOString() })));
}

async function stageOfReply(userId: string, { id }: LastReply): Promise<Stage | undefined> {
  return id === dayZeroReplyId ? 'DAY0_ACK' : replies.stageOf(userId, id);
}

/** The newest letter that went out, or the reply that came after it. */
async function lastMessage(person: Person, letter: Message | undefined) {
  const reply = lastReply(person);
  if (!reply || (letter && letter.at >= reply.at)) return letter;
  const stage = (await stageOfReply(person.user.id, reply)) ?? letter?.stage;
  return { at: reply.at, ...(stage && { stage }) };
}

const isGone = ({ state }: User): boolean => state === 'deleted' || state === 'purging';

/** When somebody was deleted; of one who is being erased, when that began. */
const deletedAt = ({ deletedAt: at, purge, createdAt }: User): string =>
  at ?? purge?.since ?? createdAt;

export async function itemOf(person: Person): Promise<UserItem> {
  const { user } = person;
  const last = await lastMessage(person, await lastLetter(user.id));
  return {
    user_id: user.id,
    email: user.email,
    row_number: user.number,
    created_at: user.createdAt,
    ...(last && { last_message_at: last.at }),
    ...(last?.stage && { last_stage: last.stage }),
    ...(isGone(user) && { deleted_at: deletedAt(user) }),
  };
}

/**
 * The person as their own rows say now: the index may be a moment behind (rule R6.7). Undefined for
 * whoever is not to be shown; a tester is nobody in this table.
 */
export async function itemFor(
  userId: string,
  { showDeleted }: { readonly showDeleted: boolean },
  scene: Scene,
): Promise<UserItem | undefined> {
  const found = await people.find(userId, scene.now);
  if (found.kind !== 'person' || found.user.kind === 'tester') return undefined;
  return isGone(found.user) && !showDeleted ? undefined : itemOf(found);
}
