/** Data: roundabout ways to speak of the letters, each with the plain words the tables know. */
import { mailWord } from './closed-words.ts';
import { anyOf, pattern, replaced } from './pattern.ts';

const ours = `(?:(?:the|my|your|these|those|our|all) )+(?:[a-z]+ )?${mailWord}`;
const them = `(?:these|this|them|things|it all|everything|${ours})`;
const way = (...parts: readonly string[]): RegExp => pattern('g', ...parts);

const ways: readonly (readonly [RegExp, string])[] = [
  // "Crank these back up", "fire the check-ins up again", "start up my wee reminders again".
  [
    way(
      String.raw`\b(?:crank|fire|spin|boot|kick|gear|start|switch|turn) ${them} back (?:up|on)(?: again)?\b|`,
      String.raw`\b(?:crank|fire|spin|boot|kick|gear) ${them} (?:up|off) again\b|`,
      String.raw`\b(?:start|crank|fire|spin|boot|kick) (?:up|off) ${ours} again\b|`,
      String.raw`\b(?:start|send|resume|restart|begin) ${ours} (?:up )?again\b|^(?:so |and |please |ok )*bring back ${ours}$|`,
      String.raw`\b(?:crank|fire|spin|boot|kick|gear|start|switch|turn) (?:it|things|this|these|them) (?:up|on|off) again$(?<=\b(?:you can|can you|could you|feel free to) .{0,60})`,
    ),
    'resume the messages',
  ],
  [/\bget going (?:with|on) (?:this|these|it) again\b/g, 'start again'],
  // "Give the messages a rest", "shush for a few days".
  [
    way(
      String.raw`\b(?:give|let) (?:me a (?:rest|break) from ${them}|${ours} (?:have )?a (?:rest|break|holiday|miss)(?! from))\b|`,
      String.raw`(?:^(?:please |ok |so |and )*|\b(?:so|and|please) )(?:shush|hush|pipe down|go quiet|stay quiet)(?= (?:for|until|till|til) )`,
    ),
    'pause the messages',
  ],
  [
    way(
      String.raw`\bget rid of (?:(?:all )?(?:these|your)(?: (?:daily|constant|bloody|silly|annoying))?) ${mailWord}`,
    ),
    'unsubscribe from these emails',
  ],
  [
    /^(?:i )?(?:won't|wont|will not|am not going to|not going to) be using (?:this|it|these|anchor)(?: any ?more| again)?(?:,? so)? (?:please |pls )?(?:unsub|unsubscribe)\b(?: me)?$/g,
    'unsubscribe me',
  ],
  [
    /\b(?:read|say|tell|give|run) me back (?:what|everything|all)(?: (?:i've|i have|ive|i))?(?: got)?(?: (?:on|down|put|written))?(?: (?:there|here|down|on|on there))?$/g,
    'show me my list',
  ],
  [/\bwhat (?:am i|i'm|im)(?: still)? on the hook for\b/g, 'what have i left'],
  [
    /^((?:sorry |so |honestly )*(?:this|it)(?: (?:app|service|thing))?) (?:isn't|isnt|is not|ain't)( really)? for me(?: (?:sorry|thanks|im afraid|i'm afraid|though|tbh|really|mate))+$/g,
    "$1 isn't for me",
  ],
  [
    /\bwhat (?:am i|i'm|im|are we) (?:meant|supposed|expected) to (?:send|write|say|reply|text|type|put|do with (?:this|these|it|(?:these|your) (?:e-?mails?|texts?|messages?|mails?|reminders?)))(?: (?:and when|back|here|in here|to you|to this|to these|exactly|then))*$/g,
    'what do i write',
  ],
  [
    /^(?:so )?(?:do i )?(?:just )?(?:write|send|reply with|text|type) (?:(?:my|the) )?(?:jobs|tasks|list|things|to-?dos|goals|stuff)(?: back)?(?: to (?:you|this|here))$/g,
    'what do i write',
  ],
  [/\bwhat have you (?:still )?got me down for\b/g, "what's on my list"],
  [
    /\bmake (?:una|you|yall|dem) (?:stop|no)(?: to)?(?: dey)? (?:send|text|disturb|worry|message)(?: me)?(?: (?:this|dis|these|dese|una|your|the))?(?: (?:messages?|texts?|thing|things))?$/g,
    'stop texting me',
  ],
  [/ (?:4|for) (?:2nyt|2nite|tonite|tonyt|tnite)\b/g, ' for tonight'],
  [/ (?:2nyt|2nite|tonite|tonyt|tnite)\b/g, ' tonight'],
];
const any = anyOf(ways.map(([form]) => form));

/** The words said plainly; most hold none of these. */
export const saidPlainly = (words: string): string =>
  any.test(words)
    ? ways.reduce((said, [form, plain]) => replaced(said, form, plain), words)
    : words;
