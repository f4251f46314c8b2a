/** What a carrier does: hands a person's text to our number's topic, and knows every phone. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isGsm7, segments } from '#shared/domain/letters/gsm7.ts';
import { openList } from './aws/journal.ts';
import type { AwsEndpoint, OutMessage } from './aws/types.ts';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import type { Publish } from './topics.ts';

/** Ours, unless set: one of the numbers that are kept for stories. */
export const localNumber = '+15125550100';

/** A text as a phone shows it. */
export interface PhoneText {
  readonly id: string;
  /** The person's phone. */
  readonly phone: string;
  /** true for what we sent, false for what the person wrote. */
  readonly incoming: boolean;
  readonly text: string;
  /** ISO instant of the product's clock. */
  readonly sentAt: string;
  readonly segments: number;
  /** One character outside GSM-7 makes segments of 70 characters out of 160. */
  readonly unicode: boolean;
}

export type PhoneNetwork = ReturnType<typeof openPhoneNetwork>;

interface Written {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly sentAt: string;
}

interface NetworkParts {
  readonly cloud: Cloud;
  readonly clock: Pick<Clock, 'now'>;
  readonly publish: Publish;
  readonly outbox: Pick<AwsEndpoint['outbox'], 'all'>;
  readonly dataDir: string | undefined;
  readonly number: string;
}

const asShown = (id: string, text: string) => ({
  id,
  text,
  segments: segments(text),
  unicode: !isGsm7(text),
});

const received = ({ id, to, text = '', sentAt }: OutMessage): PhoneText => ({
  ...asShown(id, text),
  phone: to,
  incoming: true,
  sentAt,
});

const written = ({ id, from, text, sentAt }: Written): PhoneText => ({
  ...asShown(id, text),
  phone: from,
  incoming: false,
  sentAt,
});

export function openPhoneNetwork(parts: NetworkParts) {
  const { cloud, clock, publish, outbox, dataDir, number } = parts;
  const kept = openList<Written>(dataDir === undefined ? undefined : join(dataDir, 'texts.jsonl'));
  const topic = cloud.functions.find(({ name }) => name === 'inbound.sms')?.topics[0];
  const sentTo = (phone: string | undefined): readonly OutMessage[] =>
    outbox.all().filter((one) => one.channel === 'sms' && (phone ?? one.to) === one.to);
  return {
    /** What people text to. */
    number,
    /** The id of the text; undefined where no function takes texts. */
    write(from: string, text: string): string | undefined {
      if (topic === undefined) return undefined;
      const id = randomUUID();
      kept.add({ id, from, text, sentAt: new Date(clock.now()).toISOString() });
      publish(topic, JSON.stringify(noticeOf({ id, from, text }, number, sentTo(from).at(-1))));
      return id;
    },
    /** Oldest first; of one phone, or of all. */
    texts: (phone: string | undefined): readonly PhoneText[] =>
      [
        ...sentTo(phone).map(received),
        ...kept
          .all()
          .filter(({ from }) => phone === undefined || from === phone)
          .map(written),
      ].toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)),
  };
}

/** End User Messaging's notice, as a two-way number publishes it. */
const noticeOf = (
  { id, from, text }: Pick<Written, 'id' | 'from' | 'text'>,
  number: string,
  last: OutMessage | undefined,
) => ({
  originationNumber: from,
  destinationNumber: number,
  messageKeyword: 'KEYWORD_000000000000',
  messageBody: text,
  inboundMessageId: id,
  ...(last && { previousPublishedMessageId: last.id }),
});
