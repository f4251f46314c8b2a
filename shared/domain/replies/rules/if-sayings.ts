/** Data: conditions under which something is to be done, each set apart from what that is. */

const verbs =
  '(?:call|ring|phone|text|email|message|get|buy|pick|collect|drop|take|bring|send|post|pay|book|order|fix|mend|patch|paint|clean|wash|hoover|vacuum|tidy|sort|mow|cut|trim|prune|water|feed|walk|bath|move|stack|hang|fold|iron|bake|cook|make|finish|start|write|read|draft|review|check|chase|plant|dig|weed|sweep|mop|dust|clear|empty|fill|load|put|pack|unpack|print|practi[cs]e|study|revise|go|do|run|visit|see|meet|look|try|spray|spread|shear|dose|move|rake|burn|chop|split|fence|mulch|service)';
const left =
  '(?: (?:after(?:wards)?|left(?: over)?|over|later|today|tonight|before (?:tea|dinner|bed|dark)))*';

export const ifSayings: readonly (readonly [RegExp, string])[] = [
  // "And if it dont rain patch that north fence"
  [
    new RegExp(
      String.raw`(?<!\b(?:ask|asking|check|see|know|out|me|sure|wonder|maybe|perhaps|possibly) )\bif ((?:it|(?:the )?(?:weather|rain|sun|wind|forecast|snow|frost)) (?:does ?n'?t|do ?n'?t|isn'?t|ain'?t|stays?|keeps?|holds?|clears?|stops?|dries|warms|eases|lets)(?: (?:rain(?:ing)?|snow(?:ing)?|pour(?:ing)?|dry|sunny|fine|off|up|out|nice|wet|cold|blow(?:ing)?|too \p{L}+))?|there'?s (?:any |still |some |enough )?(?:time|daylight|light|energy)|(?:i|we|i'?ve|we'?ve)(?: still)? (?:get|have|find|got) (?:any |the |a |some |enough )?(?:time|chance|minute|min|moment|energy|mo))${left} (?=(?:i'?ll |we'?ll )?${verbs} \p{L})`,
      'giu',
    ),
    'if $1, ',
  ],
];
