/** How mail programs announce a quoted letter and sign themselves, in a handful of languages. */

/** The verb of "On Monday, Ada wrote:"; an attribution ends with one or with an address. */
export const wroteWords: readonly string[] = [
  'wrote',
  'writes',
  'a écrit',
  'schrieb',
  'escribió',
  'ha scritto',
  'scrisse',
  'schreef',
  'escreveu',
  'skrev',
  'napisał',
  'написал',
  'kirjoitti',
  'yazdı',
  'napsal',
];

/** Keys of the header block Outlook puts above the letter it quotes, by what they mean. */
export const headerWords: Readonly<Record<'from' | 'rest', readonly string[]>> = {
  from: ['from', 'von', 'de', 'da', 'van', 'från', 'fra', 'od'],
  rest: [
    'sent',
    'date',
    'to',
    'cc',
    'subject',
    'gesendet',
    'datum',
    'an',
    'betreff',
    'envoyé',
    'à',
    'objet',
    'enviado',
    'enviado el',
    'fecha',
    'para',
    'asunto',
    'assunto',
    'data',
    'inviato',
    'a',
    'oggetto',
    'verzonden',
    'aan',
    'onderwerp',
    'skickat',
    'till',
    'ämne',
    'sendt',
    'til',
    'emne',
  ],
};

/** First words of a line that stands between an answer and the letter it answers. */
export const dividers: readonly string[] = [
  'original message',
  'original appointment',
  'forwarded message',
  'begin forwarded message',
  'ursprüngliche nachricht',
  'message d’origine',
  "message d'origine",
  'message original',
  'mensaje original',
  'mensagem original',
  'messaggio originale',
  'oorspronkelijk bericht',
  'reply above this line',
];

/** How a line begins that a phone or a mail program added by itself. */
export const deviceLines: readonly string[] = [
  'sent from my ',
  'sent from mail for windows',
  'sent from outlook',
  'sent from yahoo mail',
  'sent from proton',
  'sent from aol',
  'sent from samsung',
  'sent from gmail',
  'sent with proton',
  'sent via ',
  'get outlook for ',
  'get bluemail for ',
  'yahoo mail: search, organize',
  'von meinem ',
  'gesendet von ',
  'gesendet mit ',
  'envoyé de mon ',
  'envoyé depuis ',
  'télécharger outlook',
  'enviado desde ',
  'enviado do meu ',
  'enviado de mi ',
  'obtener outlook',
  'inviato da ',
  'verzonden vanaf ',
  'skickat från ',
  'sendt fra ',
];

/** Sentences only our own letters hold: where one stands, everything around it is ours. */
export const ourMarks: readonly string[] = [
  'reply with the word unsubscribe',
  'reply unsubscribe to stop',
];
