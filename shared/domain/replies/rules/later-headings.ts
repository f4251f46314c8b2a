/** Data: headings that say when what stands behind them is to be done: "To be done tomorrow:". */
import { pattern } from '../pattern.ts';

const day =
  '(?:tomorrow|tmrw|tmr|2moro|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month)|the weekend)';
const verb =
  '(?:done|dealt with|sorted(?: out)?|seen to|tackled|finished|added|handled|looked at|attended to|completed|noted|put down|scheduled|picked up|carried over|[a-z]{3,}ed)';

export const dueLater = pattern(
  'i',
  String.raw`^(?:(?:and|also|still|things?|jobs?|tasks?|items?|stuff|one more|bits|what(?:'s| is)?|which|that(?:'s| is)?|all) )*`,
  String.raw`(?:(?:left |remaining )?to (?:be|get) ${verb}|to follow(?: up)?|(?:needs?|needing|has|have|must|wants?) (?:to )?(?:be )?(?:doing|${verb})|(?:is |are )?(?:left(?: over)?|remains?|remaining)(?: to do)?|carried (?:over|forward)|put down)`,
  String.raw`,? (?:first thing |early |only )*(?:for |on |over |come |to |by )?${day}(?: (?:morning|evening|afternoon|first thing|please|then|now))*$`,
);
