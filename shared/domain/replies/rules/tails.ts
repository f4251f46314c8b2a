/** Data: what people say behind a thing to do: politeness, doubt, hope and reasons. */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';

export const tails = [
  // "Chase the deposit and that'll do"
  sparing(
    /(?:, ?| and | then )(?:then )?(?:that'?ll|that will|that should|that'?s|that is|that ought to)(?: just| about| probably)* (?:do(?: me| us| it)?|me|it|us|all|plenty|enough|the lot|everything|your lot|be (?:it|all|plenty|enough|me|that|everything)|me (?:done|sorted|set))(?: (?:for|today|now|then|me|us|thanks|really|the day|i think|folks|done))*[.! ]*$/iu,
  ),
  // "Do dishes u lazy cow"
  sparing(
    /,? (?:you|u|ya|ye) (?:lazy|silly|stupid|daft|absolute|big|sad|old|useless|eejit|muppet|idiot|fool|numpty|total|complete|dozy|clown|lump)(?: \p{L}+){0,2}[.! ]*$/iu,
  ),
  // "2) speak to Geoffrey and 3) walk", "order a skip n all": what led on.
  sparing(/\s+(?:(?:and|then|&|plus|,)\s*|n all)$/i),
  // "Gym, groceries and all that"
  sparing(
    /,?\s+(?:etc|&c|(?:and|or) (?:all that|all the rest|so on(?: and so forth)?|so forth|(?:other )?stuff|whatnot|the like|such|whatever(?: else)?(?: .*)?|things like that))[.! ]*$/i,
  ),
  // "Need to call the dentist anyway"
  sparing(/(?<=\S \S{2,}),?\s+(?:anyway|regardless|nonetheless|all the same)[.! ]*$/i),
  sparing(/\s+(?:auch|ook|aussi|tambi[eé]n|tamb[eé]m|anche)(?: noch| nog)?\W*$/i),
  // "Buy paint lah": a sound at the end. "Get board tomorrow after school": the list says the day.
  sparing(
    /,?\s+(?:abeg|huhu(?:hu)*|hehe(?:he)*|hihi|jk|smh|lmao|lolz|o|sha|sef|na|hor|lah|leh|lor|meh|yaar|bru|boet|jare)[.! ]*$/i,
  ),
  sparing(
    /\s+(?:for )?(?:tomorrow|tmrw|tmr|2moro)(?=\s+(?:after|before|at|by|around|on|in|with|from|during|when|once)\b)/i,
  ),
  pattern(
    'i',
    String.raw`,?\s+(?:(?:god|lord) willing|in ?sha'? ?allah|inshallah|please god|deo ` +
      String.raw`volente|touch wood|knock on wood|fingers crossed|with any luck|`,
    String.raw`(?:time|weather|health) permitting|si dios quiere|se deus quiser|so gott ` +
      String.raw`will|dio volendo)\W*$`,
  ),
  // "Call my wife it's our anniversary": a reason without a mark before it.
  sparing(
    /(?=\s+(?:it's|she's|he's|they're|theyre) )(?<=^(?!(?:check|tell|ask|confirm|ensure|remind|say|explain|let|see|make|find|show|hope)\b).{3,80}(?<!\b(?:before|after|while|if|whether|that|what|when|how|why|where|who|sure|like|as|than|until|while|and|but|or|think)))\s+(?:it's|she's|he's|they're|theyre) .*$/i,
  ),
  sparing(
    /(?<!\b(?:check|see|ask|know|decide|confirm|wonder|tell|test|learn|say|out|look)(?: (?:with )?\p{L}+)?),?\s+if (?:i'm|i am|i'd|i'll|i will|i've|(?:i|we) (?:have|get|find|manage|feel|still))\b.*$/iu,
  ),
  sparing(
    /,?\s+if (?:still )?(?:got|have|any|enough) (?:the |any |enough )?(?:energy|time|mood|strength|chance|money|life|juice)(?: left)?\W*$/i,
  ),
  sparing(/,?\s+if \p{Lu}\p{Ll}+(?:'s| is| can)\b.*$/u),
  pattern(
    'i',
    String.raw`\s*\((?:(?:u+gh+|a+rgh+|lol|ha(?:ha)+|sigh|gulp|eek|boo|yay|woo+|meh|finally|` +
      String.raw`again|please|pls|sorry|`,
    String.raw`maybe|hopefully|must|must do|nice to have|optional|priority|urgent|important|yuck|fun|joy|help|grr+|oof|yikes|obviously|as usual|of course|` +
      String.raw`fingers crossed|wish me `,
    String.raw`luck|at last|don't ask|long story|boring|my fave|if (?:poss(?:ible)?|i can|i ` +
      String.raw`have time|time|there's time))[!. ]*)+\)\W*$`,
  ),
  sparing(
    /\s+(?:to|on|onto|in|at) (?:(?:the|my) (?:front|top|end|bottom|start) of )?(?:the|my|today's) list\b.*$/i,
  ),
  pattern(
    'i',
    String.raw`\s+(?:to (?:today|tomorrow)|on there|hinzufügen|hinzu|dazu|toevoegen|stp|svp|porfa|porfis?|plis|pf|aub|s'il (?:te|vous) pla[iî]t|`,
    String.raw`alsjeblieft|por favor|bitte|per favore)\W*$`,
  ),
  sparing(/,?\s+in (?:its|their|his|her) (?:place|stead)\W*$/i),
  sparing(/,?\s+ideally\W*$/i),
  // "Add milk for tomorrow would you", "there's a love".
  sparing(
    /,?\s+(?:(?:would|will|could|can) (?:you|u|ya|ye)(?: please| kindly)?|there's a (?:love|dear|pet|star|good \p{L}+)|(?:if you|if ya) (?:would|could|wouldn't mind|don't mind|please))\W*$/iu,
  ),
  sparing(/,?\s+on top of (?:that|those|this|it|them|everything)\W*$/i),
  sparing(/,?\s+before (?:i'm|i am|we're|i go|i leave|i get|i'm back)\b.*$/i),
  sparing(
    /,?\s+(?:for (?:sure|definite|certain|real)|definitely|without fail|(?:i|we) (?:s'pose|suppose|guess|reckon|think|believe|imagine|hope)|sadly|alas|unfortunately|annoyingly|obviously|naturally|of course|finally|at last|somehow|hopefully|really)\W*$/i,
  ),
  sparing(
    /,?(?<!\b(?:while|whilst|when|whenever|once|until|till)|^(?:remember to )?(?:tell|ask|remind|say|warn|let|check|confirm) [^,]{0,30})\s+(?:i'll|i'd|i'm|i will)\b.*$/i,
  ),
  pattern(
    'i',
    String.raw`[,;]?\s+(?:please|pls|plz|thanks|thank you|thx|too|as well|also|though|tho|` +
      String.raw`instead|if nothing else|above all|first and foremost|maybe|perhaps|possibly|`,
    String.raw`ugh|lol|haha|innit|tbh|eh|y'know|you know|(?<!\b(?:the|my|our|a|with|of|for|and|see|call|ring|text|meet)\s)(?:mate|lads|folks|darling|my (?:dears?|loves?|lovely)|petal|sweetie)|(?<!\bsay\s)hey|ja|again|if ` +
      String.raw`(?:poss(?:ible)?|i can|i have time|there'?s time|that's `,
    String.raw`ok))[.! ]*$`,
  ),
  pattern(
    'iu',
    String.raw`\s*(?:,|\s)\s*(?:because|cause|cuz|since|so that|or (?:i|we|they|he|she|you|(?:my|the) \p{L}+(?: \p{L}+)?(?:'ll| will| won't))(?![\p{L}])|` +
      String.raw`as (?:i|we|he|she|they|my|the|`,
    String.raw`it)|before (?:it|they|he|she)(?! (?:close|shut|leave|go|finish|knock off|expire|start|open|get(?!s? (?:too |so |really |very )?(?:hot|dark|cold|late|busy|light|wet|worse|warm|bad)\b)|arrive|land|board)s?\b)|(?<!\b(?:ask|see|check|know|decide|confirm|find out|wonder)\b[^,.;]*\s)if (?:the|he|she|they|i|we|it)|otherwise|or `,
    String.raw`else)\b.*$|,\s*(?:who|which)\b.*$|\s+(?:that|which) (?:comes? first|has to (?:come first|happen|be first)|needs? doing|can't wait|i keep forgetting|(?:i|we)(?:'d|'ve| had| have)?(?: (?:nearly|almost|completely|totally|clean))? (?:forgot(?:ten)?|left out|didn't mention)(?: to (?:say|mention|add|put|write|list|include|tell (?:you|ya|u)))?(?: about| down| on| in)*)\W*$`,
  ),
];
