/** The links of a letter, signed as the functions of a world sign them. */
import { createHmac } from 'node:crypto';
import { type LinkPurpose, linkToken } from '#shared/domain/link-token.ts';
import type { Sign } from '#shared/domain/signature.ts';

/** What runs with a secret that the tests know. */
export interface Signing {
  readonly secret: string;
}

export const signOf =
  ({ secret }: Signing): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();

export const signsOf = (world: Signing): readonly Sign[] => [signOf(world)];

const signed = (world: Signing, purpose: LinkPurpose, userId: string): string =>
  linkToken(purpose, userId, signOf(world));

/** Paths of the calls behind the links. */
export const linksOf = (world: Signing, userId: string) => ({
  unsubscribe: `/api/unsubscribe?token=${signed(world, 'unsubscribe', userId)}`,
  accept: `/api/email/accept?token=${signed(world, 'accept', userId)}`,
  confirm: `/api/confirm?token=${signed(world, 'confirm', userId)}`,
});
