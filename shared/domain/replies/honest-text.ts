/** Cuts off what in a reply is addressed to the machine rather than to the list. */
import { pattern } from './pattern.ts';
import { isPast } from './rules/past.ts';
import { takesOver } from './takeover-words.ts';

const machine = '(?:assistant|bot|chatbot|ai|model|gpt|llm|machine|agent|language model)';
const orders =
  '(?:instructions?|prompts?|rules|guidelines|role|persona|programming|training|directives?)';

const attack = pattern(
  'i',
  String.raw`\b(?:ignore|disregard|forget|override|bypass|drop|abandon)\b.{0,30}\b${orders}\b|`,
  String.raw`\bforget (?:who|what) you are\b|\bforget everything (?:above|before|you)\b|`,
  String.raw`\badmin(?:istrator)? notice\b|\b(?:your|the) (?:hidden|secret|system|initial) (?:prompt|instructions)\b|`,
  String.raw`\broot access\b|\bset (?:every|all)(?: the)? (?:tasks?|items?) to done\b|`,
  String.raw`\bsystem (?:override|prompt)\b|\badmin (?:mode|password)\b|\bnew ${orders}\b|`,
  String.raw`(?<!\b(?:told|hear|heard|gather|understand|believe|suppose|think|know|assume|guess|if|whether|that) )\byou are (?:now )?(?:dan|in admin|an? (?:\w+ )?${machine})\b|\byou are now an? |`,
  String.raw`\b(?:you are|you're|act as|be|become) (?:now )?(?:an? )?\w*gpt\b|`,
  String.raw`\b(?:act|answer|respond|behave|roleplay|talk|reply) (?:as|like) (?:if you|an? `,
  String.raw`(?!draft|`,
  String.raw`team|adult|grown|normal)|my )|\bpretend (?:you|to be(?! (?:an? (?:adult|grown|normal|functioning|responsible|human|good)|busy|awake|fine|ok|okay|asleep|nice|normal)\b))\b|\bas (?:the|an|your) `,
  String.raw`(?:admin\w*|developer|`,
  String.raw`owner|system)\b|\b(?:reply|answer|respond) (?:only|just|exclusively) (?:with|in)\b|`,
  String.raw`\{\s*"?(?:role|system|content|messages|instructions?)"?\s*:|\b(?:system|assistant|developer|override)\s*:|</?(?!script|b\b|i\b|p\b|br\b|div|`,
  String.raw`span)\w+>|`,
  String.raw`\[\[?(?:system|inst|admin)\b|#\s*instructions?\b|`,
  String.raw`\b(?:repeat|print|output|show|reveal|recite|copy|quote|echo)\b.{0,30}\b(?:(?:text|`,
  String.raw`words|lines?|`,
  String.raw`everything|messages?|conversation|all) (?:that is |written )?(?:above|before|prior|`,
  String.raw`so far|verbatim)|`,
  String.raw`above this|word for word|verbatim)\b|`,
  String.raw`\b(?:reveal|print|respond with|output|list|show|tell me|give `,
  String.raw`me)\b.{0,40}\b(?:prompts?|`,
  String.raw`configuration|secrets?|api keys?|instructions|other (?:users?|people|customers?|`,
  String.raw`founders?)(?:'s?)?)\b|`,
  String.raw`\b(?:reveal|respond with|output)\b.{0,40}\b(?:lists?|password)\b|`,
  // The class lists and the guest list are for people to print.
  String.raw`\bprint\b.{0,30}\b(?:users?|others|everyone's|customers?|your|secret|hidden|internal|password)\b.{0,15}\b(?:lists?|passwords?|data)\b|`,
  String.raw`\bprint\b.{0,20}\b(?:lists?|names?|addresses|data)\b.{0,15}\b(?:all|every|other) (?:the |of )?(?:users?|people|customers?|accounts?|subscribers?|founders?)\b|`,
  String.raw`\bmark all tasks as\b.{0,30}\breveal\b|`,
  String.raw`^(?:hey |dear |listen,? )?${machine}[,:] (?!done)|`,
  takesOver,
);

/** "I've told counsel to ignore all previous instructions": an order told of, not given. */
const toldOf = pattern(
  'i',
  String.raw`\b(?:told|asked|instructed|advised|warned|reminded|ordered|emailed|messaged|texted|` +
    String.raw`telling|tell|ask|asking|`,
  String.raw`remind|advise|want|wants|wanted|get|got|need) (?:(?!you\b)\S+ ){1,5}?(?:to|that ` +
    String.raw`(?:they|he|she|we)(?: should| can| must)?) $`,
);
function attacks(sentence: string): boolean {
  const found = attack.exec(sentence);
  return found !== null && !toldOf.test(sentence.slice(0, found.index));
}

/** What is left when the sentences addressed to the machine are out: it may be an honest report. */
export function honestText(reply: string): string {
  // Every line is part of the reply, so that one look is enough for the honest ones.
  if (!attack.test(reply)) return reply;
  const lines = reply.split(/(?<=[.!?\n])\s*/);
  const at = lines.findIndex((line) => attacks(line));
  if (at < 0) return reply;
  return [...lines.slice(0, at), ...lines.slice(at + 1).filter(isReport)].join(' ');
}

/** "Called Raj back, by the way": a person's own report, which an order never is. */
function isReport(sentence: string): boolean {
  const said = sentence.toLowerCase().replace(aside, '');
  const [first = ''] = said.replace(/^i(?:'ve| have)? /, '').split(/[^\p{L}'-]+/u);
  const plain =
    /^(?!(?:mark|set|make|call|say|treat|tick|get)\b)(?:\S+ ){1,4}(?:done|finished|sorted|complete)\W*$/;
  const told =
    plain.test(said) || aside.test(sentence) || /^i(?:'ve|'m)? /.test(said) || isPast(first);
  return (told || asks.test(said)) && !attacks(sentence) && !commanding.test(said);
}

/** "Also add call Raj", and nothing that the machine is told. */
const asks =
  /^(?:please |pls |can you )*(?:add|remind me to|i (?:need|have) to) (?!user|admin|note|line|text|footer|header|system|role)\S/;

const aside =
  /^(?:(?:also|anyway|anyhow|ps|p\.s\.|oh|and|but|seriously|really)[,:]? )+|,? ?\b(?:btw|by the way)\b,? ?/i;
const commanding = pattern(
  '',
  String.raw`\b(?:all|every\w*|any\w*|mark|set|you|your|list|user|users|must|now on|instead)\b`,
);
