/** A text that came in: whose phone wrote it, and then the reply in it. */
import { createHash } from 'node:crypto';
import type { Scene } from '#functions/scene.ts';
import { counters } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { phones } from '#functions/store/phones.ts';
import type { Row } from '#functions/store/users.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { count } from './settle.ts';
import { takeReply } from './take-reply.ts';
import type { TextNotice } from './text-notice.ts';

export type TextOutcome = 'taken' | 'duplicate' | 'unknown number' | 'empty';

interface Received {
  readonly notice: TextNotice;
  /** When it left the carrier, by SNS's clock. */
  readonly at: Date;
}

const replyIdOf = ({ inboundMessageId }: TextNotice): string =>
  createHash('sha256').update(inboundMessageId).digest('base64url').slice(0, 12);

/** The newest touchpoint that had come around when it was written. */
function momentOf({ user }: Person, at: Date): Pick<IncomingReply, 'date' | 'stage'> {
  const newest = latestTouchpoint({ rhythm: rhythmOf(user), zone: user.zone, at });
  return {
    date: newest?.date ?? localDateAt(at, user.zone),
    stage: newest?.touchpoint ?? 'DAY0_ACK',
  };
}

function replyIn({ notice, at }: Received, person: Person): IncomingReply {
  return {
    id: replyIdOf(notice),
    ...momentOf(person, at),
    rawKey: `text ${notice.inboundMessageId}`,
    text: notice.messageBody,
    unreadable: false,
    answered: { channel: 'sms', references: [] },
    at,
  };
}

/** Somebody we do not know is never answered: it may be another service's loop. */
async function fromNobody({ notice, at }: Received, scene: Scene): Promise<TextOutcome> {
  const { inboundMessageId, messageBody, originationNumber } = notice;
  const today = scene.now.toISOString().slice(0, 10);
  const asked = readCommand(messageBody, { today, channel: 'sms' })?.intent;
  // Nobody may then have this number asked, until it says otherwise.
  if (asked === 'unsubscribe') await phones.stop(originationNumber, at);
  if (asked === 'resubscribe') await phones.release(originationNumber);
  await count(scene, () => counters.add(inboundMessageId, today, { 'texts:unknown': 1 }));
  return 'unknown number';
}

/** Throws what AWS threw, or InProgress; the notice is then delivered again. */
export async function receiveText(
  notice: TextNotice,
  at: Date,
  scene: Scene,
): Promise<TextOutcome> {
  const received = { notice, at };
  const { holder } = await phones.about(notice.originationNumber);
  const found = holder && (await people.find(holder.userId, scene.now));
  if (found?.kind !== 'person') return fromNobody(received, scene);
  return takeReply(found, replyIn(received, found), scene);
}

export const unusedForNow: (row: Row) => unknown = (row) => [row, keys, ledger];
