/** A row of the admin table, made from a user's own rows. */
import type { RequestContext } from '#functions/context.ts';
import { type Key, keys } from '#functions/store/keys.ts';
import { type LetterRow, ledger } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { nameOf, replies } from '#functions/store/replies.ts';
import type { UserItem } from '#shared/contract/users.ts';
import { dayZeroReplyId } from '#shared/domain/day.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';
import type { User } from '#shared/domain/user.ts';

interface Message {
  /** ISO instant. */
  readonly at: string;
  readonly stage?: Stage;
}

/** Letters before the first day have no date; they count as the beginning. */
const undated: ReadonlySet<string> = new Set(['WELCOME', 'INVITATION', 'CONFIRMED']);

function stageIn({ sk }: LetterRow): Stage | undefined {
  const [, date = '', which] = sk.split('#');
  return undated.has(date) ? 'DAY0_ACK' : stages.find((stage) => stage === which);
}

function sentIn(row: LetterRow): readonly Required<Message>[] {
  const stage = stageIn(row);
  const { state, at } = row;
  return stage && state === 'sent' && at ? [{ at, stage }] : [];
}

const newestOf = <One extends Message>(messages: readonly One[]): One | undefined =>
  messages.toSorted((one, other) => other.at.localeCompare(one.at))[0];

/** Two days of letters with everything between them: one read unit. */
const fewLetters = 10;
/** For a user whose letters have been held for long: a quarter of a year of rows. */
const manyLetters = 300;

/** Read from the ledger: storing it on the user would cost every letter a third write unit. */
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

/** A user with what their row of the table is made from. */
interface Known {
  readonly person: Person;
  readonly letter: Required<Message> | undefined;
  /** Only if it is newer than the letter. */
  readonly reply?: LastReply;
}

async function knownOf(person: Person): Promise<Known> {
  const letter = await lastLetter(person.user.id);
  const reply = lastReply(person);
  const isNewer = reply && (!letter || reply.at > letter.at);
  return { person, letter, ...(isNewer && { reply }) };
}

const keyOf = ({ user }: Person, { id }: LastReply): Key => keys.reply(user.id, id);

/** Words typed on the sign-up page have no reply row; they count as the beginning. */
const isTyped = ({ id }: LastReply): boolean => id === dayZeroReplyId;

const stagesOf = (all: readonly Known[]): Promise<ReadonlyMap<string, Stage>> =>
  replies.stagesOf(
    all.flatMap(({ person, reply }) => (reply && !isTyped(reply) ? [keyOf(person, reply)] : [])),
  );

/** The newest letter that was sent, or the reply that came after it. */
function lastMessage({ person, letter, reply }: Known, stages: ReadonlyMap<string, Stage>) {
  if (!reply) return letter;
  const answered = isTyped(reply) ? 'DAY0_ACK' : stages.get(nameOf(keyOf(person, reply)));
  const stage = answered ?? letter?.stage;
  return { at: reply.at, ...(stage && { stage }) };
}

const isGone = ({ state }: User): boolean => state === 'deleted' || state === 'purging';

/** When the user was deleted; for one who is being erased, when that began. */
const deletedAt = ({ deletedAt: at, purge, createdAt }: User): string =>
  at ?? purge?.since ?? createdAt;

function rowOf({ user }: Person, last: Message | undefined, now: Date): UserItem {
  return {
    user_id: user.id,
    email: user.email,
    row_number: user.number,
    created_at: user.createdAt,
    ...(last && { last_message_at: last.at }),
    ...(last?.stage && { last_stage: last.stage }),
    ...(isGone(user) && { deleted_at: deletedAt(user) }),
    status: subscriptionStatus(user, now),
  };
}

/** Three steps for any number of users: the users, their letters, the stages of their replies. */
async function rowsOf(persons: readonly Person[], now: Date): Promise<readonly UserItem[]> {
  const all = await Promise.all(persons.map(knownOf));
  const stages = await stagesOf(all);
  return all.map((known) => rowOf(known.person, lastMessage(known, stages), now));
}

export async function itemOf(person: Person, { now }: RequestContext): Promise<UserItem> {
  const [item] = await rowsOf([person], now);
  return item ?? rowOf(person, undefined, now);
}

/** A user with their row of the table. */
export interface Shown {
  readonly user: User;
  readonly item: UserItem;
}

/**
 * The users as their own rows say, because the index may be a moment behind. Leaves out testers
 * and, unless `showDeleted`, deleted users.
 */
export async function shownFor(
  userIds: readonly string[],
  { showDeleted }: { readonly showDeleted: boolean },
  context: RequestContext,
): Promise<readonly Shown[]> {
  const found = await Promise.all(userIds.map((id) => people.find(id, context.now)));
  const persons = found.filter((one) => one.kind === 'person');
  const shown = persons.filter(
    ({ user }) => user.kind === 'person' && (showDeleted || !isGone(user)),
  );
  const items = await rowsOf(shown, context.now);
  return items.flatMap((item, at) => {
    const person = shown[at];
    return person ? [{ user: person.user, item }] : [];
  });
}

export async function itemsFor(
  userIds: readonly string[],
  asked: { readonly showDeleted: boolean },
  context: RequestContext,
): Promise<UserItem[]> {
  return (await shownFor(userIds, asked, context)).map(({ item }) => item);
}
