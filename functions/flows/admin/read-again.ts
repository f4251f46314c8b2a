/** Reads a reply again as of today, and shows what was made of it then. */
import { largestHeadBytes, largestMailBytes, readMail } from '#functions/adapters/postal-mime.ts';
import { readIfThere } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { history } from '#functions/store/history.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, type Shown } from '#functions/store/ledger.ts';
import type { KeptReply } from '#functions/store/replies.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { itemId } from '#shared/domain/item-id.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';
import type { User } from '#shared/domain/user.ts';
import { shownIn } from '../replies/answered-letter.ts';
import { changed } from '../replies/apply-reply.ts';
import { interpret } from '../replies/interpret.ts';
import { interpreterSettings } from '../replies/interpreter-settings.ts';
import { targetOf } from '../replies/reply-target.ts';
import { type AroundReply, daysAround } from '../touchpoints/historical-day.ts';
import { userAt } from './find-user.ts';
import { changesShown, listsShown } from './shown-lists.ts';

const measure = { largest: largestMailBytes, start: largestHeadBytes };

/** A text message has no raw mail; its row holds all of it. */
export const isMailed = ({ rawKey }: Pick<KeptReply, 'rawKey'>): boolean =>
  !rawKey.startsWith('text ');

interface Words {
  readonly from: 'mail' | 'row';
  readonly text: string;
  readonly bytes?: number;
  /** The list as the letter it names showed it. */
  readonly letter?: Shown;
}

async function wordsOf(user: User, reply: KeptReply, { env }: RequestContext): Promise<Words> {
  const kept: Words = { from: 'row', text: reply.text };
  if (!isMailed(reply)) return kept;
  const [raw, row] = await Promise.all([
    readIfThere(env.MAIL_BUCKET, reply.rawKey, measure),
    ledger.find(keys.letter(user.id, reply.date, reply.stage)),
  ]);
  if (!raw) return kept;
  const mail = await readMail(raw.bytes, raw.size);
  const letter = shownIn(row, mail.inReplyTo);
  const text = mail.unreadable ? '' : replyText(mail).text;
  return { from: 'mail', text, bytes: raw.size, ...(letter && { letter }) };
}

/** Leaves the model's budget alone: looking at a reply must change nothing for others. */
function settingsOf(user: User, context: RequestContext) {
  const { mayAsk: _counted, rest: _rest, ...settings } = interpreterSettings(user.id, context);
  return settings;
}

function readNow(
  user: User,
  reply: KeptReply,
  words: Words,
  { before }: AroundReply,
  context: RequestContext,
): Promise<Reading> {
  const written = localDateAt(new Date(reply.receivedAt), user.zone);
  return interpret(
    {
      stage: reply.stage,
      today: written > reply.date ? written : reply.date,
      zone: user.zone,
      channel: isMailed(reply) ? 'email' : 'sms',
      items: targetOf(before, reply.date, words.letter).shown,
      reply: words.text,
      newId: (n) => itemId(reply.id, n),
    },
    settingsOf(user, context),
  );
}

/** What today's reading would make of the lists as they were. */
function madeOf(user: User, reply: KeptReply, words: Words, around: AroundReply, reading: Reading) {
  const at = new Date(reply.receivedAt);
  const { letter } = words;
  return changed(
    { user, days: around.before },
    { replyId: reply.id, date: reply.date, reading, wroteAt: at, ...(letter && { letter }) },
    at,
  );
}

/** Throws UNKNOWN_USER, NO_SUCH_REPLY, and REPLY_TOO_OLD if its day no longer knows it. */
export async function readAgain(userId: string, replyId: string, context: RequestContext) {
  const user = await userAt(userId);
  const reply = (await history.replies(userId, [replyId.slice(0, 100)])).get(replyId);
  if (!reply) throw new Refusal('NO_SUCH_REPLY');
  const [words, around] = await Promise.all([
    wordsOf(user, reply, context),
    daysAround(userId, reply),
  ]);
  if (!around) throw new Refusal('REPLY_TOO_OLD');
  const reading = await readNow(user, reply, words, around, context);
  const { target, day, changes } = madeOf(user, reply, words, around, reading);
  const { engine, intent, fallback } = reading;
  return {
    reply_id: reply.id,
    at: reply.receivedAt,
    date: reply.date,
    stage: reply.stage,
    words_from: words.from,
    ...(words.bytes !== undefined && { mail_bytes: words.bytes }),
    visible_text: words.text,
    before: listsShown(target.day),
    now: {
      engine,
      intent,
      ...(fallback && { fallback }),
      changes: changesShown(changes, [day]),
      after: listsShown(day),
    },
    earlier: {
      engine: reply.engine,
      intent: reply.intent,
      visible_text: reply.text,
      changes: changesShown(reply.changes, [around.after]),
      after: listsShown(around.after),
    },
  };
}
