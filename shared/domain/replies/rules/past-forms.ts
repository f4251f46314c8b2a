/** Data: irregular past forms, each with the verb it belongs to. */

/** Past and participle to base. */
const irregular = `sent send|paid pay|bought buy|wrote write|written write|got get|gotten get|
    did do|
  made make|went go|gone go|ran run|took take|taken take|told tell|met meet|built build|sold sell|
  drove drive|driven drive|swept sweep|fed feed|hung hang|gave give|given give|brought bring|
  caught catch|chose choose|chosen choose|rung ring|sung sing|flown fly|worn wear|torn tear|cut cut|dug dig|drew draw|drawn draw|drank drink|ate eat|eaten eat|
  found find|froze freeze|frozen freeze|held hold|kept keep|laid lay|led lead|left leave|lent lend|
  lit light|read read|rang ring|rung ring|said say|saw see|seen see|set set|shot shoot|shown show|
  slept sleep|spoke speak|spoken speak|spent spend|stuck stick|swam swim|taught teach|
  thought think|threw throw|thrown throw|wore wear|won win|wound wind|sat sit|sewn sew|shut shut|
  put put|hit hit|let let|done do|texted text|fit fit|ground grind|rode ride|sang sing|began begin|
  begun begin|iced ice|aced ace|axed axe|signd sign|finshed finish|recogi recoger|termine terminar|enviei enviar|
    enviado enviar|
  llame llamar|compre comprar|regue regar|appele appeler|fini finir|paye payer|bezahlt bezahlen|
  gekauft kaufen|gelaufen laufen|gegangen gehen|geschwommen schwimmen|gelesen lesen|gelopen lopen|geschreven schrijven|gezwommen zwemmen|geroepen roepen|angerufen anrufen|gemacht machen|geschrieben schreiben|gestreken strijken|gebracht bringen|gekeken kijken|gestuurd sturen|gehaald halen|gedaan doen|gelegd leggen|gewassen wassen|gewaschen waschen|geschnitten schneiden|gestrichen streichen|gegossen giessen|geholt holen|gebugelt bugeln|gesaugt saugen|gestofzuigd stofzuigen|gesnoeid snoeien|liguei ligar|
    comprei comprar|
  paguei pagar|pague pagar|hice hacer|escribi escribir|envie enviar|
  going go|icing ice|tying tie|using use|bled bleed|bound bind|restrung restring|strung string|
  withdrew withdraw|withdrawn withdraw|woven weave|wove weave|wrung wring|spun spin|sought seek|
  repaid repay|redrawn redraw|rehung rehang|mown mow|shorn shear|sown sow|proofread proofread`;

export const pastForms: ReadonlyMap<string, string> = new Map(
  irregular.split('|').map((pair): [string, string] => {
    const [past = '', base = ''] = pair.trim().split(' ');
    return [past, base];
  }),
);
