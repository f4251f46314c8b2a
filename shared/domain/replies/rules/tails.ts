/** Data: what people say behind a thing to do: politeness, doubt, hope and reasons. */
import { pattern } from '../pattern.ts';

export const tails = [
  // "Buy paint lah": a sound at the end. "Get board tomorrow after school": the list says the day.
  /,?\s+(?:abeg|hor|lah|leh|lor|meh|yaar|bru|boet|jare)[.! ]*$/i,
  /\s+(?:for )?(?:tomorrow|tmrw|tmr|2moro)(?=\s+(?:after|before|at|by|around|on|in|with|from|during|when|once)\b)/i,
  pattern(
    'i',
    String.raw`,?\s+(?:(?:god|lord) willing|in ?sha'? ?allah|inshallah|please god|deo ` +
      String.raw`volente|touch wood|knock on wood|fingers crossed|with any luck|`,
    String.raw`(?:time|weather|health) permitting|si dios quiere|se deus quiser|so gott ` +
      String.raw`will|dio volendo)\W*$`,
  ),
  // "Call my wife it's our anniversary": a reason without a mark before it.
  /(?=\s+(?:it's|she's|he's|they're|theyre) )(?<=^(?!(?:check|tell|ask|confirm|ensure|remind|say|explain|let|see|make|find|show|hope)\b).{3,80}(?<!\b(?:if|whether|that|what|when|how|why|where|who|sure|like|as|than|until|while|and|but|or|think)))\s+(?:it's|she's|he's|they're|theyre) .*$/i,
  /,?\s+if (?:i'm|i am|i'd|i'll|i will)\b.*$/i,
  pattern(
    'i',
    String.raw`\s*\((?:(?:u+gh+|a+rgh+|lol|ha(?:ha)+|sigh|gulp|eek|boo|yay|woo+|meh|finally|` +
      String.raw`again|please|pls|sorry|`,
    String.raw`maybe|hopefully|yuck|fun|joy|help|grr+|oof|yikes|obviously|as usual|of course|` +
      String.raw`fingers crossed|wish me `,
    String.raw`luck|at last|don't ask|long story|boring|my fave|if (?:poss(?:ible)?|i can|i ` +
      String.raw`have time|time|there's time))[!. ]*)+\)\W*$`,
  ),
  /\s+(?:to|on|onto|in|at) (?:(?:the|my) (?:front|top|end|bottom|start) of )?(?:the|my|today's) list\b.*$/i,
  pattern(
    'i',
    String.raw`\s+(?:to (?:today|tomorrow)|on there|hinzufügen|hinzu|toevoegen|stp|svp|`,
    String.raw`alsjeblieft|por favor|bitte|per favore)\W*$`,
  ),
  /,?\s+before (?:i'm|i am|we're|i go|i leave|i get|i'm back)\b.*$/i,
  /,?\s+(?:for (?:sure|definite|certain|real)|definitely|without fail|(?:i|we) (?:s'pose|suppose|guess|reckon|think|believe|imagine|hope)|sadly|alas|unfortunately|annoyingly|obviously|naturally|of course|finally|at last|somehow|hopefully)\W*$/i,
  /,?\s+(?:i'll|i'd|i'm|i will)\b.*$/i,
  pattern(
    'i',
    String.raw`[,;]?\s+(?:please|pls|plz|thanks|thank you|thx|too|as well|also|though|` +
      String.raw`instead|if nothing else|above all|`,
    String.raw`ugh|lol|haha|innit|tbh|eh|y'know|you know|mate|lads|folks|again|if ` +
      String.raw`(?:poss(?:ible)?|i can|i have time|there'?s time|that's `,
    String.raw`ok))[.! ]*$`,
  ),
  pattern(
    'i',
    String.raw`\s*(?:,|\s)\s*(?:because|cause|cuz|since|so that|or (?:i|we|they|he|she|you)\b|` +
      String.raw`as (?:i|we|he|she|they|my|the|`,
    String.raw`it)|before (?:it|they|he|she)|if (?:the|he|she|they|i|we|it)|otherwise|or `,
    String.raw`else)\b.*$|,\s*(?:who|which)\b.*$`,
  ),
];
