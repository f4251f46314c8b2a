/** Data: names of what one does, which need no verb. */
import { pattern } from '../pattern.ts';

/** Names what one does, not a thing that one does something to. */
export const activity =
  /^(?:some |the |my |an? )*(?:(?:evening|morning|night|afternoon) )?(?:gym|yoga|pilates|laundry|dishes|ironing|hoovering|groceries|shopping|homework|swimming|swim|jogging|cycling|badminton|football|tennis|netball|squash|choir|rehearsals?|dentist|physio|therapy|church|mass|prayers|meditation|journall?ing|admin|paperwork|invoicing|payroll|school run|bedtime|bath|nap|gardening|weeding|revision|meal prep|food shop|bins)\b/i;

/** "Blood test", "piano practice": what one goes to, or has to make. */
export const appointmentName = pattern(
  'iu',
  String.raw`^(?!(?:.* )?(?:long|short|tough|rough|hard|lovely|boring|stress\p{L}*|hectic|horrible|awful|terrible|amazing|nice|brutal|endless|another|back[- ]to[- ]back|no|not|how|my|your)\b)(?:[\p{L}'’-]+ ){0,3}`,
  String.raw`(?:tests?|prep|practi[cs]e|walk|class|lessons?|sessions?|appointment|appt|homework|essays?|photos|rehearsal|therapy|haircut|check-?up|scan|x-?ray|jabs?|vaccin\p{L}+|workout|errands|taxes|invoices?|paperwork|payroll|deposit|renewal|applications?|registration|slides|proposal|contract|groceries|laundry|recycling|dishes|ironing|meds|prescription|flashcards|worksheet|spreadsheet|timesheets?|inventory|stocktake|minutes|newsletter|payslips?)`,
  String.raw`(?: (?:at|by|before) \d\S*(?: ?[ap]m)?)?$`,
);

/** "Doing yoga instead" */
export const doingInstead =
  /^(?:(?:i'm|im|i am|we're|so|and) )*(?:doing|having) (?=(?:an? |some |the )?\p{L}+(?: \p{L}+){0,3} instead\b)/iu;

export const aboutDoing = pattern(
  'iu',
  String.raw`^(?:.{0,60}\b(?:thing|goal|focus|priority|plan|one)\b.{0,40}\bis (?:on )?|`,
  String.raw`.{0,30}\b(?:today|day) is (?:mostly |all |really )?about |i(?:'m| am) thinking `,
  String.raw`(?:of |about )?)(?=\p{L}+ing\b)`,
);
