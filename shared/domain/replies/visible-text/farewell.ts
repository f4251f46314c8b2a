/** The words by which letters and messages end, as a small grammar beside a table of fixed ones. */
import { signOffs } from './sign-off-words.ts';

/** How sure a line is a farewell: `perhaps` is one only where it stands like one. */
export type Farewell = 'surely' | 'perhaps';

const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;

const before = oneOf(
  'with|and|&|in|my|our|all|every|many|much|lots of|a|an|the|very|most|best|kind|kindest|warm|warmest|warmly',
  'good|fond|fondest|sincere|sincerest|deep|deepest|heartfelt|great|big|friendly|cordial|loving|sunny|tons of',
);
const wish = oneOf(
  'regards?|rgds|wish(?:es)?|thanks|gratitude|greetings|love|blessings?|affection|hugs?|kisses|respects?',
  'appreciation|salutations|prayers|cheers|thx|ta|best|peace',
);
const toWhom = oneOf(
  ' to (?:you|u|ya|yours|all|everyone|the team|you and yours|your family|one and all)(?: all| both| too)?',
  ' (?:all|again|always|kindly|indeed|mate|for (?:now|today|(?:the|your) (?:day|week|weekend|evening)(?: ahead)?)|as (?:ever|always|usual))',
  ' in (?:advance|anticipation)| from (?:me|us|all of us)| a (?:lot|million|bunch)| (?:so|very) much',
);
const manner = oneOf(
  'sincerely|faithfully|truly|respectfully|cordially|warmly|kindly|gratefully|fondly|affectionately',
  'lovingly|humbly|thankfully|cheerfully|amicably|appreciatively|obediently|devotedly',
);
const soon = oneOf(
  'soon|later|then|again|around|tomorrow|tmrw|tonight|this (?:evening|afternoon)|next time|in the morning',
);
const wellWished = oneOf(
  'great|good|nice|lovely|wonderful|blessed|pleasant|fine|super|beautiful|productive|restful|relaxing|cracking|grand',
);
const time = oneOf(
  'day|one|evening|night|afternoon|morning|weekend|week|rest of (?:your|the) (?:day|evening|week)',
);

const sure: readonly RegExp[] = [
  String.raw`(?:${before} )*${wish}(?:(?:,| and| &)(?: ${before})* ${wish})*${toWhom}*`,
  String.raw`(?:(?:very|most|ever|always|and|yours) )*${manner}(?:,? (?:yours|always|as ever|and (?:with )?${wish}))?`,
  String.raw`(?:(?:ever|always|very|as|${manner}) )*yours(?:,? (?:aye|always|ever|etc|truly|in (?:haste|christ|faith|hope|music|sport|friendship|solidarity)|as (?:ever|always)|${manner}))*`,
  String.raw`thanking you(?:${toWhom}| sir| madam)*|thank you(?: (?:kindly|ever so much|most kindly))(?:${toWhom})*|much obliged(?:${toWhom})*|ta (?:very much|muchly)`,
  String.raw`(?:you )?have (?:a|an) (?:very |really )?${wellWished} ${time}(?: all| everyone| ahead)?|enjoy (?:your|the) (?:rest of the |rest of your )?${time}`,
  String.raw`(?:stay|keep|be) (?:well|safe|blessed|kind|cool|strong)(?: (?:all|everyone|out there))?|take care(?: (?:all|now|everyone|of yourself|then))*`,
  String.raw`(?:talk|speak|chat|write|see you|see ya|catch you|catch ya|cu|more) ${soon}|god bless(?: you)?(?: all)?|bless(?:ings)? you`,
  String.raw`your (?:old |good |dear |loving |faithful |obedient |humble )*(?:friend|servant|neighbour|neighbor|pal)`,
  String.raw`bye(?:[ -]?bye)?(?: (?:for now|now|all|then|everyone))|as (?:ever|always)|in haste|over and out|ttyl|ttfn|bfn|cya|toodle[ -]?(?:oo|pip|s)|signing off`,
  // Abroad.
  String.raw`(?:bien|très|tres|sincèrement|meilleures|sincères) (?:cordialement|amicalement|salutations|vôtre|à (?:vous|toi|tous))|avec (?:mes|toute).{1,30}(?:salutations|remerciements|sympathie|amitié|amitiés|reconnaissance)|amitiés|amicales? salutations`,
  String.raw`(?:un|una|muchos|mil) (?:fuerte |gran |cordial |cariñoso |afectuoso )*(?:abrazos?|saludos?|besos?)(?: (?:fuerte|grande|cordial|para todos|a todos|enorme))*|con (?:cariño|afecto|aprecio|gratitud|todo mi cariño)|(?:muy )?(?:atentamente|cordialmente|afectuosamente)`,
  String.raw`com (?:os meus |os |as )?(?:melhores |muito )?(?:carinho|estima|afeto|cumprimentos|amizade|gratidão|saudações|consideração)|(?:um )?(?:forte |grande )?abraço(?: (?:forte|grande|a todos))*`,
  String.raw`con (?:affetto|stima|cordialità|gratitudine|i miei (?:più )?(?:cordiali |migliori )?saluti)|(?:un )?(?:caro|cordiale|affettuoso) saluto|(?:tanti|cari|cordiali|affettuosi|distinti|molti) saluti(?: a tutti)?`,
  String.raw`(?:met|veel|vele|hele|hartelijke|warme|lieve|vriendelijke|zonnige) (?:(?:hartelijke|warme|lieve|vriendelijke|zonnige) )?(?:groet|groeten|groetjes|liefs)`,
  String.raw`(?:(?:mit|viele|vielen|ganz|herzliche[ns]?|herzlichste|liebe[ns]?|schöne|sonnige|freundliche[ns]?|beste[ns]?|kollegiale[ns]?|warme) )+(?:gr(?:ü|ue|u)(?:ß|ss)(?:e|en)?|gru(?:ß|ss))(?: (?:aus|an|vom) \S+(?: \S+)?)?|herzlichst|hochachtungsvoll|alles (?:liebe|gute)|bis (?:bald|dann|morgen|später)|dein[e]?|euer|eure|ihr[e]?`,
].map((one) => new RegExp(`^(?:${one})$`, 'iu'));

/** Words that also may be a thing to do, or a time for one. */
const perhaps = new RegExp(
  String.raw`^(?:onwards?(?: and upwards?)?|(?:un)?till? ${soon}|laters?|peace(?: out)?|kisses|hugs?|prayers?|blessings?|gratitude|affection|respects?|bye|love|best|enjoy(?: (?:your|the) .*)?|(?:stay|keep|be) (?:well|safe|blessed|kind|cool|strong)(?: .*)?|take care .*|cheerio|goodbye|best of luck|good luck|good night|night night|x{1,3}|(?:xo)+|dein[e]?|ihr[e]?)$`,
  'iu',
);

const longest = 60;
/** How most lines begin that are none, which this says at once. */
const opensOther =
  /^(?:the|i|i'm|i've|i'll|we|it|it's|no|not|yes|yep|done|did|got|call|called|email|finish|finished|add|move|moved|drop|send|sent|book|booked|buy|pay|paid|need|tomorrow|today|also|then|but|so|just|still|only|everything|both|\d)\b/;

/** Whether a line, without its name, is a farewell; undefined where it is none. */
export function farewellIn(line: string): Farewell | undefined {
  if (line.length > longest) return undefined;
  const said = line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s–—-]+|[\s,.!;:–—-]+$/g, '')
    .replace(/,\s/g, ' ');
  if (said === '' || /\d/.test(said) || opensOther.test(said)) return undefined;
  if (perhaps.test(said) || said.length === 1) return 'perhaps';
  return signOffs.has(said) || sure.some((one) => one.test(said)) ? 'surely' : undefined;
}
