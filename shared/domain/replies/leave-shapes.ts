/** General shapes of English sentences that end the letters. */
import { closed, isClosed, mailWord, sendNow, sendWord } from './closed-words.ts';
import { pattern } from './pattern.ts';

const never = "(?:don't|do not|dont|never|not to|must not|mustn't|no longer)";
const unwanted =
  "(?:won't|wont|will not|don't|do not|dont|no longer|not|rather not|prefer not|shan't|never)";
const stop = '(?:stop|quit|cease|discontinue|halt|terminate)';
const ours = `(?:${mailWord}|these|those|this (?:service|thing|app)|(?:the|your) (?:services?|app)|anchor)`;
const plan = '(?:subscriptions?|subs?)';
/** One text or letter may be somebody's; many are ours. */
const manyWords = mailWord
  .replace('e-?mails?|', 'e-?mails|')
  .replace('texts?', 'texts')
  .replace('letters?', 'letters');
/** Up to so many words between two. */
const gap = (most: number): string => `(?: \\S+){0,${most}}`;

const leaving = closed(
  'stop stopping quit cease discontinue halt terminate end kill cancel axe ' +
    'cut leave leaving off out over ' +
    "no not never don't dont won't wont shan't longer anymore ever again already forever good " +
    'altogether entirely completely future enough done through finished fed ' +
    'up sick tired give giving ' +
    'gave want wanting need needing needed require required requiring wish ' +
    'like prefer rather love ' +
    'care receive receiving getting read use using used seeing see hear list lists mailing ' +
    'distribution circulation contact contacts database system records books programme program ' +
    'remove removed take taken strike drop delete sign signed name names number address details ' +
    'id ids services interested unwanted unsolicited not no thanks thank make ' +
    "making address once grateful appreciate thankful glad obliged you'd if " +
    "loose count nothing em come wrong person keep you've asking undersigned unsubscribe unsubscribed unsubscribing unsub opt opting " +
    'opted consider treat notice ' +
    'request withdraw withdrawing revoke rescind consent consenting permission agreement agree ' +
    'further subscription registration membership enrolment enrollment participation ' +
    'sign-up signup ' +
    'account decided going gonna gotta demand ask asked insist think believe ' +
    'about constant endless ' +
    'bloody silly annoying spam afraid hereby immediately once twice knock ' +
    'pack rest lay deregister ' +
    "deactivate unenroll unenrol subscribed must mustn't because working anyone " +
    'anybody nobody last ' +
    "he she they'd she'd he'd i'd wouldn't him her who never terminate terminating close closed " +
    "sub subs app people lot folks side isn't wasn't working work works over tbh stress " +
    'stressing stresses out head report reporting reported mark marking marked harassment harass ' +
    'may mind not',
  [
    `\\b${stop}(?: (?:with|it|all|of))* ${sendWord}(?! (?:him|her|them)\\b)`,
    `\\b${stop}(?! (?:my|and)\\b)${gap(3)} ${ours}`,
    `\\b(?:cancel|end|kill|axe|cut)(?: (?:all|of|any|out))* (?:the|these|those|` +
      `this|your|all|any|more)(?: (?:daily|constant|endless|silly|bloody))* (?:${manyWords}|` +
      `anchor|service|spam)`,
    `\\b(?:enough|fed up|quit it|knock it off|lay off|leave off|pack it in|` +
      `sick|tired) (?:of|with)${gap(3)} ${ours}`,
    // Of letters it may be a task: "done with the emails".
    `\\b(?:done|through|finished) with (?:this (?:thing|service|app)|(?:the|your) services?|anchor)`,
    `\\b${never}(?: ever)? ${sendNow}(?: (?:to|any|more|these|those|your))* ` +
      `(?:me|us|this (?:number|address)|${mailWord})\\b`,
    `\\b${unwanted}(?: (?:really|actually|be|being|going|to|gonna|even))* (?:need|` +
      `needing|want|wanting|require|requiring|wish|care|like)\\b` +
      `(?! to (?!be|get|getting|receive|have|hear|keep|continue))${gap(5)} ${ours}`,
    `\\b(?:rather|prefer|wish|want|choose|like)(?: \\S+)? not(?: to)?(?: be)? ` +
      `(?:get|receive|getting|receiving|have|e-?mailed|texted|contacted|see)${gap(3)} ` +
      `${ours}`,
    `\\bno (?:longer |more |further )?need (?:for|of)(?: (?:the|any))? ${ours}`,
    `\\b(?:${mailWord}|services?|anchor) (?:is|are) no longer (?:required|needed|wanted)$`,
    '\\b(?:remove|take|strike|drop|delete|get) (?:me|us|my names?|our names?|' +
      'the undersigned|my (?:number|address|e-?mail|details)|this (?:number|address|' +
      'e-?mail))(?: (?:off|from|out|of|this|your|the|that|whatever|any|all|distribution|' +
      'mailing|mail|e-?mail|contact|circulation|it))* (?:lists?|database|system|' +
      'records|books|programme|program|contacts)\\b',
    `\\b(?:remove|take|get|sign) (?:me|us) (?:off|from|out)(?: of)?(?: (?:this|` +
      `it|here|these|anchor|your|the|daily))*(?: ${ours})?(?: (?:now|for good|` +
      `at once|forever|again|altogether))*$`,
    '^(?:i (?:never|did not|have never) .{0,40} )?(?:remove|cancel|unsub|deregister|' +
      'deactivate|unenroll?) (?:me|us)$',
    '\\b(?:want|wish|like|need|prefer|decided|going|gonna|rather) (?:to )?(?:cancel|' +
      'opt out|unsubscribe|be unsubscribed|stop (?:this|these|now|anchor|using ' +
      '(?:this|anchor|these)|getting.*|receiving.*))$',
    `\\b(?:want|wish|like|need|decided|going|rather) (?:to )?(?:stop|quit|leave|` +
      `end|give up|come off|get off|be off|cancel)(?: (?:using|getting|receiving|` +
      `being on|with))?(?: (?:the|this|your|these|those|daily))* (?:${mailWord}|` +
      `service|anchor|list|programme|program)$`,
    '\\b(?:withdraw|withdrawing|revoke|rescind) (?:my |all |any )*(?:consent|permission|agreement)',
    '\\b(?:not|never|no longer) (?:consent|agree|consenting) to (?:get|getting|' +
      'receive|receiving|any|further|these|your|be|more)\\b',
    "^(?:(?:i|we) (?:am |are )?|i'm |im |we're |please )?(?:opting out|unsubscribing|" +
      'opt out|unsubscribe)(?: (?:of|from) (?:these|this|your|all of (?:this|' +
      'these)|here|anchor|the (?:service|list))(?: .{0,20})?)?$',
    '\\b(?:consider|treat|take) (?:this|me)(?: (?:as|to be|my|an|a|notice|our))* ' +
      '(?:unsubscribed?|opt(?:ed)? out|request to (?:unsubscribe|opt out|stop|' +
      'leave|be removed))',
    '\\b(?:cancel|end|stop|terminate|drop) (?:my|our|the|this) (?:sign[- ]up|' +
      'signup|registration|enrol?lment|participation)\\b',
    '\\byou (?:can|may|could|should|must|need to|might as well) (?:please )?stop(?: ' +
      '(?:now|it|this|all this))*$',
    `^(?:.{0,20} )?(?:the|these|your|those|all)(?: \\S+)? ${mailWord}\\b.{0,40} ` +
      `(?:stop|end|cancel|kill) (?:them|it|this|these)\\b`,
    '^(?:these|this|it) .{3,40} (?:so |and |please )?stop (?:them|it|these|this)$',
    `\\b(?:want|need|like|make|get|have)(?: (?:all|of))* (?:${ours}|it|this|` +
      `them)(?: \\S+)? (?:to )?(?:stop|end|cease)(?: (?:now|already|for good|` +
      `at once))?$`,
    '\\b(?:not interested|no thanks|no thank you|spam|unwanted|unsolicited|not for me)\\b.* stop$',
    '^(?:remove|delete) my (?:address|e-?mail|e-?mail address|number|phone ' +
      'number|details)(?: (?:at once|right away|for good|now|from here))?$',
    `\\b(?:cancel|end|close|terminate|stop|discontinue|deactivate|kill|drop) (?:my|our|this)` +
      `(?: daily)? ${plan}$`,
    `\\b(?:deactivate|terminate|discontinue|close|kill) (?:this|the|your|these)(?: daily)? ` +
      `(?:${mailWord}|services?|anchor|app)\\b`,
    // "Would you mind not texting me?"
    `\\b(?:can|could|would|will|may|mind)(?: you| ya| u)?(?: mind)? not (?:${sendNow}|${sendWord}) ` +
      `(?:me|us)\\b`,
    `\\bno need (?:for you )?(?:to )?(?:be )?(?:${sendWord}|${sendNow})(?: (?:to|any|these|this|more))* ` +
      `(?:me|us|${mailWord})\\b`,
    `\\b(?:give over|pack in|knock off) (?:with )?(?:the |these |this |your )?(?:${sendWord}|${mailWord})`,
    "^(?:(?:so|sorry|tbh|honestly|actually|i think|i don't think) )*(?:this|it|this (?:app|service|" +
      "thing))(?:(?:'s| is)(?: really| just)* not|(?<=think this)(?:'s| is)| isn't|(?<=think it)'s)" +
      '(?: really)? (?:for me|working for me)(?: (?:any ?more|really|i think))*$',
    '^(?:sorry )?not (?:really )?for me(?: (?:this|these|i think|im afraid))?$',
    "^(?:i(?:'m| am|'ll| will| have|'ve) )?(?:just )?(?:reporting|reported|report|marking|marked|mark) " +
      '(?:this|these|you|it)?(?: ?(?:as|for))? ?(?:spam|junk|harassment)$|^this is (?:spam|harassment)$',
    `^no more (?:of )?${ours}$`,
    // "Too many messages pls stop", "you text me too much, stop".
    `\\btoo (?:many|much|often)(?: ${ours})?(?: (?:so|for|me|just|lol))* (?:stop|enough|cancel|end)(?: (?:it|this|them|these|those|now|all|please))*$`,
    `\\bknock (?:this|all this|the (?:${manyWords})|(?:these|your)(?: ${manyWords})?) on the head\\b`,
    `^(?:i )?${never.replace('|never', '')}(?: really)? want any more(?: of (?:them|em|these|those|this))?$`,
    `^(?:i )?(?:really )?${never.replace('|never', '')}(?: really)? (?:need|want|use) this(?: any ?more| any longer)+$|` +
      '^(?:i )?no longer (?:really )?(?:need|want|use) this$',
    "^(?:(?:i|we|i'm|im|we're|i am) )?(?:won't|wont|will not|not|no longer)(?: (?:be|really|going to be|gonna be))* " +
      '(?:use|using) this(?: (?:service|app|thing))?(?: any ?more| any longer| now| again)+$',
    `^(?:yes )?(?:you|u|ya) (?:can|may|could|should) (?:really )?stop(?: (?:it|this|all this))*$`,
    "^(?:so )?you(?:'re| are| keep|r) (?:spamming|harassing|pestering|bugging|annoying) me$",
    "^(?:sorry |hi |i think |think )*(?:you(?:'ve| have)?|this is|it's) (?:got |have )?the wrong (?:number|person|address)(?: here)*$",
    '^(?:please |just |so )*(?:cut|knock|pack) it (?:out|off|in)(?: now)?$',
    '^(?:just |so )*cut me loose$|\\b(?:count|leave|let) me out of (?:this|these|it)$',
    `\\b(?:cancel|end|close|terminate|stop|discontinue|drop) (?:my|our|this)(?: daily)? ${plan} and (?:send|stop|remove|delete|do not|don't) .*$`,
    '\\bstop all of (?:it|this|them)|\\bgive up on (?:this (?:thing|service)|anchor)$',
  ],
  /\b(?:how|why|until|till|when|while|(?:ask|tell|get) (?:them|him|her|it)|make (?:them|him|her)|for me but|on (?:there|it)|not stop|never stop|glad|love|help|(?:the|my) (?:mail|post)$)\b/,
);

const fromYourList = pattern(
  '',
  String.raw`^(?:(?:can|could|would|will|you|kindly|and|so|also) )*(?:remove|take|strike|`,
  String.raw`drop|delete|get) (?:\S+ ){1,4}(?:numbers?|names?|address|e-?mail|mail|`,
  String.raw`details|e-?mail address) (?:off|from|out of) (?:your|this) (?:\S+ ){0,2}(?:lists?|`,
  String.raw`database|system|service|records)$`,
);

/** Between what is asked and why. */
const joint =
  / (?:because|cos|cause|coz|cuz|since|as|it's|its|they're|they|i'm|im|every day) | (?=so |but )/;

/** Whether bare words ask for the end of the letters. */
export function saysLeave(said: string): boolean {
  if (isClosed(said, leaving) || (/\b(?:your|this)\b/.test(said) && fromYourList.test(said)))
    return true;
  if (!joint.test(said) || /\bfor me but\b/.test(said)) return false;
  return said
    .split(joint)
    .some((part, at) => (/^(?:so|but) /.test(part) || at === 0 ? isClosed(part, leaving) : false));
}

/** "2 and 3, don't need those": beside a report such words are said of the items before them. */
export const pointsAtItems = pattern(
  '',
  String.raw`^(?!.*\b(?:any ?more|longer|again|ever)\b)(?:.*\b)?(?:need|needed|want|wanted|like)\b`,
  String.raw`(?: (?:for|of|any|all))* (?:these|those|this|it|them)$|`,
  String.raw`\b(?:need|want|use) (?:this|it)(?: any ?more| any longer)*$`,
);
