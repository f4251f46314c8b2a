/** The links of a letter, signed as the functions of a world sign them. */
import { createHmac } from 'node:crypto';
import { type LinkPurpose, linkToken } from '#shared/domain/link-token.ts';
import type { World } from './world.ts';

const signed = ({ secret }: World, purpose: LinkPurpose, userId: string): string =>
  linkToken(purpose, userId, (text) => createHmac('sha256', secret).update(text).digest());

/** Paths of the calls behind the links. */
export const linksOf = (world: World, userId: string) => ({
  unsubscribe: `/api/unsubscribe?token=${signed(world, 'unsubscribe', userId)}`,
  confirm: `/api/confirm?token=${signed(world, 'confirm', userId)}`,
});
