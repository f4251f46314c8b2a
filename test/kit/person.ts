/** A person for a test: signs up by the two calls of the pages, with an address of their own. */
import { randomUUID } from 'node:crypto';
import { linksOf, type Signing } from './link.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Asks the product as a browser would; both the world and the running product can. */
export interface Askable {
  post(path: string, body: unknown): Promise<Answer>;
}

export interface SignedUp {
  readonly email: string;
  readonly userId: string;
}

export const newAddress = (): string => `ada.${randomUUID().slice(0, 8)}@example.com`;

export const createUser = (product: Askable, email: string, zone: string, source?: string) =>
  product.post('/api/v2/onboarding/create-user', {
    email,
    timezone: zone,
    startToday: true,
    ...(source && { timezone_source: source }),
  });

export const day0 = (product: Askable, userId: string, rawText: string, startToday = true) =>
  product.post('/api/v2/onboarding/day0-intentions', { userId, rawText, startToday });

/** Enters an address as anybody may: nobody has confirmed it. */
export async function enter(product: Askable, zone = 'America/Chicago'): Promise<SignedUp> {
  const email = newAddress();
  const { body } = await createUser(product, email, zone, 'user');
  return { email, userId: String(body['userId']) };
}

/** The link of the first letter. */
export const confirm = (product: Askable & Signing, { userId }: SignedUp) =>
  product.post(linksOf(product, userId).confirm, {});

/** Enters their own address and confirms it at once, so that the letters come. */
export async function signUp(product: Askable & Signing, zone?: string): Promise<SignedUp> {
  const person = await enter(product, zone);
  await confirm(product, person);
  return person;
}

/** Signs up and starts today with three things to do. */
export async function begin(
  product: Askable & Signing,
  rawText = 'Finish the deck\nCall Mom\nGo for a walk',
  zone?: string,
): Promise<SignedUp> {
  const person = await signUp(product, zone);
  await day0(product, person.userId, rawText);
  return person;
}
