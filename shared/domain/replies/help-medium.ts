/** Questions about the way of answering: by voice or by hand, in which language, with which app. */
import { closed, isClosed } from './closed-words.ts';

const start =
  '^(?:(?:so|and|but|ok|wait|hi|hello|sorry|um|er|well|also|question|quick|one|just) )*';

const words =
  'how what reply replying replies yeah something anything respond answer answering answers app apps download downloading install ' +
  'installing login log account website site link page phone phones number case first time using ' +
  'use used someone somebody anyone anybody person people human humans bot robot ai computer ' +
  'machine real read reads reading see sees seeing looking look private confidential safe secure ' +
  'secret voice note notes memo audio record recorded recording speak speaking talk talking call ' +
  'type typed typing write writing written photo photos pic pics picture pictures screenshot image ' +
  'images file files spanish french english german italian portuguese dutch pidgin hindi tamil ' +
  'tagalog welsh irish yoruba igbo hausa malay polish arabic language languages emoji emojis ' +
  'emoticons smileys spelling spell grammar typos typo mistakes abbreviations shorthand slang caps ' +
  'whatsapp telegram signal messenger viber work works working personal home family wife husband ' +
  'partner friend friends mum mom dad kids son daughter colleague boss else than three four five two ' +
  'limit max maximum minimum long short skip skipping miss missing every times when where why ' +
  'who which whether ought supposed meant allowed possible fine matter matters need needs have ' +
  'having cost costs charge charged charges free pay paying paid money credit data share shared ' +
  'sharing store stored kept keep saved save properly full sentences sentence proper special ' +
  'format way word words certain same late later earlier gave give gives told about sell list lists item items ' +
  'task tasks things goals point points another other different instead or by without also put ' +
  'putting add adding include there here only back straight directly simply not either like normal ' +
  'normally plain bullet bullets dictate dictated send sending sent understand understands read';

const medium =
  '(?:reply(?:ing)?|respond|answer(?:ing)?|text(?:ing)? back|write back|apps?|download(?:ing)?|install(?:ing)?|' +
  'log ?in|website|link|voice|audio|record\\w*|speak|talk|typed?|typing|photos?|pics?|pictures?|screenshot|' +
  'images?|files?|spanish|french|english|german|italian|portuguese|dutch|pidgin|hindi|tamil|tagalog|' +
  'welsh|irish|yoruba|igbo|hausa|malay|polish|arabic|languages?|emojis?|emoticons|smileys|spelling|' +
  'spell|grammar|typos?|abbreviations|shorthand|slang|caps|whatsapp|telegram|signal|messenger|viber|' +
  'private|confidential|secure|charged?|charges|cost|free|limit|max(?:imum)?|minimum|sentences|format|' +
  'by (?:text|e-?mail|sms|phone|post|mail)|wife|husband|partner|friends?|mum|mom|dad|colleague|bullets?|dictate)';
const ask =
  "(?:is (?:it|this|that|there|anyone|anybody|someone)|it's|this is|are there|can i|could i|may i|can you|" +
  'can (?:my|someone|anyone|it|we)|could (?:it|we)|do i|do you|do we|does (?:it|this|that|the|my|anyone|' +
  'spelling|grammar)|should i|must i|am i|will i|would i|will (?:it|this|you)|i just|i reply|i answer|i text|i write|i can|you can|do they|' +
  'what (?:if|language|languages|format|apps?|number)|which (?:language|app|languages|number)|how|where do i)';

const asked = closed(words, [
  `${start}(?=.*\\b${medium}\\b)${ask}\\b`,
  `${start}(?:do|must|should|shall|need) i (?:have to |need to )?(?:reply|answer|respond|write)\\b`,
  `${start}(?:is it|would it be) (?:ok|okay|fine|alright|allowed|possible) (?:if|to) (?:i )?(?:skip|miss|write|` +
    'put|reply|answer|not)\\b',
  `${start}(?:can|could|may) i (?:put|add|have|write|send|list|include) (?:more|less|only|just|any|another|` +
    'personal|work|family|home)\\b',
  `${start}(?:does|do|can|must|should|could) (?:it|they|these|this) (?:have to |need to |only )?be (?:work|` +
    'personal|home|family|just|only|about)\\b',
  `${start}(?:is|are) there (?:a |any )?(?:limit|max|maximum|minimum)\\b`,
  `${start}(?:is|does) (?:anyone|anybody|someone|somebody|a person|a human|a real person) (?:actually |really )*` +
    '(?:read|reading|see|seeing|there|looking)',
  `${start}who (?:all )?(?:can )?(?:reads?|sees?|gets|is reading|else sees) (?:this|these|it|them|my)\\b`,
  `${start}who (?:gave|sold|shared|told) (?:you|u) (?:my|about me)\\b`,
  `${start}who (?:signed|subscribed|put|added) me\\b`,
  `${start}am i (?:talking|speaking|texting|writing|chatting) (?:to|with) (?:a |an )?(?:real )?(?:bot|robot|` +
    'person|human|machine|computer|ai)\\b',
]);

/** "How it works pls", "this one how to use ah": the way of asking of India and Singapore. */
const plainly = closed(
  'how works work use using do one guide understand understanding understood explain not what help ' +
    "know tell again exactly properly supposed no wetin go didn't never sign ask",
  [
    '^(?:so )?how (?:it|this|these|this one|it all) works?$',
    '^(?:(?:this|this one|this thing|it) )?how to (?:use|do|reply|answer)(?: (?:this|it|one|this one|ah))*$',
    '^(?:can you )?(?:guide|explain|tell)(?: me)? how (?:to use|it works|this works)(?: (?:this|it))?$',
    "^i(?:(?: am|'m) not (?:understanding|getting)| no (?:understand|know)) (?:what|how|this|anything)\\b.*$",
    '^not (?:understanding|getting) (?:what|how|this|anything|it)\\b.*$',
    "^i (?:didn't|never|did not) (?:sign up for (?:this|these)|ask for (?:this|these))$",
  ],
);

/** Whether bare words ask how an answer is to be given, or who reads it. */
export const asksMedium = (said: string): boolean =>
  isClosed(said, asked) || isClosed(said, plainly);
