/** Data: how sentences begin that tell of life and the weather, and name nothing to do. */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';

/** "Let's go with what we have", "I'll get back to you" leave the list as it is. */
export const staysSo = sparing(
  /^(?:(?:and|so|but|then|ok)[, ]+)*(?:(?:i'll|i will|we'll|will) )?(?:(?:get|come) back to (?:you|u|ya)\b|(?:ask|try) me (?:again|later|once|when|after|tomorrow|in a)\b)|^(?:(?:ok|so|and|yes|yeah|well|then|just)[, ]+)*(?:(?:let's|lets|i'll|we'll|i'm|we're|happy to|fine to)[, ]+(?:just )?)?(?:go|going|stick|sticking|carry on|run) with (?:what (?:we have|we've got|i have|i've got|is there|you have|you've got)|(?:the|that|this|my) (?:list|lot|plan)|that|this|those|these|it|them)(?: as (?:it )?is| then| today| for now)*\W*$/,
);

export const smallTalk = pattern(
  'iu',
  String.raw`^(?:just |so |and |but |well |lol |ugh |oh |it's |its )*(?:(?:pitch )?(?:dark|gr[ea]y|gloomy|foggy|misty|icy|frosty|soggy|muggy|humid|blustery|miserable|drizzly|overcast|baking (?:hot|out|in here)|roasting|bitter|perishing)(?: (?:till?|until|out(?:side)?|again|here|today|as|morning|old|now|still|this|all)\b.*)?\W*$|(?:\d+|[\p{L}-]+) (?:days?|weeks?|months?|years?|hours?|sleeps?) (?:down|in|to go|sober|clean|till?|until|since|ago|now)\b.*|(?:\d+|(?:twenty|thirty|forty|fifty)[\p{L}-]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?|years?|sleeps?)\W*$|(?:been )?(?:up|awake) since\b.*|(?:send )?help(?: me)?\W*$|no (?:real |big |special )?plans?(?: (?:today|really|yet|at all|as such|for today|tbh|so far))*\W*$|on (?:the|a|my) (?:bus|train|tube|tram|plane|ferry|phone|loo|toilet|move|go|hop|way|road|sofa|beach)\W*$|(?:cba|cbf|(?:can't|cant|couldn't) be (?:bothered|arsed|fucked))(?: (?:with|to|today|really|tbh)\b.*)?\W*$|(?:instead of|rather than) \p{L}+ing\b.*|in (?:that|this|any|no particular|whatever|the wrong|random|some) order(?: as (?:usual|ever|always))?\W*$|off to (?:bed|sleep|work)\W*$|depends (?:on|how|what|if)\b.*|back to (?:the (?:grind|salt mines?|day job|coal ?face)|reality|normal|work|school|it)\W*$|(?:the )?(?:second|third|last|final) (?:day|week|month|shift|night) (?:of|at|in|back|on|with)\b.*|(?:trouble|issues?|problems?|hassle) with\b.*|(?:and |right |ok )*now for (?:a |an |some |my |the )?(?:\p{L}+ )?(?:coffee|cuppa|brew|tea|breakfast|lunch|dinner|supper|nap|bed|sleep|food|beer|pint|wine|drink|rest|weekend|sofa|bath)\W*$|(?:a ver(?: qu[eé] (?:sale|pasa|tal))?|ya veremos|veremos|on verra(?: bien)?|mal (?:sehen|schauen|gucken)|vediamo|vamos ver|we zien wel|(?:non lo|nao|não|no lo|das wei(?:ß|ss) ich) (?:so|sei|s[eé])(?: ancora| ainda| todav[ií]a)?|alles (?:gut|goed|ok)|(?:merci|danke|gracias|grazie|bedankt|obrigad[oa]) (?:pour|f(?:ü|u)r|por|per|voor|pel[oa]) [^,]+|puh|uff|bof|pff+|boh|sei lá|keine ahnung|aucune idée|ni idea|geen idee|nessuna idea|no sé|` +
    String.raw`je (?:ne )?sais pas|sais pas|(?:nix|nichts|niks|niets) be(?:sonderes|ijzonders)|sieht (?:gut|super|toll) aus|klingt gut|ziet er goed uit|suena bien|se ve bien|` +
    String.raw`(?:bjs|beijos|bises|bisous|baci|besos|groetjes|liefs|lg|vg|hdl|un beso|un abrazo)(?: \p{Lu}\p{L}+)?|paus[ae] (?:déj|gemacht|comida)|mittagspause)\W*$|bit (?:of a|late|` +
    String.raw`rough|tired|slow|mad)|late one|(?:long|bad|rough|awful|terrible|horrible|lousy|rubbish|brutal|shocking|dreadful|sleepless|` +
    String.raw`restless|tough|weird|strange|miserable|slow|decent) (?:night|morning|day|sleep|start|` +
    String.raw`week|weekend|weather|cold|headache|traffic|afternoon|evening|shift)(?: (?:again|here|` +
    String.raw`though|today|so far))*\W*$|no (?:wahala|stress|matter|` +
    String.raw`bother|hassle|sweat|dramas?|biggie)\W*$|(?:nowt|nothing|naught|nada) ` +
    String.raw`(?:else|more)|` +
    String.raw`(?:grand|fine|good|great|right|perfect|lovely|okay?)(?: (?:so|then|by me|` +
    String.raw`with me|as is|job|stuff))+\W*$|` +
    String.raw`leave (?:the|my|this) (?:list|lot)\b|(?:the |my )?[\p{L}' -]{2,25}? (?:can|may|should) stay(?: on| there| as (?:it )?is| put)*\W*$|no (?:more )?(?:morning|midday|lunchtime|afternoon|evening) (?:e-?mails?|texts?|messages?|mails?|reminders?|check-?ins?|prompts?)\b|back (?:very |quite )?(?:late|early)\W*$|(?:la même chose|lo mismo|das ?selbe|das gleiche|hetzelfde|la stessa cosa|o mesmo)\b|(?:sadly|alas|unfortunately|luckily|` +
    String.raw`thankfully|annoyingly|apparently|naturally|frankly)\b|have (?:a|an) ` +
    String.raw`(?:great|good|nice|` +
    String.raw`lovely|wonderful|`,
  String.raw`fab|amazing|super|blessed)|wish me|(?:and )?whatever (?:else )?(?:(?:the day|life|today|it|the universe) )?(?:comes|happens|is left|pops|gets|brings|throws|holds)\b|(?:just |barely )?(?:surviving|existing|coping)(?: today| mostly)?\W*$|(?:to be|tb) (?:determined|decided|confirmed|announced|advised)\W*$|(?:and )?(?:you|u) know (?:the (?:drill|rest|score|deal)|how it is)|(?:just |only )?wish(?:ing)? (?:i|we|it)\b|blessings?|blessed|top (?:o'|of) the morning|` +
    String.raw`peace (?:be|and|to|out)|peace\W*$|`,
  String.raw`wrong (?:chat|number|person|thread|group|window|one|text|client|name|day|date|time|place|item|address|supplier|shop|school|spelling)\W*$|(?:was |that was |it ` +
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
  String.raw`sounds? (?:like|good|great|fine|perfect)|looks? (?:good|fine|great|right)|(?:this |that |it |all )?(?:looks?|seems?|sounds?) (?:(?:dead|well|really|very|so|pretty|quite|proper|super|rather|bloody|just|right) )*(?:good|great|handy|useful|brilliant|lovely|easy|simple|neat|cool|nice|promising|interesting|perfect|ace|grand|class|smart|fab|fun|straightforward|legit|helpful|decent|lush|mint|sound)\b|` +
    String.raw`(?:both|all|everyone|everybody|mum and baby|mother and \p{L}+) (?:still )?(?:alive|safe|asleep|healthy|doing (?:well|fine|grand))\W*$|`,
  String.raw`(?:i'?ll|i will|i shall|we'?ll|we shall|shall|will) (?:consider|count|deem|regard|declare|call) (?:this|that|it|today|myself|the day)(?! (?:about|re|at)\b)|` +
    String.raw`sorry|apologies|looking forward|signed up|in (?:a|back to back) meetings?|working ` +
    String.raw`(?:from home|late|nights)|`,
  String.raw`(?:just |finally |now |i'm |we're )*back (?:home )?(?:from|in|at) (?:the |my |our |a )?(?:holidays?|hols|vacation|leave|school|work|town|uni|college|office|trip|mat(?:ernity)? leave|half[- ]?term|class|action|business|harness|saddle|week|fortnight)\b|back to back|rainy|sunny|cloudy|freezing|another (?:day|busy|long)|early start|` +
    String.raw`late start|big day|`,
  String.raw`crazy (?:day|morning|week|shift)|manic|chaos|mayhem|nice to|pleased to|glad|happy|` +
    String.raw`thanks|thank(?!(?: you|-you|s)? (?:notes?|cards?|letters?|e-?mails?|gifts?|presents?)\b)|cheers|`,
  String.raw`(?:so |too |very )?(?:tired|sleepy|hungry|excited|nervous|stressed|anxious|sad|` +
    String.raw`sick|ill|sore|hungover)|`,
  String.raw`talk (?:soon|later|to you)|speak (?:soon|later)|see (?:you|ya|u)|later (?:gator|` +
    String.raw`mate)|good luck|`,
  String.raw`(?:rain|snow|sleet|hail|fog|sunshine|wind|frost|drizzle|gales?|heat ?wave)(?: ` +
    String.raw`(?:again|today|all day|here|outside|still|now))*\W*$|`,
  String.raw`(?:still |bit |very )*(?:ill|sick|poorly|off sick|under the weather)\W*$|`,
  String.raw`(?:got |was |then |and )*(?:cut (?:off|aff)|hung up|disconnected|went dead|` +
    String.raw`gave up)\W*$|`,
  String.raw`(?:the )?(?:last date|deadline'?s?|due(?: date)?|closing date)(?: is|'s)? (?:by |on |at )?(?:today|tonight|midnight|noon|\d[\d:.]*(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|` +
    String.raw`tomorrow)(?: itself| night| morning)?\W*$|`,
  String.raw`congrats|same (?:here|old|again)|no (?:news|changes?|worries|problem|rush|` +
    String.raw`pressure)|all (?:good|well|fine)|`,
  String.raw`let's (?:go|do (?:this|it)|see)|we'll see|fingers crossed|bring it on|here we go|` +
    String.raw`wow|omg|yay|`,
  String.raw`(?:lashing|pouring|chucking|bucketing|tipping|raining|snowing|blowing|` +
    String.raw`hammering)(?: it)?(?: down| again| outside|\W*$)|(?:eish |ugh )?load ?shedding|` +
    String.raw`(?:only |just )?(?:testing|test)(?:,? (?:testing|test|\d+|one|two|three))*\W*$|` +
    String.raw`forget (?:about )?(?!to\b)\S+ing\b|no (?:excuses|arguments?|messing(?: about| around)?|faffing(?: about)?|dilly-?dallying|dawdling|ifs(?:,? (?:and |or |no )?buts)?(?: about it)?|two ways about it)\W*$|` +
    String.raw`(?:please |pls |and )*(?:don'?t|do not) (?:let me (?:forget|miss)|forget)(?: (?:it|that|this|again|about (?:it|that)))?\W*$|remind me\W*$|(?:valentine'?s|exam|deadline|christmas|easter|half-?term|pay|release|launch|budget|audit|harvest|silly|festival|wedding|election) (?:week|weekend|season|eve|time|day)(?: (?:again|here|at last|and all that|already))*\W*$|` +
    String.raw`send help|hello|hiya|yo\b|love (?:this|it|you)|miss you|` +
    String.raw`god|pray for)(?![\p{L}-])`,
);

/** "Have a seat on the 7:10": it is booked. */
export const holds = sparing(
  /^(?:(?:also|and|now|so|i|we) )*(?:have|got|'ve got) (?:an? |the |my |our )?(?:seats?|tickets?|slot|place|spot|table|room|booking|reservation|receipt) (?:on|for|at|in|from|with)\b/,
);
