/** Tokens and cookies that were changed, cut, made for something else, or by somebody else. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { linkToken } from '#shared/domain/link-token.ts';
import { sealForm } from '#shared/domain/sign-in-tokens.ts';
import { signed } from './product.ts';
import type { Scene } from './scene.ts';
import { secretWord } from './secret-word.ts';

/** Where a token is shown. */
export const doors = [
  'unsubscribe',
  'confirm',
  'accept',
  'session',
  'form',
  'reply',
  'leaving',
] as const;
export type Door = (typeof doors)[number];

export interface HostileToken {
  readonly door: Door;
  readonly change: Change;
}

/** What was done to a token that was good. */
export type Change =
  | { readonly kind: 'flipped'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut' | 'cut in front' | 'doubled'; readonly at: number }
  | { readonly kind: 'replaced'; readonly by: string }
  | { readonly kind: 'longer'; readonly by: string }
  /** Good for another door, or signed with a secret that is not ours, or too late by now. */
  | { readonly kind: 'of another purpose' | 'of another secret' | 'expired' };

const at = fc.nat(200);
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('flipped' as const), at, bit: fc.nat(6) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cut', 'cut in front', 'doubled'), at }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('replaced' as const),
      by: fc.oneof(
        fc.constantFrom(
          '',
          'a'.repeat(56),
          secretWord,
          '..',
          '%',
          '__proto__',
          'null',
          '0.'.repeat(50),
        ),
        fc.constantFrom('x'.repeat(5_000), '7'.repeat(56), `${'f'.repeat(36)}.${'A'.repeat(43)}`),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('longer' as const),
      by: fc.constantFrom('=', ' ', 'a', '.', '\u0000', '%00', `&${secretWord}`, 'é', '\ud800'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('of another purpose', 'of another secret', 'expired'),
    }),
  },
);

export const hostileToken: fc.Arbitrary<HostileToken> = fc.record({
  door: fc.constantFrom(...doors),
  change,
});

const stranger = (text: string): Uint8Array =>
  createHmac('sha256', 'a secret of somebody else').update(text).digest();

/** The token of another door for the same person; sessions and forms have none. */
function ofAnother(door: Door, id: string, good: string): string {
  if (door === 'unsubscribe' || door === 'leaving') return linkToken('confirm', id, signed);
  if (door === 'confirm' || door === 'accept') return linkToken('unsubscribe', id, signed);
  return door === 'form' ? linkToken('confirm', id, signed) : `${id}.${good.slice(-43)}`;
}

const longAgo = new Date(0);

function bySomebodyElse(door: Door, id: string, good: string, browser: string): string {
  if (door === 'unsubscribe' || door === 'confirm' || door === 'accept')
    return linkToken(door, id, stranger);
  if (door === 'form') return sealForm(browser, new Date(8e12), new Uint8Array(12), stranger);
  return `${good.slice(0, -10)}${'a'.repeat(10)}`;
}

/** The token as it is shown; undefined where this door knows no such change. */
export function changed(
  { door, change: how }: HostileToken,
  good: string,
  { scene, browser }: { readonly scene: Scene; readonly browser: string },
): string | undefined {
  const id = scene.facts.get('person1.id') ?? '';
  const place = 'at' in how ? how.at % Math.max(1, good.length) : 0;
  switch (how.kind) {
    case 'flipped': {
      const code = good.charCodeAt(place) ^ (1 << how.bit);
      return good.slice(0, place) + String.fromCharCode(code) + good.slice(place + 1);
    }
    case 'cut':
      return good.slice(0, place);
    case 'cut in front':
      return good.slice(place + 1);
    case 'doubled':
      return good.slice(0, place) + good;
    case 'replaced':
      return how.by;
    case 'longer':
      return good + how.by;
    case 'of another purpose':
      return ofAnother(door, id, good);
    case 'of another secret':
      return bySomebodyElse(door, id, good, browser);
    case 'expired':
      return door === 'form' ? sealForm(browser, longAgo, new Uint8Array(12), signed) : undefined;
  }
}
