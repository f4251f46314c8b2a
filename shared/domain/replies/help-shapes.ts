/** Further ways to ask what this is, what it costs, who writes, and what to answer. */
import { mailWord } from './closed-words.ts';

const thing =
  `(?:this|that|it|these|anchor|this (?:thing|service|e-?mail|text|message|` +
  `list|app|stuff|system)|the (?:service|list|system)|` +
  `these ${mailWord}|you|the ${mailWord})`;
const tail =
  '(?: (?:all|exactly|please|then|about|for|to me|anyway|again|here|actually|' +
  'work|works|working|properly|supposed to (?:be|do)|meant to (?:be|do)|thing|' +
  'on earth))*';
const person =
  '(?:real |actual |live |human )?(?:bot|robot|person|human|human being|machine|' +
  'computer|ai|chatbot|someone real|program|a\\.?i)';
const must =
  '(?:(?:have|need|got|supposed|meant|expected|going|required)(?: to)?|should|' +
  "must|can|could|do|'m supposed to|am supposed to)";
const act =
  '(?:do|write|say|reply|answer|respond|send|type|put|use|work|fill in|reply to|answer to)';

export const helping: readonly string[] = [
  `(?:so |and )?how(?:'s|s| does| do| is) ${thing}(?: all| thing)? work(?:s|ing)?${tail}`,
  `(?:what|what's|whats|who|who's|whos) (?:on earth )?(?:is |are |the hell ` +
    `is |the heck is )?${thing}${tail}`,
  `(?:can|could|would|will) (?:you|someone|somebody|anyone|u) (?:please )?(?:explain|` +
    `tell me|show me|help me|walk me through|talk me through|clarify)(?: (?:to ` +
    `)?me)? ?(?:what (?:i|we) (?:${must} )+${act}.{0,20}|how (?:this|it|to ` +
    `(?:use|do|answer|reply)|i (?:use|do|answer|reply|mark|add|change)|that).{0,30}|` +
    `what (?:this|it|that|anchor) .{0,20}|with this.{0,20}|this|it|understand ` +
    `this)?`,
  `(?:explain|guide me(?: on| through)?|tell me|show me|teach me|help me ` +
    `understand) (?:what (?:i|we) (?:${must} )+${act}.{0,20}|how (?:this|it|` +
    `to (?:use|do this|answer|reply)|i (?:use|do|answer|reply) (?:this|it)).{0,30}|` +
    `what (?:this|it) (?:is|does|means).{0,20})`,
  `(?:am|are) (?:i|we) (?:talking|speaking|writing|texting|chatting) (?:to|with) an? ${person}`,
  `(?:is|are) (?:this|it|you|these|anchor|that) (?:an? |all |just |really ` +
    `|actually )*(?:${person}|automated|automatic|scam|spam|a scam|free|for ` +
    `free|legit|real|genuine|safe|paid|free of charge)`,
  `(?:do|must|should|can|will) (?:i|we) (?:need|have to (?:have|get|install|` +
    `download|pay)|pay|have to)(?: (?:for|to))? ?(?:an? |the |any )?(?:app|` +
    `account|login|password|log ?in|subscription|smartphone|website|credit ` +
    `card|card|internet|wi-?fi|this|anything|it|install anything|download anything|` +
    `pay|sign up|register)(?: .{0,30})?`,
  `(?:does|will|do) (?:this|it|these|anchor|you) (?:cost|charge)(?: (?:me|` +
    `us|anything|money|something|any money|for this))*|(?:how much|what) (?:does|` +
    `do|will|is) (?:this|it|these|anchor|you)(?: going to)?(?: (?:cost|charge))?(?: ` +
    `.{0,15})?(?<=cost|charge|much (?:is|does|do) (?:this|it|anchor))|is there ` +
    `(?:a|any) (?:charge|cost|fee)(?: .{0,15})?`,
  `(?:i )?(?:could use|need|want|would like) (?:some |a bit of |a little ` +
    `)?(?:help|assistance|a hand) (?:using|with|understanding|to (?:use|understand)|` +
    `on how to use|working out) ${thing}.{0,15}`,
  `(?:i |we )?(?:don't|do not|dont|can't|cannot|didn't|never) (?:really |` +
    `quite |fully )?(?:(?:understand|get|follow|work out|figure out) (?:(?!that\\b)${thing}` +
    `(?! (?:done|finished|sorted|to|in|off|today)\\b)|any of (?:this|it))|` +
    `(?:get|see) the (?:point|idea)|(?:understand|get|follow|know|work ` +
    `out|figure out|see) (?:what (?:i|we|you|this|it|to)|how (?:i|we|you|this|` +
    `it|to)))(?: .{0,40})?`,
  `(?:i'm |i am |im |bit |totally |completely |a bit |very )*(?:confused|` +
    `baffled|(?:lost|stuck|puzzled)(?= (?:here|with|by|how|what)))(?: (?:here|` +
    `with this|now|by (?:all )?this|dot com))?(?: (?:how|what) .{0,40})?`,
  `(?:i'm |i am |im )?(?:not|un)(?: )?(?:sure|certain|clear) (?:what|who|` +
    `how|why) (?:this|these|it|you|i|to|is)(?: .{0,30})?`,
  `how (?:do|does|can|should|would|could|am|to|is) ?(?:i|we|you|one|someone|` +
    `u)? ?(?:supposed to |meant to |able to )?(?:change|mark|remove|add|edit|` +
    `move|postpone|delete|cross off|tick off|tick|cancel|rename|swap|set|adjust|` +
    `see|use|stop|pause|start|get|do|finish|complete|check off|reply|answer|` +
    `respond)(?: (?:a|an|the|my|one|something|some|things?|items?|tasks?|it|` +
    `this|these|them|off|out|up|to|for|as|done|when|what|time|times|come|comes|` +
    `arrive|of|from|on|in|list|tomorrow|another|day|next|week|person|finished|` +
    `here|with|into|${mailWord}|zone|back|number|address)){1,10}`,
  `how (?:\\w+ly )?(?:do|does|can|should|would|am|are|is) (?:i|we|one|someone|` +
    `you|people|a person) (?:supposed to |meant to )?(?:tell|let|inform|show|` +
    `notify|signal) (?:you|u|this|it|anchor)\\b.{0,80}`,
  `what (?:happens?|do i do|should i do) (?:if|when|now)(?: .{0,40})?(?<=\\b(?:answer|` +
    `reply|respond|anything|day|late|away|now|done|finish|finished|one|it|these|` +
    `this))`,
  `what (?:commands|words|options|keywords|things|instructions) (?:are there|` +
    `can i (?:use|send|say|type|give)|do you (?:know|understand|take|accept)|` +
    `work)(?: .{0,15})?`,
  `what (?:can|do|may|could) (?:i|you|we) (?:ask|tell|get|use|have)(?: (?:you|` +
    `this|anchor))?(?: (?:to )?(?:do|for))?`,
  '(?:sorry |hi |hello )?(?:who|what) (?:is|are|am i) (?:this|you|talking ' +
    'to|speaking to|texting|these people|sending (?:me )?(?:this|these))(?: ' +
    '.{0,20})?',
  "(?:i (?:have|'ve) |i've got )?no (?:idea|clue) (?:what (?:this|these|it|" +
    'you|i)|who (?:this|you)|how (?:this|it|to|i))(?: .{0,30})?',
  'what (?:is it|is it that|exactly do|is it exactly) ?(?:that )?(?:you|u)(?: ' +
    "(?:want|need|do|expect))(?: .{0,20})?|who(?:'s| is) (?:texting|e-?mailing|" +
    'messaging|writing to|writing|contacting) me(?: .{0,15})?',
  '(?:is there|have you got|do you have|got) (?:an? |any |some )?(?:manual|' +
    'guide|instructions?|faq|help page|tutorial|website)(?: .{0,20})?',
  '(?:do|does|will|would|can) (?:you|anyone|anybody|someone|a person|a human|' +
    'somebody)(?: (?:actually|really|even|ever))? (?:read(?! (?:it|them|this|that|my list) (?:back|out|over))|see|look at|check|' +
    'answer|reply to) (?:this|these|them|it|my (?:answers|replies|messages))(?: ' +
    '.{0,15})?',
  '(?:am i|are we|is this) (?:doing|using|answering|replying) (?:this |it ' +
    '|to this )?(?:right|correctly|wrong|properly|ok|okay)|(?:is this|is that) ' +
    '(?:how|the way|right|what) (?:i|it|you|to) .{2,30}(?<=do|use|answer|reply|' +
    'works?|it|this|want|wanted|mean)',
  `new here(?: .{0,20})?|first time(?: (?:here|using this|doing this))(?: .{0,20})?`,
];

const voice =
  '(?:audios?|voz|vocal|vocaux|vocal[ei]|sprachnachrichten?|sprachnachricht|spraakberichten?|spraakbericht|fotos?|whatsapp)';
const beyond = [
  `(?:puedo|se puede|je peux|on peut|est-ce que je peux|kann ich|kann man|posso|da pra|kan ik|mag ik|si puo)(?: \\S+){0,3} ${voice}(?: \\S+){0,2}`,
  "c'est quoi (?:ce truc|ca|cette appli|ce numero|ce message)(?: .{0,10})?|qui etes[- ]vous(?: .{0,12})?|t'es qui|vous etes qui",
  'de donde sacaron mi numero|quien les dio mi numero|woher habt ihr meine nummer|hoe kom je aan mijn nummer',
];
const german = [
  '(?:wie|was) (?:funktioniert|geht|bedeutet|soll|ist|heisst) (?:das|dies|' +
    'der dienst|anchor|diese mail)(?: (?:hier|denn|eigentlich|genau|alles|alles ' +
    'hier))*',
  '(?:was|wie) (?:muss|soll|kann|mache|antworte|schreibe) ich(?: (?:hier|' +
    'jetzt|denn|da|darauf|nun))*(?: (?:tun|machen|schreiben|antworten|eingeben))?',
  '(?:wer (?:ist das|seid ihr|bist du|sind sie|schreibt (?:mir )?(?:da|hier))|' +
    'mit wem (?:schreibe|spreche|rede) ich)(?: (?:denn|hier|bitte))*|(?:ich ' +
    ')?(?:verstehe|versteh|kapier|kapiere) (?:das|es|hier|nur)? ?(?:nicht|nichts|' +
    'bahnhof)(?: .{0,30})?',
  '(?:kostet das (?:was|etwas)|was kostet das|ist das kostenlos|ich brauche ' +
    'hilfe)(?: (?:hier|damit|hiermit))?',
];
const french = [
  'comment (?:ca|cela) (?:marche|fonctionne)(?: .{0,12})?|comment (?:je )?(?:fais|' +
    'faire|repondre|reponds|utiliser|faut-il faire)(?: .{0,20})?',
  "(?:que|qu'est-ce que|quoi)(?: (?:je|dois-je|faut-il|dois|il faut))* (?:faire|" +
    'repondre|ecrire|dire)(?: .{0,15})?',
  "(?:c'est|qui est|qui etes|qui est-ce|vous etes) ?(?:qui|quoi|vous|ca)?(?: " +
    '(?:ca|ce message|ce service))?(?<=qui|quoi|vous|ca|ce message|ce service|' +
    'est-ce)',
  "(?:je )?(?:ne |n')?comprends? (?:pas|rien)(?: .{0,30})?|(?:c'est )?(?:gratuit|" +
    "payant)|j'ai besoin d'aide(?: .{0,20})?",
];
const spanish = [
  'como (?:funciona|se usa|uso|hago|va|contesto|respondo|marco|anado|quito|' +
    'cambio)(?: (?:esto|eso|este servicio|la lista|anchor|una tarea|algo))?(?: ' +
    '.{0,15})?',
  '(?:que|y que) (?:tengo que|debo|hay que|hago|puedo|se supone que (?:debo|' +
    'tengo que))(?: (?:hacer|escribir|responder|contestar|poner|ahora|aqui|' +
    'con esto))*',
  '(?:quien (?:es|eres|sois|son|me escribe)|con quien hablo|que es (?:esto|' +
    'este (?:mensaje|correo)))(?: .{0,12})?|no (?:lo )?(?:entiendo|comprendo|' +
    'se que hacer|se como funciona)(?: .{0,30})?|(?:necesito|quiero) ayuda|' +
    'es gratis|cuanto cuesta',
];
const portuguese = [
  'como (?:(?:isso|isto|e que isto|e que isso|esse servico) )?(?:funciona|' +
    'uso|faco|respondo)(?: (?:isso|isto|esse servico|com isso))?',
  '(?:o )?que (?:(?:e que )?(?:eu )?(?:faco|devo|tenho que|preciso|posso|' +
    'e)|e (?:isso|isto|este e-?mail))(?: (?:fazer|escrever|responder|dizer|' +
    'aqui|agora))*',
  'quem (?:e|sao|esta)(?: (?:voce|voces|que fala|falando|isso))?|nao (?:entendi|' +
    'entendo|percebo|percebi|sei (?:o que fazer|como funciona))(?: .{0,25})?|' +
    '(?:preciso|quero)(?: de)? ajuda|e (?:gratis|de graca)|quanto custa',
];
const italian = [
  'come (?:funziona|si usa|faccio|rispondo)(?: (?:questo|questa cosa|il servizio|qui))?',
  '(?:che )?(?:cosa|che) (?:devo|dovrei|posso|bisogna|e|faccio)(?: (?:fare|' +
    'scrivere|rispondere|qui|adesso|ora|questo|questa (?:mail|cosa)))*(?<!fare ' +
    'oggi)',
  'chi (?:e|sei|siete|scrive|mi scrive)(?: .{0,10})?|non (?:(?:ho )?capito|' +
    'capisco|so)(?: (?:niente|nulla|cosa (?:devo )?fare|cosa scrivere|come ' +
    'funziona|come si fa|bene))*|ho bisogno di aiuto|mi serve aiuto|e gratis|' +
    'quanto costa',
];
const dutch = [
  'hoe (?:werkt|gaat|moet|kan|gebruik|antwoord) (?:dit|het|dat|ik|deze app)(?: ' +
    '(?:dit|hier|eigenlijk|dan|precies|hierop|gebruiken|antwoorden|doen))*',
  '(?:wat|wie) (?:is|zijn|bent|ben|betekent) (?:dit|dat|het|jij|jullie|u|' +
    'je)(?: (?:voor iets|eigenlijk|hier|precies|nou|toch))*|wat moet ik (?:hier|' +
    'hiermee|nu|ermee|terug|antwoorden|schrijven|sturen|invullen)(?: (?:mee|' +
    'doen|schrijven|antwoorden|invullen))*',
  '(?:ik )?(?:snap|begrijp) (?:het|dit|er|niet|dat)? ?(?:niet|niks|niets)?(?: ' +
    '(?:van|wat|hoe) ?.{0,30})?(?<=niet|niks|niets|van|doen|werkt|moet)|kost ' +
    '(?:dit|het) (?:iets|wat|geld)|is (?:dit|het) gratis|ik heb hulp nodig(?: ' +
    '.{0,12})?',
];

export const helpingElsewhere: readonly string[] = [
  ...beyond,
  ...german,
  ...french,
  ...spanish,
  ...portuguese,
  ...italian,
  ...dutch,
];
