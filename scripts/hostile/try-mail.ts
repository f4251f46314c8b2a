/** Hands one mail to the product as SES does, and has what follows judged. */
import { randomUUID } from 'node:crypto';
import type { Breach } from './finding.ts';
import type { HostileMail } from './mails.ts';
import { leavingTo, messageIdOf, type Person, replyTo } from './scene.ts';
import { secretWord } from './secret-word.ts';
import { slowAgain } from './slow.ts';
import type { Trying } from './try-request.ts';
import { breachesIn } from './watch.ts';

const patienceMs = 1_000;

const forged = (address: string): string =>
  address.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));

function recipients(to: HostileMail['to'], { letter }: Person): readonly string[] {
  const signed = replyTo(letter);
  const [, domain = ''] = signed.split('@');
  const all = {
    signed: [signed],
    unsigned: [`today@${domain}`],
    leaving: [leavingTo(letter)],
    forged: [forged(signed)],
    many: [...Array.from({ length: 999 }, (_, at) => `r+${at}@${domain}`), signed],
  };
  return all[to];
}

function sendersOf({ from }: HostileMail, { email }: Person): string {
  const odd = `"${secretWord} "@@${'x'.repeat(300)}`;
  return { me: email, other: `${secretWord}@work.example`, odd, '': '' }[from];
}

function filledRaw(raw: string, { email, letter }: Person): Buffer {
  const facts: Readonly<Record<string, string>> = {
    me: email,
    ME: email.toUpperCase(),
    reply: replyTo(letter),
    letter: messageIdOf(letter),
    domain: replyTo(letter).split('@')[1] ?? '',
    sender: letter.from,
    id: randomUUID(),
    date: letter.sentAt,
  };
  const text = raw.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  return Buffer.from(text, 'latin1');
}

async function delivered(mail: HostileMail, person: Person, { product }: Trying): Promise<number> {
  await product.run.receive({
    raw: filledRaw(mail.raw, person),
    from: sendersOf(mail, person),
    to: recipients(mail.to, person),
    verdicts: mail.verdicts,
  });
  // What SES does by itself, it has done by now.
  const began = performance.now();
  await product.run.runtime.atRest();
  return performance.now() - began;
}

export async function tryMail(
  mail: HostileMail,
  person: Person,
  trying: Trying,
): Promise<readonly Breach[]> {
  const { product, tally } = trying;
  product.watch.begin();
  const ms = await delivered(mail, person, trying);
  const { lines } = await product.watch.seen();
  tally.answered(200, ms);
  const breaches = breachesIn(lines);
  if (ms <= patienceMs) return breaches;
  const again = () => delivered(mail, person, trying);
  return [...breaches, ...(await slowAgain({ sign: 'inbound.email', patienceMs }, again, trying))];
}

/** A mail in escapes, as JSON has them; of a long one the beginning and the end. */
export function shownMail({ raw, ...about }: HostileMail): string {
  const text = JSON.stringify(raw);
  const cut = text.length > 3_000 ? `${text.slice(0, 1_500)} ... ${text.slice(-1_000)}` : text;
  return `${JSON.stringify(about)} ${text.length} signs: ${cut}`;
}
