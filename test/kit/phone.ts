/** A phone for a test: texts as its carrier hands them over, and what it has received. */
import { randomUUID } from 'node:crypto';
import type { Message } from '#scripts/local/console/messages.ts';
import { answer } from './mail.ts';
import { begin, type SignedUp } from './person.ts';
import { builtCloud, type World } from './world.ts';

let made = 0;

/** A number of its own for each test; all are good American ones. */
export function newPhone(): string {
  made += 1;
  return `+1512555${String(1000 + made).padStart(4, '0')}`;
}

/** Writes a text; answers when all that follows is at rest. */
export const text = (world: World, from: string, words: string) =>
  world.post('/_local/api/texts', { from, text: words });

/** What a phone has received, oldest first. */
export const textsTo = async (world: World, phone: string): Promise<readonly string[]> =>
  (await world.mails(phone)).map((message: Message) => message.text);

export const lastTextTo = async (world: World, phone: string): Promise<string> =>
  (await textsTo(world, phone)).at(-1) ?? '';

export interface Texter extends SignedUp {
  readonly phone: string;
}

/** Asks by mail for the letters to come to a phone. */
export async function askForTexts(world: World, { email }: SignedUp, phone: string): Promise<void> {
  const letter = (await world.mails(email)).at(-1)!;
  await answer(world, letter, `text me at ${phone}`);
}

/** A person whose letters come by text: asked by mail, agreed to from the phone. */
export async function beginByText(world: World, rawText?: string, zone?: string): Promise<Texter> {
  const person = await begin(world, rawText, zone);
  const phone = newPhone();
  await askForTexts(world, person, phone);
  await text(world, phone, 'YES');
  return { ...person, phone };
}

export interface TextAbout {
  readonly from: string;
  readonly text: string | undefined;
  readonly id?: string;
  /** When SNS took it; now when not given. */
  readonly at?: Date;
  readonly keyword?: string;
  /** Another topic than that of our number. */
  readonly topic?: string;
}

/** Hands a notice to the function, as SNS does; for what a carrier's own way cannot do. */
export function deliverText(world: World, about: TextAbout) {
  const { from, id = randomUUID(), at = new Date(world.clock.now()), keyword = 'K' } = about;
  const inbound = builtCloud().functions.find(({ name }) => name === 'inbound.sms');
  const message = {
    originationNumber: from,
    destinationNumber: '+15125550100',
    messageKeyword: keyword,
    ...(about.text !== undefined && { messageBody: about.text }),
    inboundMessageId: id,
  };
  const Sns = {
    TopicArn: about.topic ?? inbound?.topics[0],
    Timestamp: at.toISOString(),
    Message: JSON.stringify(message),
  };
  return world.invoke('inbound.sms', { Records: [{ EventSource: 'aws:sns', Sns }] });
}
