/** How programs say that a person is away, in many languages; folded, as everything is compared. */

/** A subject that begins so was written by a program, whatever its headers leave out. */
export const awaySubjects: readonly string[] = [
  'automatic reply|auto-?reply|auto ?response|automated (?:reply|response)|auto:',
  'out of (?:the )?office|out-of-office|ooo:|vacation (?:reply|response|message|notice)',
  'away from (?:my|the) (?:office|mail|desk)|on vacation:|on leave:|on holiday:',
  'abwesenheits|automatische (?:antwort|ruckantwort)|nicht im (?:buro|haus)|abwesend(?=[: ]|$)',
  "reponse automatique|message d'absence|absence du bureau|absent(?:e)? du bureau|absence :",
  'respuesta automatica|fuera de (?:la )?oficina|ausencia temporal|contestacion automatica',
  'resposta automatica|fora do escritorio|ausencia temporaria|ausente:',
  'risposta automatica|fuori (?:sede|ufficio)|assente:|assenza dall',
  'automatisch(?:e)? (?:antwoord|beantwoord)|afwezig(?=[: ]|heids|$)|niet aanwezig',
  'autosvar|automatiskt? svar|automatisk svar|franvaro|fravær|ikke pa kontoret|ute fra kontoret',
  'automaattinen vastaus|poissa(?:olo)?(?=[: ]|$)|poissa toimistolta',
  'odpowiedz automatyczna|autoodpowiedz|automatyczna odpowiedz|poza biurem|nieobecnos',
  'automaticka odpoved|mimo kancelar|nepritomnos|automatikus valasz|hazon kivul',
  'raspuns automat|in afara biroului|otomatik yanit|otomatik yanıt|ofis disinda|ofis dısında',
  'автоматическии ответ|автоответ|вне офиса|автоматична відповідь|автоматичен отговор',
  'αυτοματη απαντηση|εκτος γραφειου|tra loi tu dong|balasan otomatis',
  '自動応答|自動返信|自動回覆|自动答复|自动回复|不在(?=[:のでに ]|$|通知|届)|外出(?=[:中 ]|$)',
  '자동 ?회신|자동 ?응답|부재 ?중|מענה אוטומטי|תשובה אוטומטית|رد تلقائي|ตอบกลับอัตโนมัติ',
];

/** Being away, in the words of a mail. */
export const awayBodies: readonly string[] = [
  'out of (?:the |my )?office|out-of-office|away from (?:the |my )?(?:office|desk|mail|email|e-mail)',
  'on (?:annual |parental |maternity |paternity |sick |a )?(?:leave|holidays?|vacation|business trip)',
  'limited access to (?:my )?e-?mails?|not (?:be )?(?:in the office|checking (?:my )?e-?mails?)',
  '(?:currently|be|am) (?:away|unavailable|travell?ing|out)|on pto|\\booo\\b|annual leave|parental leave',
  'nicht im (?:buro|haus|dienst)|im urlaub|abwesend|nicht erreichbar|ausser haus|dienstreise|elternzeit',
  "absent|en conges?|en vacances|en deplacement|hors du bureau|conge (?:maternite|parental)|d'absence",
  'fuera de (?:la )?oficina|de vacaciones|ausente|de viaje|de baja',
  'fora do escritorio|de ferias|ausente|em viagem|de licenca',
  'fuori (?:sede|ufficio)|in ferie|assente|in viaggio|in vacanza',
  'afwezig|op vakantie|niet (?:op kantoor|aanwezig|bereikbaar)|met verlof',
  'pa semester|inte pa kontoret|bortrest|franvarande|tjanstledig|foraldraledig',
  'pa ferie|ikke pa (?:kontoret|arbejde|jobb)|bortreist|fraværende|ude af kontoret|ute av kontoret',
  'lomalla|poissa|tavoittamattomissa|vuosilomalla',
  'poza biurem|na urlopie|nieobecn|urlop|mimo kancelar|na dovolene|nepritomn|dovolen',
  'szabadsagon|hazon kivul|nem vagyok (?:elerheto|az irodaban)|in concediu|izinde|ofis disinda|ofis dısında',
  'в отпуске|вне офиса|отсутству|в командировке|у відпустці|отпуск',
  '不在|休暇|出張|休み|外出|휴가|부재|출장|休假|度假|出差',
];

/** What only a program says for its person: thanks for a mail that it did not read. */
export const automaticBodies: readonly string[] = [
  'thank(?:s| you)(?: very much| so much)? for (?:your|the) (?:e-?mail|mail|message|note)',
  'thank(?:s| you) for (?:contacting|e-?mailing|writing|reaching out)|i have received your (?:e-?mail|message)',
  'this is an (?:automat|auto-)|automat(?:ed|ic) (?:reply|response|message)|automatically generated',
  'for urgent (?:matters|requests|issues|inquiries|enquiries|cases)|in urgent cases|in case of emergenc',
  'if (?:your|this|it|the matter)(?: \\w{1,12})?(?: \\w{1,12})? urgent|for immediate (?:assistance|help)|in my absence',
  'dank fur (?:ihre|deine|die) (?:e-?mail|mail|nachricht)|in dringenden fallen|automatisch (?:erstellt|generiert)',
  'ihre (?:e-?mail|nachricht) wird nicht weitergeleitet|wenden sie sich (?:bitte )?an|meine vertretung',
  "merci (?:de|pour) (?:votre|ton) (?:e-?mail|mail|message|courriel)|en cas d'urgence|pour toute urgence",
  'message automatique|gracias por (?:su|tu) (?:mensaje|correo|e-?mail)|en caso de urgencia|para (?:asuntos|temas) urgentes',
  'obrigad[oa] (?:pel[oa]|por) (?:seu|sua|o seu|a sua|teu|tua)|em caso de urgencia|para assuntos urgentes',
  'grazie per (?:il|la|aver)|in caso di (?:urgenza|emergenza)|per (?:questioni|comunicazioni) urgenti',
  'bedankt voor (?:uw|je|jouw) (?:e-?mail|mail|bericht)|voor dringende|in dringende gevallen|bij spoed',
  'tack for (?:ditt|din|ert) (?:mail|mejl|e-?post|meddelande)|vid bradskande|i bradskande arenden',
  'ta(?:k|kk) for (?:din|ditt|di) (?:mail|e-?post|e-?mail|besked|melding)|i hastetilfælde|ved hastesaker',
  'kiitos (?:viestistasi|sahkopostistasi)|kiireellis|automaattinen',
  'dziekuje za (?:wiadomosc|e-?mail|maila)|w sprawach pilnych|w pilnych sprawach|dekuji za|v nalehavych',
  'koszonom (?:az )?(?:e-?mail|level|uzenet)|surgos esetben|multumesc pentru|acil durum',
  'спасибо за (?:ваше )?(?:письмо|сообщение)|по срочным|в срочных случаях|дякую за',
  '自動|お急ぎ|緊急|メールありがとう|メールをいただき|자동|긴급|메일 감사|自动|紧急|緊急|谢谢您的(?:邮件|来信)',
];

/** Words of dates beyond those of the plain reading, in English. */
const words: Readonly<Record<string, string>> = {
  january: 'januar stycznia ledna январь января ocak tammikuuta',
  february: 'februar lutego unora февраль февраля subat helmikuuta',
  march: 'marts marca brezna март марта mart maaliskuuta',
  april: 'kwietnia dubna апрель апреля nisan huhtikuuta',
  may: 'maj maja kvetna мая mayis mayıs toukokuuta',
  june: 'czerwca cervna июнь июня haziran kesakuuta',
  july: 'lipca cervence июль июля temmuz heinakuuta',
  august: 'augusti sierpnia srpna август августа agustos elokuuta',
  september: 'wrzesnia zari сентябрь сентября eylul syyskuuta',
  october: 'pazdziernika rijna октябрь октября ekim lokakuuta',
  november: 'listopada listopadu ноябрь ноября kasim kasım marraskuuta',
  december: 'grudnia prosince декабрь декабря aralik aralık joulukuuta',
  monday: 'mandag maanantai maanantaina poniedziałek poniedziałku pondeli понедельник pazartesi',
  tuesday: 'tisdag tirsdag tiistai tiistaina wtorek wtorku utery вторник sali salı',
  wednesday: 'onsdag keskiviikko keskiviikkona sroda srode stredu среда среду carsamba',
  thursday: 'torsdag torstai torstaina czwartek czwartku ctvrtek четверг persembe',
  friday: 'fredag perjantai perjantaina piatek piatku patek пятница пятницу cuma',
  saturday: 'lordag lørdag lauantai sobota sobote sobotu суббота субботу cumartesi',
  sunday: 'sondag søndag sunnuntai niedziela niedziele nedele nedeli воскресенье pazar',
  tomorrow: 'imorgon завтра jutro zitra yarin yarın huomenna',
  until: 'tot indtil saakka asti kadar до aż',
  through: 'inklusive einschliesslich einschließlich inclus incluso включительно wlacznie vcetne',
  back:
    'zuruck wieder ruckkehr weer retour reviens reviendrai revenu regreso regresare vuelvo volvere vuelta ' +
    'reincorporo retorno regresso volto voltarei retornarei rientro rientrero tornero ritorno ' +
    'terug tillbaka ater tilbage tilbake igen palaan takaisin toissa wracam wroce powrot powrocie ' +
    'vratim zpet вернусь возвращаюсь возвращения donecegim donus',
};

/** The English word of a word of another language. */
export const awayWord: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([english, others]) =>
    others.split(' ').map((word) => [word, english] as const),
  ),
);
