/** Knows what is told of how a thing went from what is still to do: "never made a squeak". */
import { sparing } from '../sparing.ts';
import { isPast } from './past.ts';

const never = sparing(
  /^(?:(?:and|but|so|though|although|bless (?:him|her|them|it))[, ]+)*(?:(?:i|we|he|she|it|they) )?(?:never|hardly|barely|scarcely)(?: even| once| so much as| really)? (\p{L}+)\b/u,
);
const howItWas = sparing(
  /^(?:as )?good as gold\b|^not a (?:peep|squeak|murmur|sound|whimper|flinch|tear|word|whisper)\b/,
);

/** A plan says nothing in the past. */
export const neverDid = (gist: string): boolean =>
  didSo(never.exec(gist)?.[1] ?? '') || howItWas.test(gist);
const didSo = (verb: string): boolean =>
  isPast(verb) || /^(?:felt|said|heard|saw|knew)$/.test(verb);
