/** Tells a phone that can be texted from a row of digits: the one user of the numbering plans. */
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';

export type CheckedNumber =
  | { readonly kind: 'number'; readonly phone: string }
  /** No number that could be dialled, or one that takes no texts. */
  | { readonly kind: 'none' }
  /** A good number of a country that is not texted. */
  | { readonly kind: 'elsewhere' };

/** The plan does not tell a mobile from a fixed line in North America, and takes texts on both. */
const textable: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Checks a number in E.164 against its country's plan (`isValid`, not `isPossible`: `+1 555 ...` is
 * possible and nobody's) and against the countries that are texted, by ISO 3166 code.
 */
export function checkNumber(written: string, countries: readonly string[]): CheckedNumber {
  const number = parsePhoneNumber(written);
  if (!number?.isValid() || !textable.has(number.getType())) return { kind: 'none' };
  const country: CountryCode | undefined = number.country;
  if (!country || !countries.includes(country)) return { kind: 'elsewhere' };
  return { kind: 'number', phone: number.number };
}
