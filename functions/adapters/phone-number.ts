/** Checks whether digits are a phone that we may text. Loads the world's numbering plans. */
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';

export type CheckedNumber =
  | { readonly kind: 'number'; readonly phone: string }
  /** Not a valid number, or one that can't receive texts. */
  | { readonly kind: 'none' }
  /** A valid number in a country that we don't text. */
  | { readonly kind: 'elsewhere' };

/** In North America the plan can't tell mobiles from fixed lines, so both count. */
const textable: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Checks an E.164 number against its country's plan and against the countries we text (ISO 3166
 * codes). Uses `isValid`, not `isPossible`: `+1 555 ...` is possible but assigned to nobody.
 */
export function checkNumber(written: string, countries: readonly string[]): CheckedNumber {
  const number = parsePhoneNumber(written);
  if (!number?.isValid() || !textable.has(number.getType())) return { kind: 'none' };
  const country: CountryCode | undefined = number.country;
  if (!country || !countries.includes(country)) return { kind: 'elsewhere' };
  return { kind: 'number', phone: number.number };
}
