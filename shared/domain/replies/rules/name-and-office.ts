/** Knows who signs with an office behind the name: "H. Pym, Clerk to the Council". */
import { oneOf, pattern } from '../pattern.ts';
import { taskVerbs } from './verbs.ts';

const office = oneOf(
  'Clerk|Secretary|Treasurer|Chair(?:man|woman|person)?|President|Captain|Skipper|(?:Church)?[Ww]arden|Vicar|Rector|Curate|Verger|Sexton|Organist|Minister|Pastor|Priest|Deacon|Mayor|Councillor|Governor|Trustee|Steward',
  'Convenor|Convener|Director|Manager|Principal|Headteacher|Head|Bursar|Registrar|Curator|Archivist|Librarian|Editor|Foreman|Supervisor|Co-?ordinator|Partner|Owner|Proprietor|Founder|Solicitor|Matron|Sister|Caretaker|Conductor|Undertaker|Administrator',
);
const rank =
  '(?:(?:The|Hon\\.?|Honorary|Acting|Deputy|Assistant|Vice|Parish|Town|Village|Club|Church|Head|Senior|Chief|General|Managing|Funeral|Branch|Shop|Site|Office|Ward|Practice|Membership|Company) )*';

const signed = pattern(
  'u',
  String.raw`^([^,()]{3,40}?)(?:, | \()${rank}${office}(?: (?:to|of|for|at|in|and)(?: (?:the|our))? [\p{L}][\p{L}'’. &-]{1,50})?\)?[.,]?$`,
);

/** The name alone; the whole text where no office stands behind one. */
export function withoutOffice(text: string): string {
  const [, name = text] = signed.exec(text) ?? [];
  return taskVerbs.has(name.toLowerCase().split(' ', 1)[0] ?? '') || asksOf.test(name)
    ? text
    : name;
}
/** "Tell Bob Smith, Captain" is to be done. */
const asksOf = /^(?:tell|thank|remind|warn|ask|see|invite|congratulate|brief|chase)\b/i;
