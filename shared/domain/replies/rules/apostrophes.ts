/** Puts back the apostrophes that a thumb leaves out, where nothing else can be meant. */
import { cased } from '../misspelt.ts';
import { pattern } from '../pattern.ts';

/** Without its apostrophe each of these is no word of English, or hardly one. */
const forms = (
  "don't doesn't didn't isn't wasn't aren't weren't haven't hasn't hadn't couldn't wouldn't " +
  "shouldn't mustn't needn't can't won't ain't i've you've we've they've he's she's that's " +
  "what's there's here's where's who's how's everything's everyone's nothing's something's " +
  "someone's nobody's today's tomorrow's yesterday's tonight's they're you're they'll you'll " +
  "it'll that'll there'll should've could've would've must've y'all o'clock"
).split(' ');
const formOf = new Map(forms.map((form) => [form.replace("'", ''), form]));

/** "Its done", "id like", "ill call", "lets go": by what comes next. */
const byNext: readonly (readonly [word: string, next: string])[] = [
  [
    "it's",
    'done|finished|sorted|not|too|been|so|now|gone|all|in|on|off|out|over|up|at|an?|the|going|still|only|just|my|me|' +
      'pouring|raining|dry|wet|sunny|nice|warm|cold|ready|fine|ok|okay|good|great|hard|late|tomorrow|today|closed|broken|because|that',
  ],
  ["i'd", 'like|love|rather|better|prefer|say|need|want|planned|forgotten|hoped|already|just'],
  [
    "i'll",
    'do|get|be|try|go|call|ring|send|finish|have|start|take|make|pick|see|sort|leave|move|aim|just|also|probably|need|' +
      'never|let|put|add|hang|mow|cut|paint|wash|clean|cook|bake|water|iron|drop|post|walk|pop|fix|ask|phone|telephone|tell|order|buy|grab|tidy|weed|plant|cancel|pack|print|visit|email|text|write|book|pay|work|tackle|catch|come|keep|check|deal|head|push|bump',
  ],
  [
    "let's",
    'go|try|say|see|just|get|make|start|add|move|push|leave|keep|drop|skip|not|call|scrap|put|bump|have',
  ],
];
const ambiguous = byNext.map(
  ([form, next]) => `(?<!\\bif )${form.replace("'", '')}(?= (?:${next})(?![\\p{L}'’]))`,
);
const bare = pattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}'’@./-])(?:(?:${[...formOf.keys()].join('|')})(?![\p{L}\p{N}'’@/-]|\.\p{L})|${ambiguous.join('|')})`,
);
for (const [form] of byNext) formOf.set(form.replace("'", ''), form);

/** The reply with them; most lack none. */
export const withApostrophes = (reply: string): string =>
  reply.replace(bare, (word) => cased(word, formOf.get(word.toLowerCase()) ?? word));
