/** Data: names of what one does, which need no verb. */
import { pattern } from '../pattern.ts';

/** Names what one does, not a thing that one does something to. */
export const activity =
  /^(?:some |the |my |an? )*(?:(?:evening|morning|night|afternoon) )?(?:gym|yoga|pilates|laundry|dishes|ironing|hoovering|groceries|shopping|homework|swimming|swim|jogging|cycling|badminton|football|tennis|netball|squash|choir|rehearsals?|dentist|physio|therapy|church|mass|prayers|meditation|journall?ing|admin|paperwork|invoicing|payroll|school run|bedtime|bath|nap|gardening|weeding|revision|meal prep|food shop|bins)\b/i;

/** "Doing yoga instead" */
export const doingInstead =
  /^(?:(?:i'm|im|i am|we're|so|and) )*(?:doing|having) (?=(?:an? |some |the )?\p{L}+(?: \p{L}+){0,3} instead\b)/iu;

export const aboutDoing = pattern(
  'iu',
  String.raw`^(?:.{0,60}\b(?:thing|goal|focus|priority|plan|one)\b.{0,40}\bis (?:on )?|`,
  String.raw`.{0,30}\b(?:today|day) is (?:mostly |all |really )?about |i(?:'m| am) thinking `,
  String.raw`(?:of |about )?)(?=\p{L}+ing\b)`,
);
