/** Parts sentences of six languages where their writers left out a mark, before they are read. */
import { pattern } from '../pattern.ts';

/** "Todo hecho, menos la compra": what is left out belongs to what is said of all. */
const beforeExcept = pattern(
  'giu',
  String.raw`(?<=(?<!\p{L})(?:all|every ?thing|both|alles|tout|toute?s|todo|todos|todas|tudo|tutto|tutti|tutte|alle)(?!\p{L})[^,.;!?\n]{0,40}),\s+`,
  String.raw`(?=(?:except|apart from|aside from|other than|excluding|au(?:ß|ss)er|bis auf|sauf|except[eé]|hormis|[aà] part|menos|excepto|salvo|exceto|tranne|eccetto|behalve|op .{2,20} na)(?!\p{L}))`,
);

/** "Rapport fini mais pas la gym": a "but" parts what is said of two things. */
const beforeBut = pattern(
  'giu',
  String.raw`(?<=\p{L})\s+(?=(?:aber|(?<!(?:laat|haal|stuur|schrap|doe|zet|geef|ga|neem|kom|streep|gooi|alleen|nog|pas|dan)\s+)maar(?=\s+\p{L})(?! (?:zitten|van|even|eens|op|om|weg|aan|naar))|pero)(?!\p{L})|mas (?=o |a |os |as |n[aã]o |n |ainda |t[oô] |falta |sem )|`,
  String.raw`mais (?=pas |le |la |les |je |j'|il |non |sans |encore |toujours |l'|mon |c'est |reste |demain )|`,
  String.raw`ma (?=non |no |nn |la |lo |il |l'|niente |ancora |senza ))`,
);

/** "Quita la compra y pon limpiar": what follows is to be added. */
const beforeAdding = pattern(
  'giu',
  String.raw`(?<=\p{L})\s+(?:y|e|et|und|en) (?=(?:pon|añade|agrega|mets|ajoute|p[oõ]e|adiciona|coloca|metti|aggiungi|zet|voeg|füge?|setze?|laisse tomber|enl[eè]ve|supprime|oublie|retire|quita|borra|elimina|togli|leva|cancella|tira|apaga|schrap|haal|streiche?|lösch) \p{L})`,
);

/** "El traje sigue ahí y a mi hermana la llamo mañana": two things, and what is said of each. */
const beforeNext = pattern(
  'giu',
  String.raw`(?<=\p{L}) y (?=(?:a (?:mi|la|el|los|las)|el|la|los|las|lo de|mi) \p{L}+ (?:\p{L}+ )?(?:(?:lo|la|los|las|le|ya|aún|todavía|no) )*`,
  String.raw`(?:est[áa]n?|siguen?|mañana|quedan?|pendientes?|hech[oa]s?|list[oa]s?|llamo|hago|dejo|escribo|termino|llevo|compro|fui|hice|llamé|llamaré|haré)(?!\p{L}))`,
);

/** French "plus" is no English one. */
const noLonger = /(^|[.,;\n]\s*)plus (?=besoin (?:de|du|d'|des)\b)/gi;
const moreover = /(^|[.\n]\s*)(?:en|de) plus,? /gi;

/** Within quotes and brackets the marks are as meant. */
const held = /["“„«(]/;

export const markedAbroad = (reply: string): string =>
  held.test(reply)
    ? reply
    : withElisions(reply)
        .replace(moreover, '$1')
        .replace(noLonger, '$1pas ')
        .replace(beforeBut, ', ')
        .replace(beforeNext, ', ')
        .replace(beforeAdding, '. ');

/** "Jai paye", "cest fait": typed without the apostrophe. */
const unelided =
  /(?<!\p{L})(?:j(?=ai(?!\p{L}))|c(?=est(?!\p{L}))|n(?=(?:ai|est|a) pas(?!\p{L})))/giu;
/** "C bon", "g fini": the letter for the words that sound like it. */
const texted: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}'])c (?=(?:bon|fait|ok|regl|réglé|fini|parti|envoy|pas|pour|annul|plié|booké)[\p{L}]*)/giu,
    "c'est ",
  ],
  [
    /(?<![\p{L}'])g (?=(?:fini|fait|pay|envoy|appel|pas|pris|achet|rang|oubli|vu|eu)[\p{L}]*)/giu,
    "j'ai ",
  ],
];
const withElisions = (reply: string): string =>
  texted.reduce((said, [short, full]) => said.replace(short, full), reply.replace(unelided, "$&'"));

/** In any language. */
export const withExcept = (reply: string): string => reply.replace(beforeExcept, ' ');
