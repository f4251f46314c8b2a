/** Knows a reply that is nothing but a signature: "Danielle Roy, RDH" above her clinic. */
import { givenNames } from '../given-names.ts';
import type { Row } from './closing.ts';
import { contact, degree, isAllSignature, notice, title } from './contact-block.ts';
import { isBesideName, isFullName, nameIn } from './signatory.ts';

const qualified = new RegExp(`^\\p{Lu}[^,]+, ?${degree}(?:,? ${degree})*$`, 'u');
const titled = /^(?:Dr|Prof|Rev|Fr|Sr)\.? /;

/** Whether all lines say who somebody is, and none what is to be done. */
export function isWhollySigned(lines: readonly Row[]): boolean {
  const [first, ...rest] = lines;
  if (!first || first.bullet || rest.length === 0 || rest.length > 4) return false;
  if (isAllSignature(lines)) return true;
  const [given = ''] = first.text.replace(titled, '').toLowerCase().split(' ');
  if (!givenNames.has(given) || nameIn(first.text) === undefined) return false;
  if (rest.some(({ text, bullet }) => bullet || !(isBesideName(text) || notice.test(text))))
    return false;
  const tells = rest.some(({ text }) => title.test(text) || contact.test(text));
  return qualified.test(first.text) || (tells && isFullName(first.text));
}
