/** Data: the word that ends a letter, with no more behind it than a courtesy. */
import { pattern } from './pattern.ts';

export const closing = pattern(
  '',
  '^(?:thanks|thank you|thx|ty|cheers|regards|best|kind|warm|many thanks|sincerely|love|bye|',
  'goodbye|yours|xx?o?|sent from|gracias|merci|danke|grazie|obrigad[oa]|bedankt|mfg|take care|',
  'mit freundlichen|un saludo|saludos|atentamente|saluti|distinti|',
  'atenciosamente|abracos?|cumprimentos|met vriendelijke|groet|lg|vg|bonne journee|respectfully|',
  String.raw`sorry)\b.{0,40}$`,
);
