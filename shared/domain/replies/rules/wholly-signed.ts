/** Knows a reply that is nothing but a signature: "Danielle Roy, RDH" above her clinic. */
import { givenNames } from '../given-names.ts';
import type { Row } from './closing.ts';
import { contact, degree, honorific, isAllSignature, notice, title } from './contact-block.ts';
import { isBesideName, isFullName, nameIn } from './signatory.ts';

const qualified = new RegExp(`^\\p{Lu}[^,]+, ?${degree}(?:,? ${degree})*$`, 'u');
const titled = /^(?:Dr|Prof|Rev|Fr|Sr)\.? /;

/** Whether all lines say who somebody is, and none what is to be done. */
export function isWhollySigned(lines: readonly Row[]): boolean {
  const [first, ...rest] = lines;
  if (!first || first.bullet || rest.length === 0 || rest.length > 4) return false;
  if (isAllSignature(lines)) return true;
  if (isTitled(lines)) return true;
  const [given = ''] = first.text.replace(titled, '').toLowerCase().split(' ');
  if (!givenNames.has(given) || nameIn(first.text) === undefined) return false;
  if (rest.some(({ text, bullet }) => bullet || !(isBesideName(text) || notice.test(text))))
    return false;
  const tells = rest.some(({ text }) => title.test(text) || contact.test(text));
  return qualified.test(first.text) || (tells && isFullName(first.text));
}

const part = String.raw`\p{Lu}[\p{L}'’-]+`;
/** "Dr Lindiwe Mokoena BVSc": with what stands before or behind it a name is one. */
const honoured = new RegExp(
  `^(?:${honorific}\\.? ${part}(?: ${part}){1,2}(?:,? ${degree})*|${part}(?: ${part}){1,2}(?:,? ${degree})+)$`,
  'u',
);
/** "Emergencies: 24 hrs", "Bleep 2231", "Ward 4". */
const reachedAt =
  /^(?:(?:emergenc(?:y|ies)|out of hours|after hours|24 ?h|open|bleep|pager|ext(?:ension)?|ward|room|unit|floor|suite|desk)\b[:.]?(?: (?:contact|line|calls?))?[:.]? ?[\d(+]|24\/7\b)/i;

function isTitled([first, ...rest]: readonly Row[]): boolean {
  if (!first || !honoured.test(first.text)) return false;
  const tells = ({ text }: Row): boolean =>
    title.test(text) || contact.test(text) || reachedAt.test(text);
  return (
    rest.some(tells) &&
    rest.every(
      (row) => !row.bullet && (tells(row) || isBesideName(row.text) || notice.test(row.text)),
    )
  );
}
