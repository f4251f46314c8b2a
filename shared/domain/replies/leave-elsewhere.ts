/** Sentences in six languages that end the letters wherever they stand. */

const spanish = [
  '(?:.{0,40} y )?ya no (?:me )?(?:envies|envien|envie|mandes|manden|mande|escriban|escribas|escriba|molesten|molestes)' +
    '(?: (?:los|esos|estos|sus|tus|mas|mensajes|correos|mails|sms|textos|recordatorios|nada|avisos))*',
  '(?:dejen|deja|deje|paren|para|pare) (?:ya )?(?:de )?(?:molestar|mandar|enviar|escribir)(?:me)?(?: (?:mas|mensajes|cosas|correos|ya))*',
  'basta (?:ya )?(?:de )?(?:mensajes|correos|esto)|(?:.{0,40} y )?ya no quiero (?:mas )?(?:mensajes|correos|recordatorios)',
  '(?:quiero |quisiera )?dar(?:me|se)? de baja(?: de .{2,30})?|(?:dame|deme|denme) de baja',
  'no (?:me )?(?:envies|envien|envie|mandes|manden|mande|escriban|escribas|escriba) (?:mas|nada' +
    ' mas).{0,25}',
  '(?:deja|deje|dejen) de (?:enviarme|escribirme|mandarme|molestarme|contactarme).{0,25}',
  '(?:ya )?no (?:quiero|deseo) (?:recibir )?(?:mas )?(?:(?:estos|sus|tus) )?(?:correos|' +
    'mensajes|e-?mails|sms).{0,12}',
  '(?:elimin|borr|quit|sac|retir)(?:e|a|en|ad)me (?:de|ya de) .{0,20}(?:lista|' +
    'base|correos?).{0,12}',
  '(?:quiero |quisiera |deseo |necesito )?(?:cancelar|anular|terminar|cancele|' +
    'cancelen|cancela) (?:mi|la|esta) ' +
    '(?:suscripcion|inscripcion|cuenta)|(?:ya )?no (?:quiero|me interesa) (?:seguir|' +
    'mas|continuar|esto|recibir esto)' +
    '(?: con esto)?(?: mas)?|quiero salir(?: de (?:esto|la lista|aqui))?',
  '(?:no mas|basta de) (?:correos|mensajes|e-?mails)|(?:quitame|quiteme|quitenme|sacame|' +
    'borrame|borrenme) de (?:la|esta|su|tu) lista',
];

const french = [
  "(?:je |j')(?:ne )?(?:veux|voudrais) plus de (?:vos |tes |ces )?(?:messages|mails|sms|textos)|supprimez (?:mon numero|mon adresse|mes coordonnees)",
  '(?:je (?:veux|souhaite|voudrais) )?(?:me )?(?:desabonner|desinscrire)(?: de .{2,30})?',
  '(?:desabonnez|desinscrivez|retirez|enlevez|desabonne|desinscris)-moi(?: de .{2,30})?',
  '(?:je (?:veux|souhaite|voudrais|demande a) )?(?:.{0,12} )?(?:de )?(?:me|' +
    "m'|nous|mon (?:nom|adresse|numero)) ?" +
    '(?:retirer|desinscrire|desabonner|supprimer|enlever|radier|oter|rayer)(?: de .{3,40})?',
  "je (?:me )?(?:desabonne|desinscris)(?: .{0,25})?|je n'en veux plus|(?:je " +
    '(?:veux|voudrais|souhaite) )?(?:arreter|ne plus|cesser)(?: de)? recevoir ' +
    '.{2,30}|(?:arretez|arrete) tout(?: ca)?',
  "(?:arretez|arrete|cessez) (?:de m'(?:ecrire|envoyer).{0,30}|(?:les|ces|vos|tes) (?:e-?mails|" +
    'mails|messages|sms|textos))',
  "ne m'(?:ecrivez|envoyez|ecris|envoie) plus.{0,25}",
  '(?:je )?ne (?:veux|souhaite|desire) plus (?:recevoir )?(?:de |ces |vos ' +
    '|tes |les )+(?:e-?mails|' +
    'mails|messages|sms|textos|rappels).{0,12}',
  "(?:stop|plus de|plus d') ?(?:aux |les |ces )?(?:e-?mails|mails|messages|sms|textos)",
];

const german = [
  '(?:loscht|losch|loschen sie|entfernt) (?:bitte )?meine (?:nummer|adresse|mailadresse|daten)|hort (?:bitte )?auf(?: damit)?',
  '(?:bitte |ich mochte mich |ich will mich |mich )*(?:abmelden|abbestellen|austragen|kundigen)',
  '(?:ich (?:mochte|will|wurde) )?mich .{0,30}(?:abmelden|austragen|streichen|loschen)(?: lassen)?',
  '(?:nehmt|nimm|nehmen sie|streicht|streichen sie|loscht|entfernt|entferne|' +
    'entfernen sie) mich .{0,20}' +
    '(?:verteiler|liste|mailingliste|newsletter)(?: .{0,10})?|(?:ich )?(?:will|' +
    'mochte|brauche|wunsche) (?:(?:das|die|diese|den|eure|ihre|mails?|nachrichten|' +
    'newsletter|dienst) )+nicht mehr(?: (?:bekommen|erhalten|haben|empfangen))?|' +
    'ich (?:kundige|bin raus)(?: hiermit| das)?',
  '(?:melde|melden sie|meldet) mich (?:bitte )?(?:hier |wieder )?ab|(?:nehmt|' +
    'nimm|nehmen sie) mich' +
    ' (?:bitte )?(?:von|aus) (?:der|dieser|eurer|ihrer) liste',
  '(?:ich )?(?:mochte|will|wunsche)? ?keine (?:weiteren )?(?:e-?mails?|mails|nachrichten|sms)' +
    ' mehr.{0,25}',
  '(?:schickt|schick|schicken sie|sendet|sende|senden sie) mir (?:bitte )?(?:keine|nichts)' +
    ' ?(?:e-?mails?|mails|nachrichten|sms)? mehr',
  '(?:bitte )?nicht mehr schreiben|(?:schreibt|schreib|schreiben sie) mir (?:bitte )?nicht mehr',
  '(?:hort|hor|horen sie) (?:bitte )?auf mir (?:zu schreiben|(?:mails|nachrichten) zu schicken)',
];

const portuguese = [
  'chega de (?:mensage(?:m|ns)|e-?mails?)|(?:me )?tir[ae]m? (?:dessa|desta|da) lista|(?:por favor )?nao (?:me )?mand(?:em|e|a) mais (?:nada|mensagens?)',
  '(?:me )(?:tira|tire|remove|remova) (?:da|desta|dessa) lista',
  '(?:pare|parem|para) de (?:me )?(?:enviar|mandar|escrever|incomodar).{0,25}',
  '(?:ja )?nao (?:quero|desejo) (?:mais )?receber .{0,25}',
  '(?:ja )?nao quero mais (?:(?:essas|estas|esses|estes|as|os|suas|seus|tuas) ' +
    ')*(?:mensagens|e-?mails|mails|sms|isso)',
  '(?:quero |queria |gostaria de |preciso )?(?:sair|ser (?:removid|retirad)[oa]|' +
    'me (?:retirar|desinscrever|descadastrar)) ' +
    '(?:da|desta|dessa|do|deste) (?:lista|servico|programa).{0,12}|quero (?:cancelar|' +
    'me descadastrar|sair)',
  'nao me (?:envie|enviem|mande|mandem|escreva|escrevam) mais.{0,25}',
  'cancel(?:ar|e|em) (?:a )?minha (?:inscricao|assinatura)|(?:me )?(?:tira|' +
    'tire|tirem|remova|removam)' +
    '(?:-me)? (?:da|desta|dessa|dessa|de sua|da sua) lista|chega de (?:mensagens|e-?mails)',
];

const italian = [
  '(?:cancellate|cancella|annullate|annulla|disdire|disdico) (?:la mia|il mio|la|il) (?:iscrizione|abbonamento)|disiscrivete?mi|disiscrivimi',
  'smett(?:i|ete|etela|ila) di (?:scrivermi|mandarmi|inviarmi|disturbarmi).{0,25}|' +
    '(?:cancellatemi|toglietemi|toglimi|cancellami|rimuovetemi|rimuovimi)(?: .{0,20})?',
  '(?:non (?:voglio|desidero) (?:piu )?ricevere|non mandatemi piu|non inviatemi piu|basta)' +
    '(?: con)? .{0,10}(?:e-?mail|mail|messaggi).{0,10}',
  'non (?:voglio|vorrei|desidero|mi servono|mi interessano) piu (?:ricevere ' +
    ')?(?:(?:le|i|queste|questi|vostre|' +
    'vostri|altre|altri) )*(?:e-?mail|mail|messaggi|sms|promemoria)|(?:vorrei|' +
    'voglio) smettere di ricevere .{2,25}|(?:vorrei|voglio) (?:disiscrivermi|' +
    'cancellarmi)(?: .{0,25})?',
  'non (?:scrivetemi|scrivermi|contattatemi|contattarmi|mandatemi) piu(?: niente| nulla)?',
];

const dutch = [
  '(?:niet|niets|geen) (?:meer )?(?:sturen|mailen|sms-?en)(?: meer)?(?<=meer.{0,8})',
  '(?:ik wil (?:me|mij) )?(?:uitschrijven|afmelden)|schrijf (?:me|mij) uit|meld (?:me|mij) af',
  '(?:stop|hou|houd) (?:maar |nu |eens )*(?:op )?met (?:deze|die|jullie|alle|' +
    'al die|de) (?:mails|berichten|e-?mails|herinneringen)',
  '(?:ik )?(?:wil|wens) (?:me|mij|hier|hiervan|dit)(?: \\S+){0,3} (?:afmelden|' +
    'uitschrijven|vanaf|eraf|niet meer)|(?:ik wil|wil) ervan af',
  '(?:me|mij) .{0,20}(?:afmelden|uitschrijven)(?: .{0,20})?|(?:afmelden|uitschrijven) ' +
    '(?:voor|van) (?:deze|dit|jullie|de) .{3,15}',
  '(?:ik )?(?:hoef|wil|wens) (?:(?:deze|die|jullie|de) )+(?:mails|berichten|' +
    'e-?mails|herinneringen|dienst) (?:echt )?niet meer(?: (?:ontvangen|krijgen|' +
    'hebben))?',
  'stop met (?:mij |me )?(?:te )?(?:mailen|berichten|sturen|sms-?en|schrijven).{0,20}',
  '(?:ik wil )?geen (?:mails|berichten|e-?mails|sms-?jes) meer.{0,20}',
  '(?:haal|verwijder) (?:me|mij) (?:van|uit) (?:de|deze|jullie) lijst|(?:stuur|' +
    'mail|schrijf) (?:me|' +
    'mij) (?:niet|niets|geen (?:mails|berichten|e-?mails)) meer',
];

export const leavingElsewhere: readonly string[] = [
  ...spanish,
  ...french,
  ...german,
  ...portuguese,
  ...italian,
  ...dutch,
];
