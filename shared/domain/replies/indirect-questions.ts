/** Data: how people ask in a roundabout way what this is and who is behind it. */
import { mailWord } from './closed-words.ts';
import { oneOf } from './pattern.ts';

const opener = oneOf(
  '(?:might|may|can|could) (?:i|we|one) (?:please )?(?:ask|enquire|inquire|know|find out|check)',
  '(?:can|could|would|will) (?:you|u|someone|somebody|anyone|anybody) (?:kindly )?(?:tell|explain to|remind|show|say to) (?:me|us)',
  '(?:do|would|could) you (?:mind|please) (?:telling|explaining to|tell|explaining) (?:me|us)',
  "(?:i was |was |i am |i'm |im |just )*(?:wondering|curious)",
  "(?:i'd|i would|i should) (?:quite |really )?(?:like|love) to (?:know|understand)",
  "(?:i have |i've |got )?(?:no idea|not the foggiest|not a clue)|any (?:idea|clue)",
  "(?:i'm |i am |im )?(?:not (?:quite |really |at all |entirely )?sure|unsure|unclear)",
  "(?:i )?(?:don't|do not|dont|can't|cannot) (?:really |quite )?(?:know|tell|see|remember|work out|figure out)",
  '(?:pray |please |do )?(?:tell|remind) (?:me|us)|quick question|(?:one|a) question|question',
);
const service = `(?:this|it|that|these|all this|anchor|this (?:thing|service|app)|the (?:service|app)|these ${mailWord})`;
const one = "(?:one|i|we|you|people|a person|someone|i'm|we're|you're)";
const use =
  '(?:use|go about|answer|reply|respond|operate|get started|get going|begin|start|work|do|tick|mark|cross|add|remove|change|set)';
const toUs = ` (?:this|it|these|that|here|with|to|back|things?|items?|tasks?|something|you|off|in|my (?:list|answers?)|${mailWord})\\b`;
const clause = oneOf(
  `how ${service} (?:works?|is (?:supposed|meant) to work|operates?|functions?|goes)`,
  `how (?:does|do|is) ${service} (?:work|operate|function|supposed to work|meant to work)`,
  `how (?:(?:is|am|are|do|does|should|can|would|must) )?${one} (?:(?:is|am|are|do|should|can|would|ought|might|go|goes) )?(?:(?:supposed|meant|expected|able|to) )*${use}${toUs}`,
  `how to ${use}${toUs}`,
  `what (?:(?:is|does|do) )?${service} (?:is|are|does|do|wants?|expects?|means?|for|about)`,
  `what (?:exactly )?(?:${one} )?(?:(?:am|is|are|do|should|must) )?${one} (?:(?:am|is|are|should|must|do|have|supposed|meant|expected|to) )*(?:do|write|send|say|reply|put|answer|type)(?:(?: (?:here|back|with|now|next|to|this|these))+|$)`,
  `who (?:(?:is|are) )?(?:this|these|you|it)(?: (?:is|are|come|comes|from|sending|behind))*$`,
  `who (?:sends|writes|reads|runs|is behind|is sending|is writing) (?:this|these|it|them|me)`,
  `where (?:do |does |did )?(?:this|these|you) (?:come|comes|came|get|got) (?:from|my (?:number|e-?mail|address|name))`,
  `why (?:i'm|i am|am i) (?:getting|receiving) (?:this|these)`,
);
const kind =
  '(?:person|human|human being|people|somebody|someone|anyone|anybody|robot|bot|machine|computer|soul)';

/** Whole sentences. */
export const indirect: readonly string[] = [
  `${opener} ${clause}(?: .{0,40})?`,
  // "Is there an actual person reading this or is it a robot?"
  `(?:is there|are there|is it|is this)(?: (?:an?|any|some|actually|really|just|actual|real|live|proper|human))* ${kind}(?: (?:actually|really|who))* (?:reads?|reading|writes?|writing|sends?|sending|behind|answering|typing|replying|at)(?: (?:to|the other end|all))* ?(?:this|these|it|them|me|all this|the other end|that end|your end|my .{3,12})?(?:(?: of this)? or .{1,40})?`,
  `(?:is it|is this|are you)(?: (?:an?|just|all|really|actually|real|actual|live))* ${kind} or (?:an? |just |is it |are you )*(?:an? )?${kind}(?: .{0,20})?`,
  `what(?:'s| is) the difference between (?:an? |the )?(?:drop\\w*|defer\\w*|skip\\w*|paus\\w*|stop\\w*|unsub\\w*|open|done|carr\\w*|tomorrow|delet\\w*|clear\\w*) and (?:an? |the )?\\S+(?: \\S+)?`,
  // "Do I write my to dos here or on a website?"
  '(?:do|should|must|can|am) i (?:just |supposed to |meant to )*(?:write|send|put|type|enter|text|reply with|list)(?: (?:down|in|you))? (?:my |the |all my )?(?:to[- ]?dos?|jobs|tasks|goals|list|things|stuff|answers?|plans?)(?: (?:in|here|back|to this|by (?:text|reply|e-?mail)|as a reply|in a reply))* or .{2,40}',
  '(?:are you able|is it possible|would it be possible|is there (?:a|any|some) way|any way)(?: for (?:me|you|us))? to (?:add|tick|cross|mark|reply|answer|change|edit|see|use|send|have|set|remove|reorder|sort|share) (?:off )?(?:things?|items?|tasks?|stuff|something|anything|more than|my (?:list|answers?|times?)|the (?:times?|list)|this|these|it|by voice|voice)(?: .{0,40})?',
  `(?:how(?:'s|s| does| do| is) )${service}(?: thing| all)* (?:work|supposed to work|meant to work)(?: (?:then|exactly|please|again|at all))*`,
];
