/** Reads a reply again as of today, and shows what was made of it then. */
import { mailMeasure, readMail } from '#functions/adapters/postal-mime.ts';
import { readIfThere } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, type Shown, shownIn } from '#functions/store/ledger.ts';
import { type KeptReply, repliesById } from '#functions/store/replies.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';
import { askingOf, changesOf } from '#shared/domain/reply-changes.ts';
import type { User } from '#shared/domain/user.ts';
import { interpret, interpreterSettings } from '../replies/interpret.ts';
import { daysAround } from '../touchpoints/historical-day.ts';
import { userAt } from './find-user.ts';
import { changesShown, listsShown } from './shown-lists.ts';

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
    readIfThere(env.MAIL_BUCKET, reply.rawKey, mailMeasure),
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

/** Throws UNKNOWN_USER, NO_SUCH_REPLY, and REPLY_TOO_OLD if its day no longer knows it. */
export async function readAgain(userId: string, replyId: string, context: RequestContext) {
  const user = await userAt(userId);
  const reply = (await repliesById(userId, [replyId.slice(0, 100)])).get(replyId);
  if (!reply) throw new Refusal('NO_SUCH_REPLY');
  const [words, around] = await Promise.all([
    wordsOf(user, reply, context),
    daysAround(userId, reply),
  ]);
  if (!around) throw new Refusal('REPLY_TOO_OLD');
  const at = new Date(reply.receivedAt);
  const { id, date, stage } = reply;
  const { text, letter } = words;
  const channel = isMailed(reply) ? ('email' as const) : ('sms' as const);
  const answered = { channel, references: [] };
  const asReceived = {
    id,
    date,
    stage,
    text,
    at,
    receivedAt: at,
    answered,
    ...(letter && { letter }),
  };
  const { before: days } = around;
  const reading = await interpret(askingOf(asReceived, user, days), settingsOf(user, context));
  // What today's reading would make of the lists as they were.
  const { before, day, changes } = changesOf(asReceived, reading, days, at);
  const { engine, intent, fallback } = reading;
  return {
    reply_id: reply.id,
    at: reply.receivedAt,
    date: reply.date,
    stage: reply.stage,
    words_from: words.from,
    ...(words.bytes !== undefined && { mail_bytes: words.bytes }),
    visible_text: words.text,
    before: listsShown(before),
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
