/** Data: the keys of the header block that stands above a quoted letter, by what they mean. */

export type HeaderKind = 'from' | 'date' | 'to' | 'subject' | 'other';

const words: Readonly<Record<HeaderKind, string>> = {
  from:
    'from|von|absender|de|expéditeur|remitente|da|mittente|van|afzender|från|fra|frá|avsändare|' +
    'lähettäjä|od|odesílatel|nadawca|feladó|küldő|de la|expeditor|kimden|gönderen|από|αποστολέας|' +
    'от|от кого|отправитель|від|кому від|од|saatja|kas|nuo|no|sūtītājs|siuntėjas|pošiljatelj|' +
    'pošiljalac|šalje|từ|người gửi|dari|mula kay|kutoka|מאת|من|از|差出人|送信者|发件人|寄件者|寄件人|發件人|' +
    '보낸 사람|보낸사람|발신|จาก|प्रेषक|od|remetente|de :|deur|nga|prej|message de',
  date:
    'message du|sent|date|sent on|date sent|gesendet|datum|gesendet am|envoyé|envoyé le|date d’envoi|' +
    "date d'envoi|enviado|enviado el|fecha|enviado em|data|data de envio|enviada em|enviada|" +
    'inviato|data invio|inviato il|verzonden|verzonden op|skickat|datum|sendt|dato|lähetetty|' +
    'päiväys|päivämäärä|pvm|wysłano|wysłane|data wysłania|odesláno|odoslané|dátum|elküldve|küldve|' +
    'trimis|dată|gönderilme|gönderildi|tarih|gönderme tarihi|στάλθηκε|ημερομηνία|' +
    'εστάλη|отправлено|дата|дата отправки|отправлен|надіслано|изпратено|послато|saadetud|kuupäev|' +
    'nosūtīts|datums|išsiųsta|poslano|đã gửi|ngày|ngày gửi|dikirim|tanggal|terkirim|נשלח|תאריך|' +
    'בתאריך|تاريخ الإرسال|تم الإرسال|أرسلت|التاريخ|تاریخ|ارسال شده|送信日時|日時|日付|发送时间|发送日期|发送|' +
    '傳送日期|寄件日期|日期|時間|时间|發送時間|보낸 날짜|보낸날짜|날짜|보냄|일시|ส่ง|ส่งเมื่อ|วันที่|भेजा गया|दिनांक|enviat|' +
    'sent at|time|when|gestuur|received|empfangen|reçu',
  to:
    'to|an|à|para|a|aan|till|til|kime|vastaanottaja|do|komu|dla|címzett|către|catre|kime|alıcı|προς|' +
    'кому|до|за|получатель|saaja|kellele|kam|kam:|adresāts|kam|kas gauna|prima|za|đến|tới|người nhận|' +
    'kepada|untuk|kwa|אל|إلى|به|宛先|收件人|收件者|받는 사람|받는사람|수신|ถึง|प्रति|destinatario|' +
    'destinatário|destinataire|empfänger|mottagare|modtager|mottaker|ontvanger|odbiorca|dest|pre|' +
    'për|per|al|gavėjas|primatelj|primalac|til:',
  subject:
    'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|aihe|temat|předmět|predmet|' +
    'tárgy|subiect|konu|θέμα|тема|относно|предмет|teema|tēma|temats|tema|chủ đề|tiêu đề|subjek|' +
    'perihal|judul|paksa|mada|נושא|הנדון|الموضوع|موضوع|件名|主题|主題|主旨|标题|제목|เรื่อง|หัวข้อ|विषय|assumpte|' +
    'efni|onderwerp|sujet|naslov|zadeva|titel|re',
  other:
    'cc|bcc|kopie|kopi|copie|copie à|copia|cópia|kopia|copia per conoscenza|ccn|cci|cco|kk|dw|kópia|' +
    'másolat|bilgi|κοιν|κοινοποίηση|копия|копія|副本|抄送|cópia|참조|reply-to|antwort an|répondre à|' +
    'responder a|importance|wichtigkeit|importância|importancia|priority|priorität|attachments|' +
    'anlagen|organization|organisation|x-mailer|message-id|mailed-by|list-id|in-reply-to|references|' +
    'content-type|mime-version|resent-from|newsgroups|where|organizer|location|ort|kopie an|สำเนา|' +
    'עותק|نسخة|サブジェクト|返信先|pièces jointes|adjuntos|anexos|allegati|bijlagen|kopio|copy to',
};

/** A key in lower case to what it means. */
export const headerKeys: ReadonlyMap<string, HeaderKind> = new Map(
  Object.entries(words).flatMap(([kind, keys]) =>
    // The keys of the record are its own type; Object.entries widens them.
    keys.split('|').map((key): [string, HeaderKind] => [key, kind as HeaderKind]),
  ),
);
