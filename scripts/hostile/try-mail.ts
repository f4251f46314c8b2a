/** Hands one mail to the product as SES does, and has what follows judged. */
import { randomUUID } from 'node:crypto';
import type { Breach } from './finding.ts';
import type { HostileMail } from './mails.ts';
import { leavingTo, messageIdOf, type Person, replyTo } from './scene.ts';
import { secretWord } from './secret-word.ts';
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
  const began = performance.now();
  await product.run.receive({
    raw: filledRaw(mail.raw, person),
    from: sendersOf(mail, person),
    to: recipients(mail.to, person),
    verdicts: mail.verdicts,
  });
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
  const breaches: Breach[] = [...breachesIn(lines)];
  if (ms > patienceMs) {
    const again: number[] = [];
    for (let time = 0; time < 3; time += 1) again.push(await delivered(mail, person, trying));
    const fastest = Math.round(Math.min(...again));
    await product.watch.seen();
    if (fastest <= patienceMs) tally.slowOnce();
    else breaches.push({ law: 'slow', sign: 'inbound.email', detail: `${fastest} ms of four` });
  }
  return breaches;
}

/** A mail in lines, with what is no text of one byte a sign in escapes; long ones by their parts. */
export function shownMail({ raw, ...about }: HostileMail): string {
  const text = JSON.stringify(raw);
  const cut = text.length > 3_000 ? `${text.slice(0, 1_500)} ... ${text.slice(-1_000)}` : text;
  return `${JSON.stringify(about)} ${text.length} signs: ${cut}`;
}
