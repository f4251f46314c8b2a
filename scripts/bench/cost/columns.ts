/** What others would pay for the same month, in thousandths of a dollar: two designs on paper. */
import type { Line } from '../../cost/work-out.ts';

type Column = Readonly<Partial<Record<Line, number>>>;

/** From the same prices: two write units a prompt, four a reply, no word of SES about letters. */
export const careful: Column = {
  'mails out': 15,
  'mails in': 6,
  schedules: 0.09,
  functions: 0.165,
  table: 0.34,
  'raw mails': 0.337,
  logs: 0.067,
  pages: 0.009,
  model: 6.15,
};

/** One and two units, batches of ten out of a queue, three of five replies without a model. */
export const moonshot: Column = {
  ...careful,
  queues: 0.043,
  functions: 0.035,
  table: 0.17,
  logs: 0.014,
  model: 1.57,
};

/** The same by text, one and a half segments each. */
export const carefulTexts: Column = {
  texts: 2655,
  schedules: 0.09,
  functions: 0.165,
  table: 0.34,
  logs: 0.067,
  pages: 0.009,
  model: 6.15,
};
