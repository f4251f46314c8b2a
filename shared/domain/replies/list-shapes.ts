/** General shapes of sentences that ask to see the list. */
import { closed, isClosed } from './closed-words.ts';
import { pattern } from './pattern.ts';
import { anySentence } from './sparing.ts';

const words =
  'ticked crossed checked like tick cross 4 everything is there any more that all have yet ' +
  "i've i'd i'm left leave remaining remain remains outstanding open pending " +
  'unfinished still yet else ' +
  "done do doing not haven't hadn't havent didn't didnt need needs needed " +
  'planned plan plans plate tasks ' +
  'task item items to-do to-dos todo todos jobs job goals goal list lists ' +
  'checklist again remind tell show ' +
  'send share see give read resend repeat say said put down wrote write written ' +
  "told tell what's whats " +
  'what where which anything something everything how meant supposed next morning evening so far ' +
  'state play status progress summary rundown recap overview picture full ' +
  'current complete latest ' +
  'updated whole quick look know remember forget forgotten forgot lost track ' +
  'note noted promised promise ' +
  'mine anything agreed agree sign signed commit committed up through over out back once ' +
  'more stand stands standing hook plate owe owing 2do lined hanging ' +
  'looking look going check view pull display print copy reminder read-out ' +
  "go remained who've been " +
  'afternoon tonight week yesterday night last for first thing second many ' +
  "much can't cannot only am " +
  'incomplete undone due set ahead off come coming hear refresh memory actual ' +
  'missed miss third fourth fifth other wait hang hold rn atm her here bring catch latest there was side from pull put fetch kindly what all wetin minute moment right far';
const left =
  '(?:left|remaining|remains?|outstanding|open|pending|unfinished|undone|' +
  'incomplete|not done|to do|to go|due)';
const noun =
  '(?:list|checklist|tasks?|items?|to-?dos?|todos?|goals|jobs|plan|rundown|' +
  'recap|summary|overview|status|state of play|progress|reminder|read-out)';

const listing = closed(
  words,
  [
    `^(?:.* )?(?:what|what's|whats|which|anything|how many|how much|where)\\b.* ${left}\\b`,
    "^(?:.* )?(?:what|what's|whats|which|anything|how many) (?:.* )?(?:still|" +
      'else|next|meant|supposed|planned|planning|said|say|put|wrote|write|promised?|' +
      "noted?|agreed?|committed|signed|told|haven't|havent|left|plate|list|tasks|" +
      'items|plan|goals|jobs)\\b',
    `^(?:(?:can|could|would|will|you|u|just|and|so|now) )*(?:show|share|pull up|bring up|fetch|display|resend)` +
      `(?: (?:the|all|my|today's|current|full|whole))* (?:pending|remaining|open|outstanding)? ?${noun}(?: (?:for )?` +
      '(?:me|us|today|now|again|once more|for))*$',
    '^what(?:all| all)? (?:is|are) (?:there|pending|remaining|left)(?: (?:for|from|on|in|me|my|the|list|side|today|now))*$',
    `^(?=.*\\b(?:me|us|my)\\b)(?:(?:please|can|could|would|will|you|u|just|` +
      `to|the|and|so|i|want|need) )*(?:show|share|send|resend|read|give|tell|` +
      `pull up|display|repeat|bring|forward)(?: .*)? ${noun}(?: .*)?$`,
    `^(?:.* )?(?:(?:can|could|may|might) (?:i|we)|let me|i (?:want|need|would ` +
      `like) to|i'd like to) (?:just |please |quickly )*(?:see|get|have|view|` +
      `check|look at|have a look at)(?: .*)? ${noun}(?: .*)?$`,
    '^(?:.* )?(?:let me see|show me|can i see|tell me|remind me)(?: again)? ' +
      '(?:what|where|which)\\b.*$',
    '^(?:resend|share|show|send)(?: (?:the|again))* (?:list|checklist)(?: again)?$',
    `^(?:(?:my|current|full|latest|a|the|updated) )*(?:status|progress|summary|` +
      `recap|rundown|overview|state of play)(?: (?:update|check|report|of .*))?$`,
    '^(?:.* )?(?:remind|show|tell) (?:me|us) (?:what|which|where|of what|of my|my)\\b',
    `^(?:.* )?how(?:'s| is| are)? (?:my|the) (?:list|day|checklist|tasks|plan)(?: .*)?$`,
    '^(?:.* )?where (?:am|are|did|do|was|were) (?:i|we) (?:.* )?(?:at|up to|' +
      'get to|got to|stand|with (?:my|the) (?:list|day|tasks))$',
    "^(?:what's|what is|whats|what does|how's|how does|hows) my (?:day|list|" +
      'plan|checklist)(?: (?:look|looking)(?: like)?)?(?: (?:today|now|so far))?$',
    '^(?:(?:which|what)(?: ones| tasks| items| things)?) (?:have|haven.?t|did|' +
      'are) (?:i |we )?(?:not |yet )*(?:ticked|crossed|checked|done|finished|' +
      'been|not)(?: .*)?$',
    '^(?:and |so )?what (?:was|is|were) (?:the|my) (?:first|second|third|fourth|fifth|last|other|next) (?:thing|one|item|task)s?(?: (?:again|today|on there|on it|on my list|i said))*$|^remind me(?: again)?$|^show (?:me )?(?:everything|all|it all|the lot)$|' +
      '^(?:and )?(?:so )?(?:the |my )?(?:full|whole|complete|updated|current|' +
      'latest) list$|^and (?:the|my) list$',
    "^(?:(?:can|could|may|might) (?:i|we|you|u)|let me|please|just|show me|i want to|i need to|i'd like to)(?: (?:please|just|quickly|see|get|have|show|list|view|me|us|give|to|a|look|at))*(?: (?:everything|all|anything|what))(?: (?:of|that|which|what))*(?: (?:i|i've|i'm|is|are|'s|that's|have|got|still|yet|has|not))* (?:left|remaining|outstanding|open|pending|to do|to go|to be done|not done)(?: (?:to do|to be done|today|tonight|now|please|for|on|there|it|me|my|the|list|this|morning|afternoon|evening|week))*$",
    "^(?:so |and |hi |hey |(?:can|could|would|will) (?:you|u) (?:please |just )*(?:tell|remind|show|give) me |tell me |remind me )*(?:what's|whats|what is|what|what (?:have i|i have|i've) got)(?: (?:still|all|else|left))* (?:on|there) (?:there|it|mine|my list|the list|for me)(?: (?:for|me|to|do|on|my|the|list|today|tonight|now|again|this|morning|afternoon|evening|please|right|at|minute|moment|so|far))*$",
    '^(?:so |and |hi |hey )*what (?:do|have) (?:you|u) (?:have|got) (?:(?:down|on there|on the list|written|noted) )*for me(?: (?:today|tonight|now|again|right|at|the|this|morning|afternoon|evening|please|minute|moment|so|far))*$',
    '^(?:so |and |hi |hey )*what am i (?:still )?down (?:for|to do)(?: (?:today|tonight|now|again|this|morning|afternoon|evening|please))*$',
    '^(?:(?:can|could|may) (?:i|we)|let me) (?:please )?see (?:everything|it all|all of it|the lot)(?: (?:please|again|today|on|my|the|list))*$',
    `^(?:so )?(?:do|have) (?:i|we) (?:still )?(?:have|got) (?:anything|something|` +
      `much|more|any|any more|stuff|things|a lot)(?: .*)? ${left}(?: .*)?$`,
    `^(?:so )?(?:is|are) there (?:still )?(?:anything|something|any|any more|` +
      `any tasks|much|more)(?: .*)? ?(?:else|${left})(?: .*)?$`,
    '^(?:so )?(?:am i|are we) (?:all )?done(?: (?:now|for today|for the day|' +
      'then|yet))?$|^(?:so )?(?:is|was) that (?:everything|it|all|the lot)(?: ' +
      '(?:for today|now|then|done))?$',
    "^(?:.* )?what(?:'s| is|s| am| are| have| do)? (?:i |we |i'm |still |got |have |on |hanging |be )*(?:on the hook for|owe|owing|lined up|hanging over (?:me|us)|hanging)(?: .*)?$",
    '^(?:.* )?refresh my memory$|^catch me up$|^(?:.* )?what have i got (?:on|' +
      'left|today|to do|for today)(?: .*)?$',
  ],
  pattern(
    '',
    String.raw`^(?:i |we )?(?:haven't|havent|didn't) (?:got|get|had|done|ticked|crossed) (?:anything|any of)\b|`,
    String.raw`\b(?:just|do i|should i|must i|am i (?:meant|supposed) to) (?:text|send|tell|give|write|reply|e-?mail|message)(?: to)? (?:you|u)\b|\b(?:do i just|do i (?:write|put|type|enter))\b|`,
    String.raw`\bmeant to (?:write|send|reply|answer|text|put|say|type)\b.*\b(?:back|here|you)\b|\b(?:one|single|or an?) (?:whole |full |long )?(?:thing|list|item|task) or\b|\bor an? (?:whole|full|long|single)\b|\bhow many (?:do|should|can|am|must) i (?:\S+ to )?(?:put|send|write|give|list|pick|choose)\b|`,
    String.raw`\b(?:what can i say|what do you|you (?:need|want|mean|do|get)|next week)\b|^(?:i |we `,
    String.raw`|do (?!i |we )|done |not |put |write |add |give (?:it|them)|send (?:it|them|email|`,
    String.raw`message|text))`,
  ),
);

const beyond = [
  "como voy|il (?:me )?reste quoi|c'est quoi (?:ma|la) liste|(?:o )?que (?:que )?eu tenho (?:(?:para|pra) )?(?:hoje|fazer)",
  'cosa ho (?:in lista|da fare|oggi)(?: oggi)?|wat staat er (?:nog |allemaal )*op(?: de lijst)?|wie weit bin ich',
];
const german = [
  'was(?=.* (?:offen|ubrig|drauf|drin|liste|an|tun|erledigen|machen|vor|gesagt|' +
    'geschrieben|aus|dran|ubrig|zettel|plan)$)(?: (?:steht|ist|liegt|bleibt|' +
    'fehlt|habe?|hab|muss|wollte|hatte|soll|sind|war|waren|stand|ich|heute|' +
    'noch|nochmal|nochmals|noch mal|alles|denn|mir|jetzt|so|bei|auf|der|dem|' +
    'meiner|meinem|liste|zettel|an|offen|ubrig|zu|tun|erledigen|machen|vor|' +
    'gesagt|geschrieben|aus|drauf|drin|dran|eigentlich|gerade|plan))+',
  '(?:zeig|zeige|schick|schicke|schickt|sende|gib|zeigt|lies)(?: (?:mir|uns|' +
    'noch|mal|einmal|doch|bitte|nochmal|nochmals))* (?:die|meine) (?:\\S+ )?(?:liste|' +
    'aufgaben)(?: (?:noch ?mal|vor|bitte))*',
  'wie (?:sieht|schaut) (?:meine|die) liste(?: (?:gerade|jetzt|heute|denn))? ' +
    'aus|(?:meine|die) (?:aktuelle )?liste',
];
const french = [
  "(?:qu'est-ce qu'il|qu'est-ce que j'ai|qu'est ce qu'il|que|quoi|il|qu'ai-je|" +
    "qu'est-ce qui)(?: (?:me|encore|il|j'ai|reste|reste-t-il|me reste|d'autre|" +
    "a faire|sur ma liste|aujourd'hui|pour|pour aujourd'hui|comme|prevu|de " +
    'prevu|dit|a dire|ecrit|note))*? (?:reste|reste-t-il|a faire|prevu|sur ' +
    "ma liste|d'autre|note|ecrit)(?: (?:a faire|aujourd'hui|encore|pour aujourd'hui|" +
    'sur ma liste))*',
  '(?:montre|montrez|rappelle|rappelez|envoie|envoyez|redonne|renvoie|donne|' +
    'affiche|relis)(?:[- ]?moi)?(?: (?:encore|un peu))? (?:(?:ma|la) liste|ce ' +
    "qu'il (?:y a sur ma liste|(?:me )?reste.{0,20})|ce que j'ai (?:a faire|" +
    'dit|note|sur ma liste).{0,20})',
  'quell?es? (?:sont|est) (?:mes|les|ma) (?:taches|choses|liste)(?: .{0,20})?',
  "ou (?:en )?(?:j'en suis|en suis-je)|(?:je peux|puis-je) voir (?:ma|la) liste",
];
const spanish = [
  'que (?:me )?(?:falta|queda|faltaba|quedaba|tengo|tenia|hay|sigue|mas tengo|' +
    'mas falta|dije|puse|apunte)(?: (?:por hacer|pendiente|hoy|todavia|aun|' +
    'en (?:la|mi) lista|que hacer|para hoy|ayer|mas))*',
  '(?:muestra|muestre|ensena|manda|mande|envia|envie|recuerda|recuerde|dame|' +
    'deme|pasa)(?:me|nos)?(?: otra vez)? (?:(?:mi|la) lista|(?:lo )?que (?:me ' +
    ')?(?:falta|queda|tengo|hay).{0,25}|mis (?:tareas|pendientes))(?: (?:otra ' +
    'vez|de nuevo))?',
  'cual(?:es)? (?:es|son|era) (?:mi lista|mis (?:tareas|pendientes)).{0,12}',
];
const portuguese = [
  '(?:o )?que (?:e que )?(?:(?:ainda )?(?:me )?(?:falta|resta|tenho|tem|sobrou|' +
    'sobra|ficou)|ha)(?: (?:(?:para|pra|de|por|a|que) )?(?:fazer|pendente|hoje|' +
    'ainda|na lista|na minha lista))*',
  '(?:me )?(?:mostra|mostre|manda|mande|envia|envie|lembra|lembre|da|passa)(?:-me)?(?: ' +
    '(?:de novo|outra vez))? (?:(?:a )?(?:minha )?lista|o que (?:falta|tenho|' +
    'resta).{0,20})(?: (?:de novo|outra vez))?',
  'quais (?:sao )?(?:as )?(?:minhas )?(?:tarefas|pendencias).{0,12}',
];
const italian = [
  "(?:che )?(?:cosa|che|cos'e che)(?: (?:mi|ancora|altro|c'e|ho))* ?(?:resta|" +
    "rimane|manca|devo fare|ho da fare|c'e da fare|c'e (?:ancora )?(?:sulla " +
    'lista|in lista)|avevo (?:detto|scritto))(?: (?:da fare|oggi|ancora|sulla ' +
    'lista))*',
  '(?:mostra|manda|mandami|mostrami|fammi vedere|fammi rivedere|ricordami|' +
    'rimandami|dammi|leggimi)(?:mi)? (?:(?:la|mia|la mia) lista|cosa (?:mi ' +
    ")?(?:resta|manca|devo fare|c'e).{0,20})(?: (?:di nuovo|ancora))?",
];
const dutch = [
  'wat (?:staat|moet|had|heb|is|blijft|ligt|wilde|zou|stond)(?: (?:er|ik|' +
    'nog|allemaal|vandaag|mij|me|op (?:mijn|de) (?:lijst|lijstje)|ook alweer|' +
    'alweer|eigenlijk|hier))*(?: (?:open|doen|te doen|over|op (?:mijn|de) (?:lijst|' +
    'lijstje)|gezegd|opgeschreven|gepland|staan))',
  '(?:welke|wat voor) (?:taken|dingen|punten)(?: (?:heb|staan|zijn|moet|ik|' +
    'er|nog|vandaag|open|doen|te doen|over))*',
  '(?:laat|toon|stuur|geef|lees)(?: (?:me|mij|mijn|de|eens|nog|even|hele))* ' +
    '(?:lijst|lijstje)(?: (?:eens|nog|even|zien|voor|een keer|nog een keer|' +
    'opnieuw|nogmaals))*',
];

const elsewhere = anySentence('', [
  ...beyond,
  ...german,
  ...french,
  ...spanish,
  ...portuguese,
  ...italian,
  ...dutch,
]);

const nearElsewhere = pattern(
  '',
  String.raw`^(?:was|zeig\w*|schick\w*|sende|gib|lies|wie|die|meine|qu\S*|il|montre\S*|`,
  String.raw`rappel\S*|envoye?\S*|re\w+|donne\S*|affiche|relis|ou|je|puis-je|muestr\w+|`,
  String.raw`ensen\w+|mand\w+|envi\w+|recuerd\w+|dame|deme|pasa\w*|cual\w*|o|me|mostr\S+|`,
  String.raw`lembr\S+|passe\S*|da|che|cosa|cos'e|fammi|ricordami|rimandami|dammi|leggimi|`,
  String.raw`c'est|como|wat|welke|laat|toon|stuur|geef|lees)\b`,
);

/** Whether bare words ask to see the list. */
export const saysList = (said: string): boolean =>
  isClosed(said, listing) || (nearElsewhere.test(said) && elsewhere.test(said));
