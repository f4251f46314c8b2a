/** Passes each mail on to a real mail server, for whoever wants it in a real inbox. */
import { createTransport } from 'nodemailer';
import type { AwsEndpoint, OutMessage } from './aws/types.ts';
import { sentenceOf } from './problem.ts';

/** A mail that the server refuses stays in the mailbox all the same, with one line about it. */
export function relayMail(
  outbox: AwsEndpoint['outbox'],
  url: string,
  report: (line: string) => void,
): void {
  const transport = createTransport(url);
  outbox.onAdd(({ channel, from, to, raw }: OutMessage) => {
    if (channel !== 'email' || raw === undefined) return;
    transport
      .sendMail({ envelope: { from, to: [to] }, raw: Buffer.from(raw, 'base64') })
      .catch((error: unknown) => report(`A mail was not relayed: ${sentenceOf(error)}`));
  });
}
