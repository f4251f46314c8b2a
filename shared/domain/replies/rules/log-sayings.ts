/** Data: how people ask that a tick be taken off, or that what they did be written down as done. */

/** What is found, and what stands for it. */
export const logSayings: readonly (readonly [RegExp, string])[] = [
  // "So un-done that one please", "un-do the hives".
  [
    /\bun-?(?:done|do|doing|ticking) (?=(?:that|this|it|the(?! (?:damage|knots?|mess|stitch\w*|stitches|hem|braids?|bolts?|screws?)\b)|my|\d|number|no\b|#))/gi,
    'untick ',
  ],
  [/\bun-(?=(?:tick|check|mark|cross)(?:ed)? )/gi, 'un'],
  [/\bneeds? (?:to be )?un-?tick(?:ing|ed)\b/gi, 'is not done'],
  // "Hives got ticked too soon", "I was wrong to tick the hives".
  [
    /\b(?:was|were|got|is|are|been)? ?(?:ticked|marked(?: as)? done|marked|crossed|checked)(?: off)? (?:too (?:soon|early)|prematurely|by (?:mistake|accident|error)|in error|accidentally|wrongly)\b/gi,
    'was ticked by mistake, not done',
  ],
  [
    /\b(?:i was |was )?wrong to (?:have )?tick(?:ed)?(?: off)? ((?:the |my )?\p{L}+(?: \p{L}+)?)(?=\s*(?:[.!?,;\n]|$))/giu,
    'untick $1',
  ],
  // "The scales back on please"
  [
    /(?<=^\W{0,4}|[.!?;\n]\s{0,4}|\band )((?:the |my )?(?!i\b|i'm\b|we\b|it\b|get\b|am\b|now\b|light)\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}) back on(?: again)?(?: the list)?(?: please| pls)(?=\s*(?:[.!?,;\n]|$))/giu,
    'reopen $1',
  ],
  // "The trench was a typo, should be knead the dough"
  [
    /\b(?:was|is) (?:just )?a (?:typo|misspelling|slip)[,;.]? (?:and )?(?:it |that )?(?=(?:should|is meant to|was meant to) (?:be|say|read)\b)/gi,
    '',
  ],
  // "The save bug is back", "the leak has started again": what was fixed is not.
  [
    /\b(bug|leak|crash|error|fault|glitch|drip|rattle|squeak|damp|mould|blockage)(?:'s| is| has| have| came| come)* (?:back(?! (?:to|up|on|in|from))|come back|resurfaced|reappeared|returned|reared its (?:ugly )?head(?: again)?|happening again|started (?:up )?again|there again)(?= |\s*(?:[.!?,;\n]|$))/gi,
    '$1 is not fixed',
  ],
  // "Not on the list but log it as done for me", "mark it done anyway".
  [
    /,? ?(?:[-–—]+ ?)?(?:(?:it )?(?:was|is|were|wasn't|isn't|weren't)? ?(?:not|never)? ?on (?:the|my|this|your) list|(?:wasn't|isn't|not) on (?:there|it|here))(?: (?:i know|at all|though|tho))?,? but (?:please |can you |could you |do )*((?:log|count|put|mark|tick|add|note|write) (?:it|that|this|them|those)\b)/gi,
    '. $1',
  ],
  [
    /\b(log|count|put|mark|tick) (it|that|this)(?: down| up)? (?:as )?(?:done|complete) (?:anyway|regardless|all the same)\b/gi,
    '$1 $2 as done',
  ],
  // "Nearly all done, only Nan to call".
  [
    /(?:(?:nearly|almost|pretty much|mostly|just about|all but) )?((?:all|everything(?: is|'s)?|the lot|most) ?(?:done|finished|sorted|complete|there)(?: now| today)?[,;:–—-]+ ?(?:but |and )?)(?:only|just) ((?:the |my )?[\p{L}']+(?: [\p{L}']+)?) (?:left )?to (?:go|do|finish|call|ring|phone|text|email|send|pay|book|order|post|buy|get|clean|fix|collect|pick up|sort|write|file)(?=\s*(?:[.!?;,\n]|$))/giu,
    'all done except $2',
  ],
];
