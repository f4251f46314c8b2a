/** How a letter is named in an address of the admin area: by its row, without the signs of keys. */
import { type Key, keys } from '#functions/store/keys.ts';

/** `2026-11-21.MIDDAY_CHECKIN`, `WELCOME`. */
export const letterIdOf = (sk: string): string => sk.split('#').slice(1).join('.');

/** The answer to a reply. */
export const acknowledgementIdOf = (replyId: string): string => `REPLY.${replyId}`;

export type NamedLetter =
  | { readonly kind: 'letter'; readonly key: Key }
  | { readonly kind: 'acknowledgement'; readonly replyId: string };

const shapes = {
  acknowledgement: /^REPLY\.([\w-]{1,64})$/,
  dated: /^(\d{4}-\d\d-\d\d)\.([A-Z0-9_]{1,40})$/,
  undated: /^[A-Z]{1,20}$/,
};

/** Undefined for what can be no letter's name. */
export function letterNamed(userId: string, letterId: string): NamedLetter | undefined {
  const [, replyId] = shapes.acknowledgement.exec(letterId) ?? [];
  if (replyId) return { kind: 'acknowledgement', replyId };
  const [, date, which] = shapes.dated.exec(letterId) ?? [];
  if (date && which) return { kind: 'letter', key: keys.letter(userId, date, which) };
  if (!shapes.undated.test(letterId)) return undefined;
  const { pk } = keys.welcome(userId);
  return { kind: 'letter', key: { pk, sk: `LETTER#${letterId}` } };
}
