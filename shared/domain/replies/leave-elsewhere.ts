/** Sentences in six languages that end the letters wherever they stand. */
import { oneOf } from './pattern.ts';

const spanish = oneOf(
  '(?:quiero |quisiera )?dar(?:me|se)? de baja(?: de .{2,30})?|(?:dame|deme|denme) de baja',
  'no (?:me )?(?:envies|envien|envie|mandes|manden|mande|escriban|escribas|escriba) (?:mas|nada' +
    ' mas).{0,25}',
  '(?:deja|deje|dejen) de (?:enviarme|escribirme|mandarme|molestarme|contactarme).{0,25}',
  '(?:ya )?no (?:quiero|deseo) (?:recibir )?(?:mas )?(?:(?:estos|sus|tus) )?(?:correos|' +
    'mensajes|e-?mails|sms).{0,12}',
  '(?:no mas|basta de) (?:correos|mensajes|e-?mails)|(?:quitame|quiteme|quitenme|sacame|' +
    'borrame|borrenme) de (?:la|esta|su|tu) lista',
);

const french = oneOf(
  '(?:je (?:veux|souhaite|voudrais) )?(?:me )?(?:desabonner|desinscrire)(?: de .{2,30})?',
  '(?:desabonnez|desinscrivez|retirez|enlevez|desabonne|desinscris)-moi(?: de .{2,30})?',
  "(?:arretez|arrete|cessez) (?:de m'(?:ecrire|envoyer).{0,30}|(?:les|ces|vos|tes) (?:e-?mails|" +
    'mails|messages|sms|textos))',
  "ne m'(?:ecrivez|envoyez|ecris|envoie) plus.{0,25}",
  '(?:je )?ne (?:veux|souhaite|desire) plus (?:recevoir )?(?:de |ces |vos |tes |les )+(?:e-?mails|' +
    'mails|messages|sms|textos|rappels).{0,12}',
  "(?:stop|plus de|plus d') ?(?:aux |les |ces )?(?:e-?mails|mails|messages|sms|textos)",
);

const german = oneOf(
  '(?:bitte |ich mochte mich |ich will mich |mich )*(?:abmelden|abbestellen|austragen)',
  '(?:melde|melden sie|meldet) mich (?:bitte )?(?:hier |wieder )?ab|(?:nehmt|nimm|nehmen sie) mich' +
    ' (?:bitte )?(?:von|aus) (?:der|dieser|eurer|ihrer) liste',
  '(?:ich )?(?:mochte|will|wunsche)? ?keine (?:weiteren )?(?:e-?mails?|mails|nachrichten|sms)' +
    ' mehr.{0,25}',
  '(?:schickt|schick|schicken sie|sendet|sende|senden sie) mir (?:bitte )?(?:keine|nichts)' +
    ' ?(?:e-?mails?|mails|nachrichten|sms)? mehr',
  '(?:bitte )?nicht mehr schreiben|(?:schreibt|schreib|schreiben sie) mir (?:bitte )?nicht mehr',
  '(?:hort|hor|horen sie) (?:bitte )?auf mir (?:zu schreiben|(?:mails|nachrichten) zu schicken)',
);

const portuguese = oneOf(
  '(?:pare|parem|para) de (?:me )?(?:enviar|mandar|escrever|incomodar).{0,25}',
  '(?:ja )?nao (?:quero|desejo) (?:mais )?receber .{0,25}',
  'nao me (?:envie|enviem|mande|mandem|escreva|escrevam) mais.{0,25}',
  'cancel(?:ar|e|em) (?:a )?minha (?:inscricao|assinatura)|(?:me )?(?:tire|tirem|remova|removam)' +
    '(?:-me)? (?:da|desta|dessa) lista|chega de (?:mensagens|e-?mails)',
);

const italian = oneOf(
  'smett(?:i|ete|etela|ila) di (?:scrivermi|mandarmi|inviarmi|disturbarmi).{0,25}|' +
    '(?:cancellatemi|toglietemi|toglimi|cancellami|rimuovetemi|rimuovimi)(?: .{0,20})?',
  '(?:non (?:voglio|desidero) (?:piu )?ricevere|non mandatemi piu|non inviatemi piu|basta)' +
    '(?: con)? .{0,10}(?:e-?mail|mail|messaggi).{0,10}',
  'non (?:scrivetemi|scrivermi|contattatemi|contattarmi|mandatemi) piu(?: niente| nulla)?',
);

const dutch = oneOf(
  '(?:ik wil (?:me|mij) )?(?:uitschrijven|afmelden)|schrijf (?:me|mij) uit|meld (?:me|mij) af',
  'stop met (?:mij |me )?(?:te )?(?:mailen|berichten|sturen|sms-?en|schrijven).{0,20}',
  '(?:ik wil )?geen (?:mails|berichten|e-?mails|sms-?jes) meer.{0,20}',
  '(?:haal|verwijder) (?:me|mij) (?:van|uit) (?:de|deze|jullie) lijst|(?:stuur|mail|schrijf) (?:me|' +
    'mij) (?:niet|niets|geen (?:mails|berichten|e-?mails)) meer',
);

export const leavingElsewhere = oneOf(spanish, french, german, portuguese, italian, dutch);
