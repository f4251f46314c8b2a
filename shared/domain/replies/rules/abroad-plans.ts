/** What one must do, and for which day, as six languages say it before the thing itself. */
import type { Checklist } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { namedIn } from './references.ts';

/** Each word once: a row of words that match in two ways would take exponential time. */
const words = (...lines: readonly string[]): string =>
  `(?:${[...new Set(lines.join('|').split('|'))].join('|')})`;

const joined = words(
  'und|en|et|y|e|ed|aber|maar|pero|mais|ma|mas|ach|ah|oh|also|ok|okay|dann|dan|daarna|puis|pis|alors|poi',
  'luego|después|depois|aussi|auch|ook|también|tambien|também|tb|anche|encore|noch|nog|bueno|bon|bom|oggi',
  'pues|mira|oye|bref|na ja|tja|pois|olha|hola|salut|ciao|olá|oi|hallo|hoi|moin|hoy|heute|vandaag|hoje|además|ademas|außerdem|bovendien|inoltre|por favor|porfa|porfi|porfis|bitte|stp|svp',
);
const opening = String.raw`^(?:${joined}[, ]+)*`;

const small = `(?: ${words(
  'noch|auch|heute|unbedingt|dringend|mal|endlich|eben|schnell|nur|nog|ook|even|vandaag|echt|eerst',
  'aussi|encore|absolument|juste|también|tambien|todavía|aún|hoy|solo|sólo|também|ainda|hoje|só|anche',
  'ancora|oggi|pure',
)})*`;
const infinitive = String.raw`(?=(?:[a-zà-ÿ]{2,}(?:ar|er|ir|oir|re|are|ere|ire|rre|rsi|arme|arle|arlo|arla|erme|irme)\b))`;
const thing = String.raw`(?=\p{L}|\d)`;

/** Says that something is owed, and is no mood. */
const must = oneOf(
  `(?:tengo|tenemos|hay) que${small} |debo${small} ${infinitive}|necesito${small} |me (?:toca|falta|queda)(?: por)? ${infinitive}|toca `,
  'que no se me olvide (?:de )?|no (?:me )?(?:olvidar|olvides|olvide|olvidarme)(?: de)? |(?:acuérdate|recuerda|recuérdame)(?: de)? ',
  `(?:il )?(?:faut|fallait|faudrait) (?:que )?(?:je |j'|on )|il (?:me |nous )?(?:faut|faudrait)${small} |(?:je|j'|on) ?(?:dois|doit|devrais)${small} |` +
    `il (?:me )?reste à |(?:ne pas |n')oublie[rsz]? (?:pas )?(?:de |d')|j'ai${small} (?:besoin de |besoin d'|à (?=\\p{L}+(?:er|ir|re)\\b))`,
  `(?:ich )?(?:muss|müsste|sollte|soll)(?: ich)?${small} |(?:nicht|nix) vergessen: ?|vergiss nicht,? |denk(?:e|t)? (?:bitte )?(?:dran|daran)[,:]? `,
  `(?:eu )?(?:preciso|precisava|tenho|devo)${small}(?: de| que)? ${infinitive}|falta(?: ainda)? ${infinitive}|não (?:posso )?esquecer(?: de)? `,
  `(?:devo|dovrei|mi tocca|bisogna|c'è da|ho da)${small} ${infinitive}|mi serv(?:e|ono)${small} |(?:non )?dimenticar(?:e|mi)(?: di)? |ricord(?:ati|ami|arsi) di `,
  `(?:ik )?(?:moet|moest|zou)(?: ik)?${small} |vergeet niet(?: om)?(?: te)? |niet vergeten:? `,
);
const adds = oneOf(
  `(?:agrega|agrégame|agregame|añade|añádeme|anade|apunta|apúntame|anota|anótame|ponme|suma|incluye|mete)${small}(?:,? (?:porfa|por favor))?:? `,
  `(?:ajoute[rz]?|rajoute[rz]?|note[rz]?|inscris|mets)(?:[- ]moi)?${small}(?: (?:s'il te plaît|s'il te plait|stp|à la liste|dans la liste))*:? |je (?:r)?ajoute${small} |j'ajoute${small} |(?:pense|penser|pensez) à (?:ajouter )?`,
  '(?:schreib|schreibe|setz|setze|notier|notiere|trag|trage|pack|packe|nimm|füg|füge)(?: (?:bitte|noch|auch|mal|mir|das))* (?:auf|drauf|dazu|hinzu|ein|auf die liste):? ?',
  `(?:adiciona|acrescenta|anota|coloca|põe|poe|bota|inclui|lembra-me de)(?: (?:aí|ai|também|na lista|pra mim|pf))*:? `,
  `(?:aggiungi|aggiungimi|segna|segnami|annota|metti)(?: (?:anche|pure|in lista|per favore|poi))*:? `,
  `(?:zet|voeg|schrijf|noteer)(?: (?:er|ook|nog|even|aub|maar))*(?: (?:bij|toe|op|erop|erbij|op de lijst))?:? `,
);
/** In a report such words are a mood; in a plan they lead in to the thing. */
const wish = oneOf(
  '(?:la cosa più importante|la più importante|o mais importante|a coisa mais importante|lo más importante|lo principal|das wichtigste|' +
    'het belangrijkste|le principal)(?: (?:hoy|oggi|hoje|heute|vandaag))?,? (?:es|è|é|ist|is|est)(?: que)? (?:de )?',
  '(?:prima di tutto|ante todo|zuerst|vor allem|avant tout|antes de tudo|innanzitutto|per prima cosa|lo primero(?: es)?|als erstes|' +
    "d'abord|als eerste|eerst|primero|primeiro|erst),? (?=.{3,})",
  `surtout,? (?=ne pas |\\p{L}+(?:er|ir|re)\\b)|si (?:me )?(?:da|hay|queda) tiempo,? `,
  `que j'|que je |tengo (?=cita|reunión|médico|dentista|clase|turno|examen)|(?:lo )?de siempre: ?`,
  `(?:quiero|quisiera|me gustaría|voy a|pienso|espero)${small} ${infinitive}|(?:hoy )?(?:me )?toca `,
  `(?:je|j') ?(?:veux|voudrais|vais|aimerais|compte|souhaite|pense)${small} ${infinitive}|l(?:'essentiel|'important|e principal|e plus important),? (?:c'est|est) (?:de |d')|surtout,? ${infinitive}`,
  `(?:ich )?(?:will|möchte|werde|wollte|würde gern)(?: ich)?${small} (?=.{3,})|hauptsache,? `,
  `(?:eu )?(?:quero|queria|vou|gostaria de|pretendo)${small} ${infinitive}`,
  `(?:voglio|vorrei|conto di|spero di|penso di)${small} ${infinitive}`,
  `(?:ik )?(?:wil|ga|zal)(?: ik)?${small}(?: graag)? (?=.{3,})`,
);
const chat = pattern(
  'iu',
  String.raw`^(?:nicht|niet|kein|keine|geen|pas|no|não|non|ya|zugeben|sagen|gestehen|los|weg|gehen|leider|reconocer|`,
  String.raw`admitir|decir|confesar|irme|salir|avouer|admettre|dire|partir|y aller|filer|andare|scappare|ammettere|zeggen|`,
  String.raw`me uit|mij uit|mich aus|toegeven|gaan|rennen|sair|ir embora|dizer|confessar|mehr|meer|más|mais|weiter|verder|(?:le |lo |la |het |es |das |dat |ça )?(?:finir|hacerlo|terminarlo|machen|doen|faire)|`,
  String.raw`schlafen|dormir|slapen|dormire|zeit|tiempo|temps|tempo|tijd|descansar|repos|ruhe|rust|pause|ich|je|ik)\W*$|^(?:nicht|niet|keine?n?|geen|pas|no|não|non) `,
);

/** "Kun je melk erbij zetten", "puedes agregar pan". */
const bids = pattern(
  'iu',
  `${opening}(?:(?:me )?(?:puedes|podrías|puede|podés) (?:agregar|añadir|apuntar|anotar|poner)(?:me)? |`,
  String.raw`(?:tu peux|peux-tu|vous pouvez|pouvez-vous|pourrais-tu|tu pourrais) (?:aussi )?(?:ajouter|rajouter|noter|mettre) |`,
  String.raw`(?:puoi|potresti|può) (?:anche )?(?:aggiungere|segnare|mettere|annotare)(?:mi)? |`,
  String.raw`(?:pode|podes|poderia|você pode) (?:adicionar|acrescentar|colocar|anotar|botar) |`,
  String.raw`(?:kannst du|könntest du|können sie|könnt ihr) (?:bitte |noch |auch |mir )*(?=.* (?:hinzufügen|aufschreiben|draufsetzen|dazuschreiben|notieren|ergänzen|aufnehmen)\W*$)|`,
  String.raw`(?:kun|kan|zou) je (?:ook |nog |even )*(?=.* (?:erbij|erop|op de lijst) zetten\W*$))(?!(?:in|en|em|auf|op) paus)(?=\p{L}|\d)`,
);

const mustFirst = pattern('iu', `${opening}(?:${must}|${adds})${thing}`);
const wishFirst = pattern('iu', `${opening}(?:${wish})${thing}`);

const month = oneOf(
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?',
  'quinta(?:-feira)?|sexta(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag',
  'donderdag|vrijdag|zaterdag|zondag',
);
const next = oneOf(
  'übermorgen|pasado mañana|après-demain|dopodomani|depois de amanhã|overmorgen|mañana|manana|demain|morgen|domani|amanhã|amanha',
  'nächste woche|la semaine prochaine|la semana que viene|la próxima semana|la settimana prossima|settimana prossima|semana que vem|volgende week',
);
const part = oneOf(
  'früh|vormittag|nachmittag|mittag|abend|matin|midi|après-midi|soir|temprano|por la (?:mañana|tarde|noche)|a primera hora',
  'mattina|pomeriggio|sera|presto|cedo|de manhã|à tarde|à noite|ochtend|middag|avond|vroeg|sin falta|también|aussi|anche|ook|auch|noch|nog',
);
const preposition =
  '(?:für|pour|para|pra|per|voor|am|ab|el|le|op|na|no|de|o)(?: (?:el|le|la|o|a|il|den))?';
const day = `(?:(?:${preposition} )?(?:${next})|${preposition} ${month}|${month}(?= (?:prochain|que viene|que vem|prossimo)))(?: (?:${part}|prochain|que viene|que vem|prossimo))*`;

const laterHead = pattern('iu', `^(?:${joined} )*(?:${day}|${month})$`);
const addHead = pattern(
  'iu',
  `^(?:${joined} )*(?:noch dazu|auch noch|zusätzlich(?: noch)?|und dazu|(?:daf(?:ü|ue|u)r|stattdessen|dazu|noch) neu|neu dazu|(?:es )?komm(?:t|en) (?:noch|auch) (?:dazu|hinzu)|wel nog|nog te doen|`,
  String.raw`nog (?:wel|even)|(?:heute )?steht (?:heute |noch )?an|ansteht|noch offen und neu|wichtig(?: heute)?|surtout|l'essentiel|l'important|necesito|necesitamos|me falta|`,
  String.raw`falta comprar|a comprar|j'ajoute|je rajoute|j'ajoute aussi|il me faut|mi serve|mi servono|preciso(?: de)?|ik moet nog|ich brauche(?: noch)?|`,
  String.raw`ich muss(?: noch| heute)*|je dois(?: encore| aussi)*|tengo que|hay que|devo|dovrei|hauptsache|schreib(?: noch| bitte)* auf|apunta|anota|(?:porfa|por favor)? ?(?:apunta|anota|agrega|añade))$`,
);

/** What the heading of a row abroad says of it. */
export const headAbroad = (heading: string): 'tomorrow' | 'add' | undefined =>
  laterHead.test(heading) ? 'tomorrow' : addHead.test(heading) ? 'add' : undefined;

const dayFirst = pattern(
  'iu',
  `${opening}(?:${day}|${month}(?= \\p{L}+ \\p{L}))(?: (?:${part}))*,? (?:(?:muss ich|soll ich|habe? ich|hab ich|moet ik|heb ik|ga ik|tengo que|hay que|tengo|toca|j'ai|je dois|il faut que je|`,
  String.raw`il faut que j'|il faut|je vais|devo|ho|dovrei|tenho que|tenho de|tenho|preciso|vou|voy a|ik moet|ich muss|no olvidar|nicht vergessen:?)${small}(?: |(?<=')))?(?=\p{L}|\d)`,
);
/** "Morgen mach ich weiter", "mañana sigo": of what there is. */
const goesOn = pattern(
  'iu',
  String.raw`^(?:mach|mache|geh|gehe|ga|doe|bin|ben|ist|wird|is|wordt|será|es|è|é|c'est|ce sera|je|j'|ich|ik|wir|we|on|sigo|seguimos|continúo|`,
  String.raw`continuo|riprendo|finisco|termino|acabo|lo|la|le|les|il|los|las|weiter|wieder|verder|weer|mehr|más|mais|encore|quizás|quizá|tal vez|vielleicht|`,
  String.raw`peut-être|forse|misschien|talvez|si|wenn|als|quando|cuando|quand|no|nicht|niet|pas|non|não|heute|hoy|alles|alle|todo|tout|tutto|tudo|otro|un autre|`,
  String.raw`ein neuer|nieuwe|dann|dan|alors|entonces|então|allora|temprano|früh|matin|soir|a ver|vemos|mal sehen|on verra|vediamo|hopelijk|ojalá|hoffentlich|oder|of|ou|o|und|y|et|e|en|pero|aber|maar|mais|ma|mas)(?!\p{L})`,
);

/** "Voeg brood kopen toe", "mets arroser les plantes sur la liste". */
const onList = pattern(
  'iu',
  String.raw`\s+(?:toe|erbij|dazu|hinzu|drauf|sur la liste|à la liste|(?:erbij|erop|op de lijst) zetten|(?:hinzufügen|aufschreiben|draufsetzen|dazuschreiben|notieren|ergänzen|aufnehmen)|(?:a|en) la lista|na lista|alla lista|(?:aan|op) de lijst|`,
  String.raw`(?:auf die|zur) liste)\W*$`,
);

interface Planned {
  readonly text: string;
  /** Added when left out, or whatever the words above it say. */
  readonly section?: 'tomorrow';
  readonly question?: false;
}

/** What a part abroad asks to be put on the list; undefined when it is about what is there. */
export function plannedAbroad(
  said: string,
  items: Checklist,
  intentional: boolean,
): Planned | undefined {
  const bid = bids.exec(said)?.[0].length;
  if (bid !== undefined) {
    const text = said.slice(bid).replace(onList, '');
    return namedIn(text, items).length > 0 ? undefined : { text, question: false };
  }
  if (said.includes('?')) return undefined;
  const later = dayFirst.exec(said)?.[0].length;
  if (later !== undefined) {
    const text = said.slice(later);
    if (goesOn.test(text) || text.length < 4 || namedIn(text, items).length > 0) return undefined;
    return { text, section: 'tomorrow' };
  }
  const found = mustFirst.exec(said) ?? (intentional ? wishFirst.exec(said) : null);
  if (!found) return undefined;
  const text = said.slice(found[0].length).replace(onList, '');
  return chat.test(text) || namedIn(text, items).length > 0 ? undefined : { text };
}
