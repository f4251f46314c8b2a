/** What a clause in one of six languages waits for, or would have been: neither has been done. */
import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

const conjunction = oneOf(
  'sobald|falls|wenn|bevor',
  "d[eè]s que|une fois que|lorsque|quand|aussit[oô]t que|avant de|avant d'|si (?=j'|je |on |tu |il |elle |le |la |mon |ma )",
  'en cuanto|tan pronto como|cuando|antes de|si (?=me |el |la |puedo |tengo |salgo |hay |da |llego |no )',
  'assim que|logo que|quando|se (?=eu |der |sobrar |tiver |o |a |n[aã]o |conseguir |puder )',
  "(?:non )?appena|una volta che|prima di|se (?=riesco |ho |posso |il |la |mi |avanza |c'è |non )",
  'zodra|wanneer|indien|voordat|als (?=ik |we |het |de |hij |ze |er |mijn |je )',
);
const opening = String.raw`^(?:(?:und|et|y|e|en|aber|mais|pero|ma|maar|dann|ok|also)[, ]+)*`;
const opensSo = sparing(new RegExp(`${opening}(?:${conjunction}) ?`, 'iu'));
const holdsSo = sparing(new RegExp(String.raw`(?<=\S[ ,]+)(?:${conjunction}) ?`, 'iu'));

/** "Als ich zurück war, habe ich angerufen", "j'ai appelé quand je suis rentré". */
const pastToo = pattern(
  'iu',
  String.raw`(?<![\p{L}'])(?:j'ai|je l'ai|on a|je suis (?:all|pass|rentr|part|sorti)\p{L}*|ho|l'ho|abbiamo|lo he|he|hemos|ya|`,
  String.raw`(?:hab|habe|haben|heb|hebben|bin|ben) (?:ich|ik|wir|we)|(?:ich|ik) (?:hab|habe|heb|bin|ben)(?! (?:ich|ik)).*(?:sobald|wenn|zodra|als))(?![\p{L}'])`,
  String.raw`|^(?:hab|habe|heb|bin|ben) |(?:cuando|cuanto|pronto como|quando|que) .*\p{L}{2}(?<!(?:ar|er|ir))(?:é|ó|ei)(?!\p{L})`,
);
/** "Quando ho finito": its own helping verb is no news. */
const ownVerb = pattern(
  'iu',
  String.raw`\b(que|quand|lorsque|quando|appena|cuando|cuanto) (?:j'ai|on a|ho|abbiamo|he)(?!\p{L})`,
);

/** "El traje sigue en la tintorería". */
const remains = sparing(
  /(?<!\p{L})(?:siguen?|continúan?|continuam?) (?:en|all[ií]|ah[ií]|aqu[ií]|sin|pendientes?|igual|esperando|donde|por|na|no|aberto|em|pendentes?)(?!\p{L})|(?<!\p{L})(?:est|sont|c'est) (?:toujours|encore) (?:chez|au|à la|dans|là|pas|en)(?!\p{L})|(?<!\p{L})(?:ist|sind|liegt|liegen|hängt|steht) (?:immer )?noch (?:in|im|bei|beim|da|auf|nicht|offen|unter)(?!\p{L})|(?<!\p{L})(?:è|sono|sta) ancora (?:in|al|alla|dal|dalla|lì|da|nel|nella)(?!\p{L})|(?<!\p{L})(?:is|ligt|liggen|staat|hangt|zijn) nog (?:steeds )?(?:in|bij|op|niet|open)(?!\p{L})/iu,
);
/** What would have been. */
const unreal = pattern(
  'iu',
  String.raw`(?<!\p{L})(?:(?:hätten?|haette|hätt|wäre|waere|wär)(?!.*\b(?:gern|gerne|lieber|schön|gut|super|toll|cool)\b)|`,
  String.raw`si (?:j'avais|j'étais|on avait)|j'aurais|je serais|j'ai failli|failli|hubiera|hubiese|habría|por poco|`,
  String.raw`tivesse|teria|avessi|avrei|fossi|sarei|per poco|stavo per|als (?:ik|we) .*\b(?:had|was)\b|`,
  String.raw`zou(?:den)? .*\bhebben)(?!\p{L})`,
);

/** "J'aimerais faire les courses mais pas de voiture", "c'est Tom qui fait les courses". */
const onlyWished = pattern(
  'iu',
  String.raw`^(?:j'aimerais|je voulais|j'aurais voulu|me gustaría|quería|queria|vorrei|volevo|ik wil(?:de)?|ik wou|ich wollte|ich würde|wollte|wilde) .*`,
  String.raw`(?<!\p{L})(?:mais|pero|mas|ma|maar|aber)(?!\p{L})|^c'est (?:mon |ma )?\p{L}+ qui (?!(?:a|ont|l'a|est) )`,
);
/** "Tom hará la compra": somebody else is to do it. */
const byAnother = pattern(
  'u',
  String.raw`^(?:[Mm]i |[Mm]ein |[Mm]eine |[Mm]on |[Mm]a |[Mm]ijn |[Oo] |[Aa] )?\p{L}+ (?:hará|hace|fera|fait|fará|faz|farà|fa|macht|erledigt das|doet|va|vai|geht|gaat) (?!(?:pas|schon|al|ya|já) )\p{L}`,
);
const isAnothers = (text: string): boolean =>
  byAnother.test(text) &&
  !/^(?:ich|ik|je|tout|alles|todo|tudo|tutto|das|dat|ça|ca|il|on|es|het|si|non|que) /i.test(text);

/** Whether a clause abroad tells of nothing done, as what it names is awaited or did not come. */
export function leavesOpen(text: string, whole: string): boolean {
  const said = opensSo.test(whole) ? whole : text;
  if (remains.test(text) || unreal.test(said) || onlyWished.test(said) || onlyWished.test(whole))
    return true;
  if (!opensSo.test(said) && !holdsSo.test(said)) return false;
  return !pastToo.test(said.replace(ownVerb, '$1'));
}

/** "Sobald ich zurück bin," stands before what will be done, and is nothing to do itself. */
const isOnlyAwaited = (text: string, whole: string): boolean =>
  text.length < whole.length - 4 && opensSo.test(text) && whole.startsWith(text);

/** What is awaited, wished for or another's abroad is said of its items, and changes none. */
export function leftToCome({ text, whole }: Clause, scene: Scene): boolean {
  const open = isAnothers(text) || (!scene.intentional && leavesOpen(text, whole));
  const named = open ? namedIn(text, scene.asking.items).map(({ item }) => item) : [];
  if (named.length === 0 && !isOnlyAwaited(text, whole)) return false;
  if (named.length > 0) scene.bare = false;
  for (const { id } of named) scene.mentioned.add(id);
  scene.said = true;
  return true;
}
