/** Data: how sentences begin that tell of life and the weather, and name nothing to do. */
import { pattern } from '../pattern.ts';

export const smallTalk = pattern(
  'iu',
  String.raw`^(?:just |so |and |but |well |lol |ugh |oh |it's |its )*(?:bit (?:of a|late|` +
    String.raw`rough|tired|slow|mad)|late one|(?:long|bad|rough|awful|terrible|horrible|lousy|rubbish|brutal|shocking|dreadful|sleepless|` +
    String.raw`restless|tough|weird|strange|miserable|slow|decent) (?:night|morning|day|sleep|start|` +
    String.raw`week|weekend|weather|cold|headache|traffic|afternoon|evening|shift)(?: (?:again|here|` +
    String.raw`though|today|so far))*\W*$|no (?:wahala|stress|` +
    String.raw`bother|hassle|sweat|dramas?|biggie)\W*$|(?:nowt|nothing|naught|nada) ` +
    String.raw`(?:else|more)|` +
    String.raw`(?:grand|fine|good|great|right|perfect|lovely|okay?)(?: (?:so|then|by me|` +
    String.raw`with me|as is|job|stuff))+\W*$|` +
    String.raw`leave (?:the|my|this) (?:list|lot)\b|(?:sadly|alas|unfortunately|luckily|` +
    String.raw`thankfully|annoyingly|apparently|naturally|frankly)\b|have (?:a|an) ` +
    String.raw`(?:great|good|nice|` +
    String.raw`lovely|wonderful|`,
  String.raw`fab|amazing|super|blessed)|wish me|blessings?|blessed|top (?:o'|of) the morning|` +
    String.raw`peace (?:be|and|to|out)|peace\W*$|`,
  String.raw`wrong (?:chat|number|person|thread|group|window|one|text)\W*$|(?:was |that was |it ` +
    String.raw`was )?meant (?:for|to go to) (?:my|someone|somebody|another)|`,
  String.raw`(?:catch|cya|c|laters?|ttyl|toodle|ciao|cheerio|ta-?ra|tata|so long|safe home|` +
    String.raw`night,? night|nighty)(?: (?:you|ya|yous?|u|ye))?(?: (?:later|soon|tomorrow|night|` +
    String.raw`round|all))*\W*$|`,
  String.raw`(?:i'?ll|i will|we'?ll|i'?d|i would) (?:know|see\b(?! (?:the|my|mum|dad|an?|` +
    String.raw`\p{Lu}))|let (?:you|u|ya) know|tell (?:you|u|ya)|` +
    String.raw`get back to|keep you posted|be in touch|report back|update you|decide (?:later|` +
    String.raw`then|when|once|tomorrow)|have a think|` +
    String.raw`think (?:about it|on it|of something|it over))|(?:can'?t|cannot|couldn'?t|hard ` +
    String.raw`to|too (?:early|soon) to|difficult to) ` +
    String.raw`(?:say|tell|know)|dunno|(?:don't|dont|do not) know|haven't (?:decided|thought|` +
    String.raw`planned|got a plan)|` +
    String.raw`(?:don't|dont|do not) (?:worry|mind me|bother)\b|(?:ask|try) me (?:later|` +
    String.raw`again|tomorrow|in)|`,
  String.raw`not (?:just|even|only|because|that|exactly)|(?:just )?(?:saying|kidding|joking|` +
    String.raw`fyi)\W*$|`,
  String.raw`no (?:edits?|additions?|updates?|amendments?|notes?|comments?|further|other|more) ` +
    String.raw`(?:from|today|for|here|needed|to|this|at)|`,
  String.raw`no (?:edits|additions|updates|amendments)\W*$|take (?:it easy|care)|get in(?: ` +
    String.raw`there)?\W*$|happy days|boom\W*$|result\W*$|whoop|woo|stay (?:safe|` +
    String.raw`warm|dry|cool|blessed)|stuffed\W*$|`,
  String.raw`sounds? (?:like|good|great|fine|perfect)|looks? (?:good|fine|great|right)|`,
  String.raw`sorry|apologies|looking forward|signed up|in (?:a|back to back) meetings?|working ` +
    String.raw`(?:from home|late|nights)|`,
  String.raw`back to back|rainy|sunny|cloudy|freezing|another (?:day|busy|long)|early start|` +
    String.raw`late start|big day|`,
  String.raw`crazy (?:day|morning|week|shift)|manic|chaos|mayhem|nice to|pleased to|glad|happy|` +
    String.raw`thanks|thank|cheers|`,
  String.raw`(?:so |too |very )?(?:tired|sleepy|hungry|excited|nervous|stressed|anxious|sad|` +
    String.raw`sick|ill|sore|hungover)|`,
  String.raw`talk (?:soon|later|to you)|speak (?:soon|later)|see (?:you|ya|u)|later (?:gator|` +
    String.raw`mate)|good luck|`,
  String.raw`(?:rain|snow|sleet|hail|fog|sunshine|wind|frost|drizzle|gales?|heat ?wave)(?: ` +
    String.raw`(?:again|today|all day|here|outside|still|now))*\W*$|`,
  String.raw`(?:still |bit |very )*(?:ill|sick|poorly|off sick|under the weather)\W*$|`,
  String.raw`(?:got |was |then |and )*(?:cut (?:off|aff)|hung up|disconnected|went dead|` +
    String.raw`gave up)\W*$|`,
  String.raw`(?:last date|deadline|due(?: date)?)(?: is)? (?:by |on )?(?:today|tonight|` +
    String.raw`tomorrow)(?: itself)?\W*$|`,
  String.raw`congrats|same (?:here|old|again)|no (?:news|changes?|worries|problem|rush|` +
    String.raw`pressure)|all (?:good|well|fine)|`,
  String.raw`let's (?:go|do (?:this|it)|see)|we'll see|fingers crossed|bring it on|here we go|` +
    String.raw`wow|omg|yay|`,
  String.raw`(?:lashing|pouring|chucking|bucketing|tipping|raining|snowing|blowing|` +
    String.raw`hammering)(?: it)?(?: down| again| outside|\W*$)|(?:eish |ugh )?load ?shedding|` +
    String.raw`(?:only |just )?(?:testing|test)(?:,? (?:testing|test|\d+|one|two|three))*\W*$|` +
    String.raw`send help|hello|hiya|yo\b|love (?:this|it|you)|miss you|` +
    String.raw`god|pray for)(?![\p{L}-])`,
);

/** "Have a seat on the 7:10": it is booked. */
export const holds =
  /^(?:(?:also|and|now|so|i|we) )*(?:have|got|'ve got) (?:an? |the |my |our )?(?:seats?|tickets?|slot|place|spot|table|room|booking|reservation|receipt) (?:on|for|at|in|from|with)\b/;
