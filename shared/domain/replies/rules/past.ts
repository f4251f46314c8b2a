/** Knows a verb in the past: said of an item, it means that it is done. */
import { pattern } from '../pattern.ts';

const pastWord = pattern(
  'u',
  String.raw`^(?:\p{L}{2,}ed|sent|paid|bought|wrote|written|got|did|made|went|ran|took|told|`,
  String.raw`met|built|sold|drove|swept|fed|hung|gave|brought|caught|chose|drew|ate|found|`,
  String.raw`held|kept|laid|left|lent|rang|spoke|spent|taught|threw|signd|recogi|envie|llame|`,
  String.raw`compre|regue|angerufen|geschickt|gekauft|\p{L}*ge\p{L}{3,}t)$`,
);
const notPast = pattern(
  '',
  String.raw`^(?:need|feed|speed|seed|weed|shed|bed|red|indeed|supposed|used|tired|excited|`,
  String.raw`exhausted|wasted|embed|sacred|hundred|kindred|breed|proceed|exceed|succeed)$`,
);

export const isPast = (word: string): boolean => pastWord.test(word) && !notPast.test(word);

/** Verbs that look the same in the past: "read the report" in the evening is a report. */
export const pastToo = /^(?:read|put|cut|set|hit|let|shut|split|spread|cost)\b/i;
