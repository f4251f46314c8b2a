/** The newest letter of everybody, and the ways in which it is answered. */

import type { Counting } from '../../cost/counting-run.ts';
import { mailOf } from '../../cost/people.ts';
import type { OutMessage } from '../../local/aws/types.ts';
import { openMailbox } from '../../local/console/messages.ts';
import { localNumber, openPhoneNetwork } from '../../local/phone-network.ts';
import type { Somebody } from './crowd.ts';

export interface Post {
  /** The words of the newest letter or text to an address or number. */
  readonly newest: (to: string) => Promise<string>;
  /** Answers the newest letter by mail; how many bytes that was. */
  readonly mail: (who: Somebody, said: string) => Promise<number>;
  readonly text: (who: Somebody, said: string) => void;
}

export function postOf({ run, cloud }: Counting): Post {
  const last = new Map<string, OutMessage>();
  run.endpoint.outbox.onAdd((message) => void last.set(message.to, message));
  const read = async (to: string) => {
    const message = last.get(to);
    const [letter] = await openMailbox({ all: () => (message ? [message] : []) }).list(to);
    return letter;
  };
  const phones = openPhoneNetwork({
    ...run,
    cloud,
    dataDir: undefined,
    number: localNumber,
    outbox: { all: () => [] },
  });
  return {
    newest: async (to) => (await read(to))?.text ?? '',
    async mail({ email }, said) {
      const letter = await read(email);
      const to = [letter?.headers['Reply-To'] ?? ''].flat()[0] ?? '';
      const at = new Date(run.clock.now());
      const raw = Buffer.from(mailOf(email, to, said, letter?.text ?? '', at));
      await run.receive({ raw, from: email, to: [to], verdicts: {} });
      return raw.length;
    },
    text: ({ phone }, said) => void phones.write(phone, said),
  };
}
