/** The sentences that are commands; everything else in a reply is content. */

import { leavingElsewhere } from './leave-elsewhere.ts';
import { oneOf, pattern } from './pattern.ts';
import { anyOfTests, anySentence, sparing, type Test } from './sparing.ts';

const mail = oneOf(
  'e-?mails?|mails|texts?|txts?|messages?|msgs?|sms(?:es)?|reminders?|letters?|notifications?',
  'check[- ]?ins?|prompts?|nudges?|pings?|communications?|correspondence',
);
/** Words that point at us or our letters, and none that could be about something else. */
const us = oneOf(
  mail,
  'these|those|this|that|it|the|your|all|any|my|me|them|you|you guys|here',
  '(?:mailing |e-?mail )?list|daily|of|from|to|with|for|anchor|service|off|things?',
  'everything|anymore|no more|more|longer|at all|for good|fam|bruh|innit|altogether|again|' +
    'completely|now|ever|at once|right away|people|lot|folks|(?:your|my) (?:side|end)',
  'thanks|thank|so much|in (?:the )?future|newsletter|whatever(?: (?:this|it|that|these) (?:is|' +
    'are))?|stuff|spam|junk|from now on|any|daily',
);
const tail = `(?: ${us})*`;

const wish = oneOf(
  "i(?:'d| would)? (?:really )?(?:want|like|wanna|need) (?:you )?to|(?:can|could|would|" +
    'will) (?:you|u|ya)(?: ever)?|can',
  "(?:y'?all|ye|youse?|u|you (?:guys|folks|lot|people)|you) (?:can|could|may)(?: now)?",
  "how about you|why don't you|and|but|so|ok|okay|sorry|also|hi|hello|hey|yo|i'?m" +
    " going to|let me|i'd rather|i wish to|(?:you can )?go ahead and|feel free to",
  "(?:i )?(?:should|would|i'd) be (?:most |very |much |so |really )?(?:obliged|grateful|glad|happy|pleased|thankful) if you " +
    '(?:would|' +
    'could)|i (?:should|would) like you to|(?:could|may|might|can) i (?:please )?(?:ask|trouble|bother) you to|would you mind',
  'no thanks|no|thanks but|i have to|i must ask you to|(?:i )?(?:ask|demand) (?:that )?you',
);
const soft = `(?:${wish} )*`;

const whole = (...sentences: readonly string[]): Test => anySentence(soft, sentences);

const quit = '(?:stop|quit|cease|discontinue|end)';
const sending = oneOf(
  'sending|sendin|texting|textin|txting|e-?mailing?|messaging|msging|contacting|mailing|' +
    'bothering|spamming|bugging',
  'pestering|harassing|pinging|writing|nagging',
);
const account = '(?:account|subscription)';
const contact =
  '(?:e-?mail|address|e-?mail address|(?:phone |mobile |cell )?number|name|details|info|' +
  'contact(?: details| info)?)';
const ours = `(?:${mail}|service|thing|stuff|sms|list|program|programme)`;
const never = "(?:don't|do not|dont|never|no longer)";

const leaving: readonly string[] = [
  `unsub(?:scribe)?(?: me)?${tail}`,
  'unsubscribe this (?:e-?mail )?(?:address|number)',
  `opt (?:me )?out${tail}`,
  `(?:remove|take|get|strike|drop) me (?:off|from|out of)${tail}`,
  `(?:remove|delete|take|get|drop|strip) (?:my|this) ${contact} (?:off|from|out of)` +
    `(?: (?:system|database|records|files|books|contacts|address book|phone ?book))?` +
    `(?: (?:the|your|this|all|of|my))*(?: (?:system|database|records|files|books|contacts|` +
    `address book|phone ?book))?${tail}`,
  `${quit} (?:with )?${sending}(?: me)?${tail}`,
  `(?:quit|enough|cut it out|knock it off|lay off|be done|had it|done|fed up|finished) with ` +
    `(?:all )?(?:of )?(?:the|these|this|your|those)(?: daily)? ${ours}${tail}`,
  `(?:i )?${never} (?:want|wish|need|like|care for)(?: to (?:get|see|receive))? another(?: ` +
    `one)?(?: ${mail})?(?: of)? (?:these|those|your)${tail}`,
  `cancel (?:my|this|the) ${account} (?:to|with|for|from) (?:these|this|your)(?: daily)?(?: ` +
    `${ours})?${tail}`,
  `(?:leave|quit|exit|drop out of|withdraw from|pull out of) (?:this|your) (?:service|list|` +
    `program|programme|thing|scheme)${tail}`,
  `(?:end|cancel|stop) my (?:participation|enrol?l?ment|registration|sign-?up)${tail}`,
  `(?:i )?(?:${never}|no longer) (?:want|wish|care|like) to (?:participate|take part|be (?:part ` +
    `of|in|on) (?:this|these|your)(?: .{0,12})?)`,
  `(?:discontinue|cease|end|kill) (?:all )?(?:these|your|those) (?:daily )?${mail}${tail}`,
  `stop (?:with )?(?:all )?(?:(?:of )?(?:the|these|this|your|daily|those) ?)?${mail}?${tail}`,
  `no more (?:of )?(?:(?:these|your|the|this) )?(?:daily )?${mail}${tail}`,
  `no more of (?:this|these|it|them)${tail}`,
  `cancel my ${account}(?: (?:here|(?:with|to|for) (?:you|this|anchor)))?`,
  'cancel (?:my )?membership (?:here|with you)',
  `cancel (?:this|these|your|the|all) (?:${mail}|service)${tail}`,
  `(?:i )?${never} (?:want|wish|need|like) (?:to (?:get|receive|be) )?(?:any|any more|these|` +
    'those|your|them|getting|receiving|on|part of)(?: of)?(?: these| your| this)?' +
    ` ?${mail}?${tail}`,
  `(?:i )?${never} (?:e-?mail|text|message|contact|mail|write|bother)(?: to)? me${tail}`,
  `(?:i )?${never} (?:send|e-?mail|text|txt|message|give|write) (?:me )?(?:any|any more|these|` +
    `those` +
    `|your|this|more|anything|stuff)${tail}`,
  `(?:i(?:'d| would)? )?(?:prefer|like|wish|want|rather|choose)? ?not (?:to )?(?:get|receive) ` +
    `(?:any` +
    `|any more|these|those|your|this)${tail}`,
  `(?:i(?:'d| would| should)? )?(?:wish|want|like|prefer) to (?:stop|cease|quit) (?:getting|` +
    `receiving)${tail}`,
  `(?:stop|quit|cease) (?:getting|receiving) (?:these|your|those)${tail}`,
  `(?:i(?:'?ve| have)? )?(?:had|received|got) enough of (?:these|your|those)${tail}`,
  `(?:i(?:'m| am) )?(?:no longer|not) interested in (?:(?:receiving|getting) )?(?:these|your|this` +
    `|those) ?(?:${mail}|service|list)${tail}`,
  `(?:i )?${never} (?:want|need|require|use) (?:this|your|the) (?:service|subscription)${tail}`,
  'end (?:the|this|my) (?:service|subscription)(?: (?:to|with) (?:this|these|you|anchor))?',
  "(?:i'd|i would) like (?:out|to be out)(?: of (?:this|it|these|here))?",
  '(?:turn|switch|shut) (?:these|them|this|it|the|your)(?: daily)?' + ` ?${mail}? off`,
  `(?:turn|switch|shut) off (?:these|your|the)(?: daily)? ${mail}`,
  'please stop',
  '(?:just )?leave me alone',
  'lose my number',
  "(?:i'm|i am|im|i) (?:want )?out of (?:here|this)",
  'i want out',
  `be (?:removed|taken|unsubscribed|dropped)(?: (?:off|from|out of))?${tail}`,
  "i(?:'d like| want| would like) to stop",
  "(?:i'd like|i want|i wish|i've decided) to (?:leave|quit|stop) (?:this|the|your) " +
    '(?:service|list|program|thing)',
  "i(?:'m| am)? (?:done|finished|through) with (?:this service|these|these (?:e-?mails|texts)|" +
    'anchor|your (?:e-?mails|texts|service))',
  `sign me off${tail}`,
  'wrong number',
];

/** About leaving, or about our letters, and not by a task. */
const aboutUs = `${mail}|these|this service|anchor|your list|this list|subscription|unsubscribe`;

export const leaveWords = {
  /** No sentence that ends the letters is without one of these. */
  near: sparing(
    new RegExp(
      "unsub|stop|remov|take|get me|opt|quit|ceas|no more|cancel|n't|not|dont|never|longer|enough|" +
        'end |turn|' +
        'switch|shut|leave|lose|out|done|finished|through|sign|wrong|strike|drop|delete|' +
        'discontinue|' +
        'kill|desab|desin|arret|retire|cess|ne m|baja|no |deja|abmeld|abbest|austrag|melde|keine|' +
        'nicht|par[ea]|nao|smett|basta|non |uit|meld|geen|schreib|hor|chega|tir[aei]|sturen|mailen|dej|quit|saca|' +
        'borr|elimin|cancel|kund|streich|loscht|entfern|radier|rayer|oter|supprim|' +
        'sair|hou|wil|hoef|recevoir|ricevere|afmeld|disiscriv|retirar|quero|arrete|' +
        'plus|toglie|togli|rimuov|cancella|haal|verwijder|enlev|nehm|nimm|schick|send|stuur|mail',
    ),
  ),
  /** Says the word and means the opposite. */
  refusal: sparing(
    new RegExp(
      "\\b(?:don't|do not|dont|never|not|won't)\\b[^.]{0,20}\\bunsub|" +
        '\\bunsubscribed?\\b[^.]{0,40} ' +
        'from (?!this|these|whatever|your|here|anchor|all of (?:this|these)|the (?:list|service)|' +
        'the ' +
        `${mail})|\\b(?:don't|do not|dont|never) (?:stop|remove|take|quit|pause|cancel|delete|` +
        'erase|' +
        "clear|undo)\\b|\\bglad i (?:didn't|did not)\\b",
    ),
  ),
  /** A question about leaving, or a maybe: nothing changes, and the way is told. */
  ask: sparing(
    new RegExp(
      `^${oneOf(
        'how (?:do|can|would|to)(?: (?:i|you|we))?|should i|can i|where do i|do i have to',
        'is there a way to|is it possible to|maybe|perhaps|not sure|i might|what if i|when can i',
      )} .{0,60}\\b(?:unsubscribe|opt out|leave (?:this|the (?:list|service))|` +
        'get off (?:this|the|your)|' +
        `stop (?:the |your |these |my )?(?:${aboutUs})|pause these|turn (?:these|this) off|` +
        `stop getting (?:${aboutUs}))\\b|` +
        '^(?:how (?:do|can) i|should i|maybe|perhaps)(?: .{0,20})? (?:stop|leave)(?:' +
        ` (?:${aboutUs}))?$|` +
        '\\bthinking (?:of|about) (?:unsubscribing|stopping (?:these|this|the e))\\b',
    ),
  ),
  leave: anyOfTests(
    anySentence(`(?:.{0,80}\\b(?:so|but|though|for me|anymore|any more) )?${soft}`, leaving),
    anySentence('.{0,80}\\band ', [`(?:unsub(?:scribe)?|remove|take|get) me\\b${tail}`]),
    anySentence('', leavingElsewhere),
  ),
};

export { mail, soft, whole };

/** "Remove it please" is said of what was named before it. */
export const pointsAtOne = pattern(
  '',
  String.raw`(?<!\b(?:all|lot|bit|rest) of )\b(?<!\bthe lot |\bwhole )(?:it|that|this|them|those)(?: (?:please|pls|thanks|thank you|for me|`,
  String.raw`then|now|off|out|away))*\W*$`,
);
