/** Hands one notice to its function as SNS does, and has what follows judged. */
import { randomUUID } from 'node:crypto';
import type { Breach } from './finding.ts';
import { slowAgain } from './slow.ts';
import type { HostileNotice } from './texts.ts';
import type { Trying } from './try-request.ts';
import { breachesIn } from './watch.ts';

const patienceMs = 1_000;

function eventOf({ message, timestamp, to }: HostileNotice, { scene, product }: Trying) {
  const iso = new Date(product.run.clock.now()).toISOString();
  const filled = (text: string) => scene.filled(text.replaceAll('{{now.iso}}', iso));
  const [topic] = product.cloud.functions.find(({ name }) => name === to)?.topics ?? [];
  const Sns = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topic,
    Message: filled(message),
    Timestamp: filled(timestamp),
    MessageAttributes: {},
  };
  return { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns }] };
}

/** What AWS itself has written otherwise is thrown on purpose: it comes again, and is seen. */
const isOnPurpose = ({ law, sign, detail }: Breach): boolean =>
  law === 'logged' &&
  (/ failed .*(Zod|\$Zod|RangeError|Invalid)/i.test(sign) ||
    detail.includes('It could not be done'));

export async function tryNotice(notice: HostileNotice, trying: Trying): Promise<readonly Breach[]> {
  const { product, tally } = trying;
  product.watch.begin();
  const began = performance.now();
  const { ok } = await product.run.runtime.invoke(notice.to, eventOf(notice, trying));
  const ms = performance.now() - began;
  const { lines } = await product.watch.seen();
  tally.answered(ok ? 200 : 400, ms);
  const breaches = breachesIn(lines).filter((one) => notice.isSound || !isOnPurpose(one));
  if (ms <= patienceMs) return breaches;
  const again = async (): Promise<number> => {
    const start = performance.now();
    await product.run.runtime.invoke(notice.to, eventOf(notice, trying));
    return performance.now() - start;
  };
  return [...breaches, ...(await slowAgain({ sign: notice.to, patienceMs }, again, trying))];
}
