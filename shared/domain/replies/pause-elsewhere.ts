/** How people ask in six languages to hold the letters, once the days in it are in English. */
import { oneOf } from './pattern.ts';

const want = oneOf(
  'kannst du|konnen wir|kann ich|(?:puedes|pode|peux-tu|tu peux|vous pouvez|puoi|kun je|kan je)(?: mettre| mettere| colocar| poner)?(?: en| in)?|konnt ihr|konnen sie|on peut|peut-on|pouvons-nous|' +
    'puis-je|podemos|podriamos|puedo',
  'posso|possiamo|kunnen we|kan ik|faire une|hacer una|fazer uma|fare una|stoppt|es',
  "ich brauche|brauche?|bisogno di|d'une|une|uma|una|un|de uma|ne|ich mochte|ich will|wir brauchen|gib mir|j'ai besoin|je voudrais|je veux|donne-moi",
  'necesito|quiero|quisiera|dame|preciso|quero|gostaria|ho bisogno|vorrei|' +
    'voglio|ik wil|ik heb|geef me',
  'eine|haz(?:me)? una|haga una|faz uma|faca uma|fai una|fate una|faites ' +
    'une|fais une|mach|macht|de',
  'ponme en|pon en|mets-moi en|mets en|mettez en|metti in|mettete in|zet(?: me)? op|een|di',
  'bitte|por favor|per favore|alstublieft|nu|jetzt|von|urlaub|und|y|et|e|en|even|maar|eens|mal|gewoon|aub',
);
/** Each word has a space after it, so that a row of them reads in one way only. */
const wants = `(?:${want} |d')*`;
const pause =
  '(?:pausa|pausen|pausad|pausem|pause|pauze|pausar|pausiert?|pausieren|pausiere|pausez|pausate|pauzeer|pauzeren)';
const letters = oneOf(
  'mails?|e-?mails?|messages|mensajes|mensagens|correos|messaggi|nachrichten|' +
    'berichten|bitte|los|las',
  'les|as|os|i|die|de|der|mit|den|con|com|met|des|machen|nodig|mir|van|di|from|starting|ab|por|fur',
);
const days = '(?:two|three|four|\\d{1,2}|for a|a|one) (?:days?|weeks?|months?)';
const gone = oneOf(
  'im urlaub|verreist|weg|unterwegs|en vacances|absente?|en voyage|de vacaciones|de viaje|fuera',
  'de ferias|viajando|in ferie|in vacanza|in viaggio|op vakantie|afwezig|ausser haus',
);
const iAm = oneOf(
  '(?:ich )?bin bis|ich bin|wir sind|bin|je suis|estoy|estamos|estou|to|sono|siamo|ik ben|ben',
);
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|\\d|the \\d|el|le|il|o';

const silence =
  '(?:keine (?:mails|nachrichten|e-?mails)|nicht (?:schreiben|melden|mailen|' +
  'storen)|nichts (?:mehr )?(?:schicken|senden)|nichts schicken|pas de (?:mails?|' +
  'messages?|' +
  "rappels?)|ne m'(?:ecrivez|envoyez|ecris|envoie) (?:pas|rien)|no me (?:escrib|" +
  'mand|envi|molest)\\w+|sin (?:mensajes|correos|mails)|' +
  'nada de (?:mensajes|correos)|nao me (?:escrev|mand|envi)\\w+|sem (?:mensagens|' +
  'e-?mails)|nada de mensagens|nao (?:mand|envi|escrev)\\w+ nada|non (?:scrivete|' +
  'mandate|inviate|scriver|mandar)\\w*|niente (?:messaggi|mail)|geen (?:berichten|' +
  'mails|mailtjes)|(?:niks|niets) (?:sturen|mailen)|niet (?:mailen|schrijven|' +
  'sturen|storen)|stuur (?:even )?niets)';
const awayWord =
  '(?:weg|verreist|unterwegs|im urlaub|urlaub|absente?|en vacances|vacances|' +
  'en voyage|en deplacement|de vacaciones|vacaciones|' +
  'de viaje|fuera|de ferias|ferias|viajando|fora|in ferie|ferie|in vacanza|' +
  'vacanza|via|in viaggio|op vakantie|vakantie|op reis|' +
  'afwezig|krank|malade|enfermo|enferma|doente|malat[oa]|ziek|im krankenhaus|in der klinik)';
const anyDay =
  '(?:this week|until (?:the )?(?:\\S+day|\\d{1,2}\\b|tomorrow|next week|\\d)|(?:for ' +
  '|next )?(?:a|\\d{1,2}|two|three|four|five|six|seven|eight|' +
  'nine|ten|fifteen) (?:days?|weeks?|months?)|tomorrow|next week)';

/** "Zet maar", "stell das", "ponlo", "mettez tout": what is to be quiet, or held. */
const set =
  '(?:(?:en |und |y |et |e |so |ok )?(?:zet|leg|stel|stell|stelle|stellt|setz|setze|halte|hou|pon(?:me|l[oae]s?)?|pong[ao](?:l[oae]s?)?|' +
  'metti(?:mi|l[oaie])?|mettete|mets(?:-(?:moi|les?|la))?|mettez(?:-(?:moi|les?|la))?|coloca|coloque)(?: (?:het|alles|dat|dit|mij|me|mich|' +
  'das|es|alle|die|de|het|los|las|les|tout|ca|i|le|la|os|as|todo|tutto|tudo|maar|even|eens|gewoon|mal|' +
  'bitte|nu|jetzt|mails?|e-?mails|mailtjes|berichten|herinneringen|nachrichten|erinnerungen|mensajes|' +
  'correos|messaggi|messages|rappels))*)';
const quiet = '(?:stil|still|(?:op|auf|en|in|em) (?:pauze|pause|pausa))';

/** Name no day on which the letters are to come again. */
export const holdingElsewhere: readonly RegExp[] = [new RegExp(`^${set} ${quiet}(?: aub)?$`)];

/** Each names a day that can be read, or is about something else. */
export const pausingElsewhere: readonly RegExp[] = [
  new RegExp(
    `^${set} (?:${anyDay} (?:lang )?(?:${quiet}|pause ein)|${quiet} (?:(?:pour|fur|voor|por|per|durante) )?${anyDay})(?: aub)?$`,
  ),
  new RegExp(`^${wants}${anyDay} (?:lang )?(?:stil|still|rust|ruhe|silence|silencio|silenzio)$`),
  new RegExp(
    `^${wants}until (?:${day})(?: (?:alles|das|die mails|mails|nachrichten|` +
      `nur|eine|een|die berichten))? ${pause}$`,
  ),
  new RegExp(`^${wants}(?:fur )?${days} ${pause}$`),
  new RegExp(
    `^${wants}${pause}(?: ${letters})* (?:(?:until|pour|por|per|fur|voor|d[eiu']) ?)?` +
      `(?:${days}|(?<=until )(?:${day}).*)$`,
  ),
  new RegExp(`^${wants}${days} (?:de |di |lang )?${pause}(?: ${letters})*$`),
  new RegExp(`^(?:(?:(?:ich|je|yo|eu|io|ik) )?${iAm} )?${gone} until (?:${day}).*$`),
  new RegExp(`^(?:ich |ik )?(?:bin|ben) until (?:${day}).{0,20} ${gone}$`),
  new RegExp(
    `^(?=.*\\b${anyDay})(?=.*\\b${awayWord}\\b)(?!.*\\b(?:frau|chef|mann|kollege|` +
      `mon|ma|mi|il mio|minha|mijn)\\b).{0,60}\\b(?:${silence}|${pause})\\b.{0,40}$`,
  ),
  new RegExp(
    `^(?:${wants}|even |bitte |maar |so |also |ok )*${silence}(?: ${letters})* ` +
      `(?:mehr |plus |mas |mais |piu |meer )?${anyDay}.{0,12}$`,
  ),
  new RegExp(
    `^(?:even |bitte |maar |also |ok )*${anyDay} (?:even |bitte |maar )*${silence}.{0,20}$`,
  ),
];

/** "Vuelvo el lunes", "bin ab Montag wieder da". */
const returns =
  '(?:nos vemos|hablamos|vuelvo|regreso|je reviens|je serai de retour|de retour|on se (?:reparle|revoit)|volto|estou de volta|' +
  'torno|rientro|ci sentiamo|(?:ik )?ben er weer|ben ik er weer|(?:ich )?bin|bin ich|ich melde mich|terug)(?: erst)?';
const soon =
  '(?:(?:el|le|o|a|no|na|op|am|ab|from|de|il) )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?:th|st|nd|rd)?(?= |$)|next week)(?: .{0,12})?';
export const returningElsewhere: readonly RegExp[] = [
  new RegExp(`^${returns} ${soon}(?<!bin .{0,20}(?<!wieder(?: da| hier| zuruck)?))$`),
  new RegExp(
    `^${soon} (?:ben ik (?:er )?weer|bin ich wieder da|je reviens|vuelvo|volto|torno)(?: .{0,10})?$`,
  ),
];

const back = oneOf(
  '(?:ich )?bin (?:wieder )?(?:da|zuruck|zu hause)|(?:je suis )?de retour|' +
    'estoy de vuelta|(?:ya )?regrese|(?:ik )?ben er weer|je suis revenue?|ya (?:he vuelto|volvi|estoy' +
    ' de vuelta)|(?:ja )?(?:voltei|estou de volta)|sono (?:tornat[oa]|di ritorno)|' +
    'ik ben (?:weer )?terug|ik ben er weer|je suis rentree?|bin zuruck',
);
const resume = oneOf(
  'reprends|reprenez|reanuda|reanudar|reanude|retoma|retome|retomar|riprendi|riprendete|hervat',
  'weiter|weitermachen|fortsetzen|(?:es )?(?:kann|darf) (?:es )?weitergehen|' +
    'pode retomar|fortfahren',
);

/** Ask for the letters again. */
const onceMore = oneOf(
  '(?:ya )?(?:pueden |puedes )?(?:seguir|sigan|sigue) (?:mandando|enviando|escribiendo)\\w*(?: .{0,25})?',
  '(?:(?:du kannst|ihr konnt|sie konnen|bitte|jetzt|nun|kannst|konnt ihr) ' +
    ')*(?:mir )?(?:(?:die )?(?:mails|nachrichten|erinnerungen) )?wieder (?:(?:die ' +
    ')?(?:mails|nachrichten|erinnerungen) )?(?:starten|anfangen|weitermachen|' +
    'loslegen|schicken|senden|schreiben|aktivieren)',
  '(?:schickt?|sende|sendet|starte|startet|schreib|schreibt|aktiviere)(?: ' +
    '(?:mir|bitte|die|uns))* wieder(?: (?:mails|nachrichten|erinnerungen|los|' +
    'an))?|es (?:kann|darf) (?:wieder )?(?:weitergehen|losgehen)|(?:pause|die ' +
    'pause) (?:beenden|ist vorbei|vorbei)',
  '(?:on|je) (?:reprend|recommence|repart|continue|reprends)(?: (?:les|le|' +
    'tout).{0,20})?|(?:vous pouvez|tu peux|on peut|pouvez-vous|peux-tu) (?:reprendre|' +
    "recommencer|relancer|continuer|renvoyer|m'ecrire a nouveau)(?: .{0,25})?",
  '(?:recommence|recommencez|relance|relancez|reactive|reactivez|renvoie|' +
    "renvoyez)(?:-moi)?(?: (?:les|l'|mes|le|tout|a|d').{0,25})?|(?:fin|fini) " +
    '(?:de la|la) pause',
  '(?:empieza|empiece|comienza|empezamos|empezar|puedes (?:empezar|seguir|' +
    'continuar|mandarme|enviarme|escribirme|volver)|pueden (?:empezar|seguir|' +
    'mandarme|enviarme|escribirme)|sigue|sigamos|seguimos)(?: (?:a )?(?:enviar\\w*|' +
    'escribir\\w*|mandar\\w*|enviando\\w*))?(?: (?:(?:los|las|con los|con las) ' +
    ')?(?:mensajes|correos|mails|recordatorios|avisos))? (?:de nuevo|otra vez|' +
    'ya)|vuelv[ea]n? a (?:enviar|escribir|mandar)\\w*(?: .{0,20})?|reactiva\\w*(?: ' +
    '(?:los|las|mis|el) \\S+)?',
  '(?:pode|podem|vamos) (?:recomecar|retomar|reiniciar|continuar|voltar a ' +
    '(?:enviar|mandar|escrever))(?: .{0,20})?|recome(?:ca|ce|cem)(?: de novo)?|' +
    'reativ\\w+(?: .{0,20})?|(?:manda|mande|envia|envie) (?:as )?mensagens ' +
    'de novo',
  '(?:riprendiamo|ricominciamo|ripartiamo|ricomincia|ricominciate|riparti|' +
    'riattiva\\w*|(?:potete|puoi|possiamo) (?:riprendere|ricominciare|ripartire|' +
    'mandare di nuovo|scrivermi di nuovo))(?: (?:con |a )?(?:i|le|il|la|mandare|' +
    'scrivere|inviare)\\b.{0,20})?',
  '(?:begin|start|ga|stuur|je mag|je kunt|jullie mogen|jullie kunnen|mag|' +
    'kan)(?: (?:maar|gerust|me|mij|het|er))* (?:weer|opnieuw|verder|door)(?: ' +
    '(?:beginnen|sturen|starten|verder|met .{3,25}|(?:berichten|mails|herinneringen)(?: ' +
    'sturen)?))?|(?:de )?pauze (?:is )?(?:voorbij|eraf|stoppen|opheffen)|zet ' +
    '(?:de )?(?:berichten|mails) weer aan',
);

export const resumingElsewhere = oneOf(
  `(?:.{0,40} )?${onceMore}`,
  `${back}(?: (?:und|et|y|e|en)? ?${resume})?`,
  `${resume}(?: (?:les|los|as|i|de|die) (?:messages|mails|mensajes|correos|` +
    `mensagens|messaggi|berichten` +
    '|nachrichten|e-?mails))?',
);
