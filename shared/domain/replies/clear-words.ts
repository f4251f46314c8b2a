/** How people ask that nothing be left on their list. */
import { oneOf } from './pattern.ts';

const away =
  '(?:clear|empty|wipe|reset|zero|erase|scrap|delete|bin|trash|nuke|' +
  'dump|chuck|ditch|junk|axe|cancel|' +
  'drop|remove|strike|forget|scratch|kill|can|shelve|void|purge|get rid of|do away with|' +
  'cross out|throw out|throw away|toss|abandon|discard|clear out|clear down|' +
  'wipe out|blow away|let go of|tear up|rip up|scrub)';
const listWord = "(?:to-?do list|to do list|list|checklist|slate|plan for today|day's list)";
const every = oneOf(
  'everything',
  'the (?:whole )?lot',
  'all of (?:it|them|this|these|those)|(?:it|them) all',
  '(?:every|each)(?: last| single)? (?:bit|one|scrap|thing|item|task|last one|part) of (?:it|them|this|that)',
  '(?:all|the whole lot|every bit|the lot) of that|(?:that|this|the) (?:whole )?lot|all that',
  'all (?:of )?(?:the |my |these )?(?:items|tasks|to-?dos|entries)',
);
const all = oneOf(
  every,
  'every(?: single)? (?:item|task|thing|one of them|entry|to-?do)',
  'the (?:whole |entire |full )?lot|the whole (?:shebang|caboodle|show)',
  'the (?:whole|entire) (?:thing|list|checklist|plan)',
  '(?:it|them|this|that) all|all of (?:it|them|this|these|that|those)|all ' +
    '(?:of )?(?:the|my|these|those) (?:items|tasks|things|to-?dos|entries)|' +
    'all (?:items|tasks|to-?dos|entries)',
  `(?:my |the |this |today's )(?:(?:whole|entire|full|current) )?${listWord}`,
);
const where =
  `(?: (?:off|from|on|in|of)(?: (?:my|the|this|today's))?(?: (?:${listWord}|` +
  `there|here|it))?| off| out| away)?`;
const afresh = '(?:over|again|afresh|anew|fresh|from (?:scratch|zero|the (?:top|beginning)))';
const why =
  '(?: (?:for )?(?:today|now|the day|tomorrow|good|me|us)| please| completely| ' +
  `(?:i'm |we're )?(?:starting|beginning|going)(?: all)?(?: (?:over|again))* ${afresh}| ` +
  `so (?:that )?(?:i|we) can (?:start|begin)(?: all)?(?: (?:over|again))* ${afresh}| ` +
  'and (?:just |only |then )*(?:put|add|write|do|have|leave|stick)(?: (?:in|on|down))?$|' +
  " and (?:let's |let me |let us |i'll )?(?:start|begin) (?:again|over|afresh|anew|fresh|from scratch))*";

export const clearing = oneOf(
  `${away} ${all}${where}${why}`,
  `(?:wipe|clear|clean) (?:my |the |this )(?:whole |entire )?${listWord}` +
    `(?: clean| down| off| out)?${why}`,
  `cross (?:${every}) out${where}${why}`,
  `(?:take|strike|wipe|throw|chuck|clear|knock|tear|rip) (?:${all}) (?:off|out|away|up)${where}${why}`,
  `(?:tear|rip) (?:it|this|that) up(?: and start again)?${why}`,
  '(?:a )?fresh start|(?:can i have |i want |give me )a (?:new|fresh) list',
  `(?:take|knock) off (?:${every})${why}`,
  'clear the decks',
  '(?:they|it|that|these|those)(?: can| could| should)? all (?:can )?go(?: in the bin| away)?',
  '(?:so )?none of (?:it|them|that|this|these|those) (?:applies|matters|counts|stands|is (?:relevant|needed|necessary))' +
    '(?: now| any ?more| today| any longer)*',
  `(?:nuke|wipe|clear|empty) (?:it|this)(?: (?:all|clean|out))?${why}`,
  `(?:i want |i'd like |give me |can i have )?(?:my |the )?(?:list|checklist) ` +
    `(?:to be )?(?:cleared|emptied|wiped|reset|gone)`,
  `(?:let's )?(?:start|begin|go) (?:again |over )?(?:with|from) (?:a |an ` +
    `)?(?:clean|blank|fresh|empty|new|scratch)(?: (?:slate|list|page|sheet))?${why}`,
);

const german = oneOf(
  '(?:losche?|loschen sie|leere?|streiche?|vergiss|verwirf|wirf) (?:bitte ' +
    ')?(?:alles|alle (?:aufgaben|punkte|sachen)|(?:die|meine) (?:ganze )?liste)(?: ' +
    'weg| raus)?',
  '(?:bitte )?(?:alles|alle (?:aufgaben|punkte|sachen)|(?:die |meine )?(?:ganze ' +
    ')?liste|(?:die|meine) (?:ganze |gesamte |komplette )?liste) (?:loschen|' +
    'leeren|streichen|verwerfen|raus|weg|zurucksetzen)',
);
const french = oneOf(
  '(?:efface[zr]?|vide[zr]?|supprime[zr]?|enleve[zr]?|annule[zr]?|oublie[zr]?|' +
    'jette|jetez) (?:tout|toute (?:la|ma) liste|(?:la|ma) liste(?: entiere)?|' +
    'toutes (?:les|mes) taches)',
  'on (?:repart|recommence) (?:a|de) zero',
);
const spanish = oneOf(
  '(?:borra[rd]?|borre|elimina[r]?|elimine|quita[r]?|quite|cancela[r]?|cancele|' +
    'vacia[r]?|vacie|olvida) (?:todo|toda (?:la|mi) lista|(?:la|mi) lista(?: ' +
    'entera)?|todas (?:las|mis) tareas)',
  '(?:empezar|empecemos|empieza|empiezo) (?:de|desde) cero',
);
const portuguese = oneOf(
  '(?:apaga[r]?|apague|limpa[r]?|limpe|cancela[r]?|cancele|remove[r]?|remova|' +
    'tira[r]?|tire|esquece) (?:tudo|(?:a )?(?:minha )?lista(?: toda| inteira)?|' +
    'toda a (?:minha )?lista|todas as tarefas)',
  '(?:comecar|comecamos|recomecar) (?:do|de) zero',
);
const italian = oneOf(
  '(?:cancella(?:re)?|cancelli|elimina(?:re)?|elimini|svuota(?:re)?|togli(?:ere)?|' +
    'dimentica|azzera) (?:tutto|(?:tutta )?la (?:mia )?lista|tutte le (?:attivita|' +
    'cose))',
  '(?:ricominciamo|ricomincio|ripartiamo|ripartire) da (?:zero|capo)',
);
const dutch = oneOf(
  '(?:wis|verwijder|schrap|gooi|haal|maak|vergeet|leeg) (?:maar )?(?:alles|' +
    '(?:de|mijn) (?:hele )?(?:lijst|lijstje)|alle (?:taken|punten))(?: maar)?(?: ' +
    'weg| leeg| eraf)?',
  '(?:alles|(?:de |mijn )?(?:hele )?(?:lijst|lijstje)) (?:maar )?(?:wissen|' +
    'weg|verwijderen|schrappen|leegmaken)',
);

export const clearingElsewhere = oneOf(german, french, spanish, portuguese, italian, dutch);
