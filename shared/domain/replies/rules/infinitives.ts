/** Data: Dutch and German infinitives, which end the thing to do that they belong to. */
import { sparing } from '../sparing.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Without what may stand before them: "halen" is found in "ophalen". */
const bases: ReadonlySet<string> = new Set([
  ...list(`bakken bellen bestellen betalen bezoeken boeken brengen controleren dansen dekken doen draaien drogen
    dweilen eten fietsen fixen gaan geven gieten gooien halen helpen huren inpakken invullen kammen kijken
    klussen knippen koken kopen kuisen laden leggen leren lezen lijmen maaien mailen maken melden melken
    meten nakijken nemen oefenen openen oppassen opzeggen opzoeken plakken planten plannen poetsen praten pompen
    printen proberen regelen registreren rennen repareren reserveren rijden roeien ruimen sauzen schilderen scheren
    schoonmaken schrijven schrobben schuren smeren snoeien snijden solderen sorteren spelen spoelen sporten
    sprayen stofzuigen stoppen stoken strijken studeren sturen tanken tekenen tellen testen trainen trekken vegen
    verhuizen verkopen versturen verven verzenden vieren vissen voeren vouwen vragen vullen wandelen wassen wegen
    werken wisselen wrijven zaaien zagen zemen zeggen zetten zien zoeken zuigen zwemmen laten smakken
    bespreken bekijken beantwoorden behandelen bedanken bestuderen bijwerken verlengen vernieuwen vertalen
    verzamelen verzetten vervangen verwijderen herstellen herhalen overleggen ontdooien ontkalken ontwerpen ophangen uitslapen`),
  ...list(`arbeiten backen basteln bauen bedanken begleiten behandeln beantragen beantworten bestellen besprechen
    besorgen besuchen bewerben bezahlen bohren braten brauchen bringen bügeln buchen checken drucken duschen düngen
    essen fahren falten fegen feilen feiern fertigstellen filmen flicken fragen füllen füttern geben gehen gießen
    graben grillen hacken heizen helfen holen hören impfen installieren joggen jäten kämmen kaufen kehren
    kleben klären klopfen kochen kontrollieren korrigieren kündigen kürzen laden leeren legen leihen lernen
    lesen liefern löschen lüften machen mähen malen melden melken messen mieten mischen nähen nehmen notieren
    öffnen ölen ordnen organisieren packen pflanzen pflegen pflücken planen planieren probieren prüfen pumpen
    putzen räumen rechnen reden regeln reinigen reparieren reservieren rufen sägen sammeln säubern schälen
    schauen schicken schleifen schließen schmieren schneiden schrauben schreiben schwimmen sehen senden
    setzen sortieren spielen spülen staubsaugen stellen sticken stopfen streichen stricken suchen tanken
    tauschen teilen telefonieren testen tragen treffen trinken trocknen turnen üben überweisen übersetzen
    unterschreiben verabreden verkaufen verlängern verschicken versenden vorbereiten wandern warten wässern
    waschen wechseln wickeln wischen zahlen zählen zeichnen ziehen schippen reden tun nachholen einreichen
    ausmisten entrümpeln entsorgen entfernen wegräumen aufgeben entkalken aufhängen einkaufen erledigen ersetzen`),
]);

const before = sparing(
  /^(?:aan|achter|af|bij|binnen|bloot|dicht|door|goed|in|klaar|leeg|los|mee|na|naar|neer|om|onder|op|open|over|samen|schoon|tegen|terug|thuis|toe|uit|vast|vol|voor|vooruit|weg|ver|be|ge|her|ont|ab|an|auf|aus|bei|ein|ent|er|fest|fertig|frei|her|heraus|hin|hoch|mit|nach|raus|rein|runter|sauber|über|um|unter|vor|vorbei|weg|zer|zu|zurück|zusammen)(?=\p{L}{4})/iu,
);

/** Whether a word is such a verb, whatever is put before it. */
export function isInfinitive(word: string): boolean {
  if (!/^\p{Ll}{4,}$/u.test(word) || !word.endsWith('n')) return false;
  if (bases.has(word)) return true;
  const bare = word.replace(before, '');
  return bases.has(bare) || bases.has(bare.replace(/^(?:ge|zu|te)(?=\p{L}{4})/u, ''));
}

/** Says when, where, with whom or why, behind the verb. */
const more = sparing(
  /^(?:aan|bij|door|in|met|na|naar|om|op|over|tot|tussen|uit|van|vanaf|voor|voordat|zodat|als|want|omdat|an|am|auf|aus|bei|beim|bis|damit|für|gegen|im|ins|mit|nach|um|vom|von|vor|wegen|weil|zu|zum|zur|wenn|denn|dann|dan|graag|bitte|noch|nog|dazu|drauf|erbij|lol|haha)$/i,
);

/** What tells, asks or denies: the verb behind it is no order to oneself. */
const finite = sparing(
  /^(?:ik|jij|hij|zij|wij|we|jullie|ze|ich|du|er|sie|wir|ihr|man|es|het gaat|heb|hebt|heeft|hebben|had|ben|bent|is|was|waren|zijn|kan|kon|kunnen|konden|wil|wilde|willen|zal|zullen|zou|moest|mag|mocht|ga|ging|gaat|laat|liet|lukt|lukte|niet|geen|nooit|habe|hab|hast|hat|haben|hatte|bin|bist|ist|sind|war|waren|kann|konnte|können|konnten|will|wollte|wollen|wird|werde|werden|wurde|mag|möchte|darf|lasse|lassen|ließ|ging|niks|nichts|wozu|warum|waarom|hoezo|nicht|kein|keine|keinen|nie|statt|ohne|zonder|in plaats)$/i,
);

/** "Papa helpen verhuizen", "opa bellen voor zijn verjaardag": a thing and what is done to it. */
export function endsInVerb(words: readonly string[]): boolean {
  const said = words.map((word) => word.replace(/[^\p{L}'-]/gu, ''));
  const at = said.findIndex((word, place) => place > 0 && isInfinitive(word));
  if (at < 1 || said.slice(0, at).some((word) => finite.test(word))) return false;
  const next = said.slice(at + 1).find((word) => !isInfinitive(word));
  return next === undefined || next === '' || more.test(next);
}
