/** A person of ours who signs up at the site, leaves by the link of their letters, and is erased. */
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { paths } from '#shared/contract/paths.ts';
import { linkToken } from '#shared/domain/link-token.ts';
import type { User } from '#shared/domain/user.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { purge } from '../erasure/purge.ts';

/** What the person's source says in the analytics, where each counts as one who came. */
const source = 'canary';

/** SES's own mailbox that takes everything, with a name of its own each time. */
const addressOf = (id: string): string => `success+${id}@simulator.amazonses.com`;

const waitMs = 10_000;

class Unwell extends Error {
  override readonly name = 'CanaryUnwell';
}

async function post({ env }: RequestContext, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${env.PUBLIC_BASE_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
    signal: AbortSignal.timeout(waitMs),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Unwell(`${path} answered ${response.status}.`);
  return answer;
}

/** Throws if the site does not answer as a person needs it; the person is erased all the same. */
export async function goThrough(context: RequestContext): Promise<void> {
  const email = addressOf(context.newId());
  const asked = { email, timezone: defaultZone, source };
  try {
    await post(context, paths['onboarding.createUser'].path, asked);
    const user = await userOf(email);
    if (!user) throw new Unwell('The site signed nobody up.');
    const token = linkToken('unsubscribe', user.id, sign);
    await post(context, `${paths['subscription.unsubscribe'].path}?token=${token}`);
    const now = await users.find(user.id);
    if (now?.state !== 'unsubscribed') throw new Unwell('The link unsubscribed nobody.');
  } finally {
    // By the address: the site may have signed them up and failed to say so.
    const user = await userOf(email);
    if (user) await purge(user, context);
  }
}

async function userOf(email: string): Promise<User | undefined> {
  const holder = await people.holderOf(email);
  return holder && users.find(holder.userId);
}
