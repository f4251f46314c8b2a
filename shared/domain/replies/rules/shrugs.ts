/** Data: words like a verdict in what is only said by the way. */
import { oneOf, pattern } from '../pattern.ts';

const weather =
  '(?:rain(?:s|ing|y)?|snow(?:s|ing|y)?|pour(?:s|ing)?(?: down)?|hail(?:ing)?|sleet|mud(?:dy)?|storms?|stormy|gales?|showers?|thunder(?:storms?)?|drizzl(?:e|ing)|frost|heatwave|windy|sunny|lashing|chucking it down|tipping(?: it)?(?: down)?)';
/** "All weekend anyway", up to where something else is said. */
const on = "(?:(?! (?:so|then|but|and i|i'll|we'll|if|unless)\\b)[^,;.!?])*";

/** "I still have an hour before pickup", "passed with 96%": none of it is about a thing to do. */
export const shrugs = pattern(
  'gu',
  oneOf(
    String.raw`\bthat(?:'s| is) (?:me|us) done\b(?: (?:till?|until|for|now|with)\b.*)?`,
    String.raw`\bnot (?:on |this |next )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?= (?:after all|now|any ?more)|\W*$)`,
    String.raw`\b(?:hours?|days?|weeks?|months?|years?|miles?) and a half\b`,
    String.raw`\bhalf (?:an hour|past|term|price|day|a day|a dozen)\b`,
    String.raw`\b(?:such as it is|for what it's worth|as it were)\b`,
    String.raw`\b(?:is|'s|are|was|were) (?!done|finished|half|there|complete|ready|still|yet|just|also|even|actually|really|probably|definitely|certainly|sadly|sorry|now|currently|again|today|tonight)\p{L}+,? not (?!done|finish|complete|ready|there|started|sorted|sent|paid|made|happening|yet|\p{L}+ed\b)\p{L}+(?: lol| haha| tho)?\W*$`,
    String.raw`\bit(?:'s| is)(?: not)?(?: even| only| just| barely)? \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\W*$`,
    String.raw`\b(?:sent|paid|ordered|booked|gave) (?:me|us)\b`,
    String.raw`\bnot (?:only|bad|too|a problem|just|to worry)\b`,
    String.raw`\bi'm (?:so |really )?not (?:sorted|ok|okay|fine|well|great|good)\b`,
    String.raw`^(?:(?:and|so|but) )*(?:nothing|nowt|none|no plans?|nada)(?: (?:else|more|planned|on|much|new|extra|to add|really))* (?:for|on|to add for) (?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\W*$|,| (?:thanks|please|it's|as|cos|because|so|then|yet|though|either)\b).*`,
    String.raw`\bthat(?:'s| is) (?:tomorrow|my \p{L}+) (?:gone|ruined|sorted|booked|full|spoken for|written off|wrecked)\b`,
    String.raw`\bfirst and foremost\b`,
    // "Forecast says mud all weekend", "it's to rain till Friday".
    String.raw`\b(?:(?:the )?forecast(?:'s| is| was)?(?: says?| for| looks| gives?| of| has)?|they(?:'re| are)? (?:say|saying|reckon|forecasting|promising|giving|predicting)|(?:due|supposed|meant|set|going|bound) to|it'll|it(?:'s| is| will)(?: just| only| still)?(?: be)?|with|too much|more|heavy)(?: more| all| heavy| some| it(?:'s|'ll| is| will)?(?: going to| gonna)?)* ${weather}${on}`,
    String.raw`^(?:(?:and|but|cos|as|so much|more|heavy|bloody|non-?stop) )*${weather}(?: is| are|'s)?(?: due| forecast| coming(?: in)?| expected| predicted| again| all (?:day|week|weekend)| on the way| from here| until| till?| tomorrow| on \p{L}+day)${on}`,
    String.raw`\bno (?:problem|worries|drama|issues?)\b`,
    String.raw`\bit(?:'s| is| isn't| isnt)(?: not| n't)?(?: even| only| just| barely| yet| nearly)* (?:noon|midday|midnight|lunch(?: ?time)?|breakfast|bedtime|teatime|dark|light|(?:half (?:past )?)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock)?)(?: yet| here)?\W*$`,
    String.raw`\b(?:i|we)(?:'ve| have)?(?: still)? (?:have|got)(?: still)?(?: \p{L}+){0,3} (?:hours?|minutes?|mins?|time|daylight|evening|afternoon)(?: left)? (?:before (?:the |my |school |work )?(?:pick-?up|school run|lunch|dinner|bed|work|home ?time|class)|to spare|to kill|spare)\b`,
    String.raw`\b(?:nearly|almost|basically|literally|practically|lol|i) (?:died|cried|fainted|threw up|puked|passed out|collapsed|killed me)\b`,
    String.raw`\b(?:with|at|got|scored|a|an) \(?\d{1,3} ?%(?!\)? (?:done|of|through|in|there|complete|finished|read|left|to|remaining|charged|so far))`,
  ),
);
