/** Knows a thing with its quality from talk: "new curtains" is to be had, "new week" a remark. */
import { oneOf, pattern } from '../pattern.ts';

const quality = oneOf(
  'new|old|older|spare|extra|small|smaller|big|bigger|little|large|tiny|huge|massive|long|longer|short|fresh|good|better|nice|proper|decent|great',
  'strong|thick|thin|light|dark|heavy|soft|hard|sharp|blunt|hot|cold|warm|dry|wet|clean|dirty|loose|tight|full|half|whole|plain|simple|fancy|cheap|free',
  'second|last|final|main|next|first|mini|wee|quick|slow|fast|quiet|late|early|easy|solid|odd|red|blue|green|black|white|yellow|brown|grey|gray|pink',
);
/** What people remark on: a day, the weather, how it goes. */
const remarkedOn = oneOf(
  'days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|months?|years?|hours?|minutes?|moments?|times?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?',
  'thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|sunshine|rain|snow|wind|weather|ones?|news|ideas?|points?|luck|world|stor(?:y|ies)|questions?',
  'starts?|ends?|finish|stuff|vibes?|moods?|heads?|sleep|naps?|life|lives|jobs?|work|wins?|victor(?:y|ies)|mercies|steps?|things?|deal|fun|mess|pain',
  'hopes?|energy|brain|joy|try|effort|going|progress|plans?|lists?|crew|crowd|company|feelings?|signs?|chances?|thoughts?|shout|calls?|spirits?|people',
  'guys|traffic|drama|chaos|love|wishes|regards|thanks|form|shape|place|way|lessons?|reasons?|excuses?|surprises?|bit|lots?|load|half|part|laughs?|smiles?',
  'cry|tears|tired|tomorrow|today|tonight|again|enough|then|now|also|and|but|so|is|was|to|of|for|me|you|it|that|this|if|on|in|up|out|off|riddance|grief',
  'lord|bye|old|stretch|haul|slog|push|run|shift|drive|commute|journey|trip|flight|talk|chat|gods?|man|men|boy|girl|lad|sir|folks?|friends?|mate|family',
  'house|habits?|coffees?|term|moon|bab(?:y|ies)',
);
const thing = pattern(
  'iu',
  String.raw`^(?:(?:and|also|then|some|the|my|our|an?|two|three|four|\d{1,2}) )*(?:${quality} )(?:\p{L}{3,} )?`,
  String.raw`(?!(?:${remarkedOn})\b)\p{L}[\p{L}'-]{2,}(?: (?:for|from) [\p{L}\d' ]{2,40})?[.!]?$`,
);

/** Whether all that is said names a thing, in answer to what is to be done. */
export const namesThing = (gist: string): boolean => thing.test(gist);
