/** Knows a verb in the past: said of an item, it means that it is done. */

import { pattern } from '../pattern.ts';
import { manyWords, remembered } from '../remembered.ts';
import { sparing } from '../sparing.ts';

const pastWord = pattern(
  'u',
  String.raw`^(?:\p{L}{2,}ed|sent|paid|bought|wrote|written|got|gotten|did|made|went|ran|took|`,
  String.raw`taken|told|`,
  String.raw`met|built|sold|drove|driven|swept|fed|hung|gave|given|brought|caught|chose|chosen|`,
  String.raw`drew|drawn|ate|eaten|found|`,
  String.raw`held|kept|laid|lent|rang|rung|spoke|spoken|spent|taught|threw|thrown|signd|dug|swam|`,
  String.raw`swum|rode|sang|`,
  String.raw`slept|learnt|burnt|spelt|bled|sewn|sown|mown|shorn|ground|wound|shot|drank|shown|`,
  String.raw`dealt|lit|beat|beaten|won|done|`,
  String.raw`rewrote|rewritten|redid|redone|rebuilt|resent|typed|flown|flew|woken|froze|frozen|`,
  String.raw`sorted|mended|tied|bound|restrung|strung|withdrawn|withdrew|woven|wove|wrung|spun|`,
  String.raw`repaid|redrawn|rehung)$`,
);
const notPast = pattern(
  '',
  String.raw`^(?:need|feed|speed|seed|weed|shed|bed|red|indeed|supposed|used|tired|excited|`,
  String.raw`exhausted|wasted|embed|sacred|hundred|kindred|breed|bleed|tweed|reed|deed|heed|greed|knead|proceed|exceed|succeed|wed|`,
  String.raw`naked|wicked|bored|scared|annoyed|stressed|knackered|worried|pleased|relieved|`,
  String.raw`shattered|`,
  String.raw`overwhelmed|gutted|chuffed|thrilled|gobsmacked|elated|bummed|heartbroken|devastated|delighted|disappointed|depressed|terrified|petrified|mortified|concerned|unexpected|unfinished|un(?:signed|sent|paid|opened|answered|read|` +
    String.raw`started|edited|checked|washed|folded|written|built|sorted|resolved|tested|filed|` +
    String.raw`posted|shipped|booked|made|called|ordered|graded|marked|cooked|ironed|cleaned|` +
    String.raw`fixed|mown|mowed|planted|swept|painted|fed)|frustrated|agreed-upon|limited|united|` +
    String.raw`so-called|`,
  String.raw`beloved)$`,
);

export const isPast = remembered((typed: string): boolean => {
  const word = typed.replace(again, '');
  return (pastWord.test(word) && !notPast.test(word)) || isShortPast(word);
}, manyWords);
/** "E-filed", "re-sent", "pre-booked". */
const again = /^(?:e|re|pre|over|out)-/;

/** `drpd`, `printd`, `chkd`: a past form without its vowels. */
const isShortPast = (word: string): boolean =>
  word.endsWith('d') && shortPast.test(word) && !notShortPast.test(word);
const shortPast = /^(?:[b-df-hj-np-tv-z]{3,}|[a-z]{2,}(?:[bcfgkmpstvxz]|ll|nn|rr|sh|ch))d$/;
/** Short forms of other words, and programs that are named so. */
const notShortPast = sparing(
  /^(?:(?:system|launch|knock|nginx|docker|container)d|wld|cld|shld|std|blvd|rnd|grnd|cmd|pwd|hdd|ssd|vhd|bld|hemd|fremd)$/,
);

/** Past forms that leave the thing undone. */
export const unfinishedPast = pattern(
  '',
  String.raw`^(?:pushed|moved|postponed|bounced|jammed|started|tried|attempted|planned|wanted|`,
  String.raw`needed|missed|failed|disputed|contested|queried|bounced back|`,
  String.raw`cancell?ed|drafted|delayed|rained|closed|asked|hoped|waited|offered|promised|rescheduled|`,
  String.raw`decided|worked|looked|`,
  String.raw`begun|stuck|locked|crashed|stopped|blocked|turned|changed|kept|thought|`,
  String.raw`scheduled|hired|interrupted|distracted|rolled|reverted|snowed|fogged|iced|flooded|died|ended|mentioned|`,
  String.raw`reopened|included|burnt|burned|ruined|required|based|snapped|leaked|bailed|ghosted|flaked|declined|` +
    String.raw`refused|forgot|overran|bombed|tanked|broke)$`,
);

/** Whether some word in the past stands for an end, which "tried" does not. */
export const hasEnded = (gist: string): boolean =>
  (gist.match(/[\p{L}'-]+/gu) ?? []).some((word) => isPast(word) && !unfinishedPast.test(word));

/** Whether any word tells that something has come to its end. */
export const showsPast = remembered(
  (gist: string): boolean =>
    /\b(?:already|finally|settle|makes sense|at last|seen to)\b/.test(gist) || hasEnded(gist),
);

/** "Took them round before my shift": something was done with what was named before. */
export function didIt({ gist }: { readonly gist: string }, first = false): boolean {
  const [, verb = ''] = withIt.exec(gist) ?? ((first && itIs.exec(gist)) || []);
  return (
    isPast(verb) &&
    !unfinishedPast.test(verb) &&
    !/^(?:told|asked|found|did|got|had|have|thought|said|let|lost|loved|hated|need|saw|heard|knew|felt|kept|wanted|liked|complicated|crowded|rained|overrated|haunted|expected|meant|allowed|rumou?red|doomed|rigged|packed|jammed|needed|related|overdue|cursed|gone)$/.test(
      verb,
    )
  );
}
const withIt = sparing(
  /^(?:(?:and|so|but|i|we|i've|we've|already|just|also|have|about the \S+)[, ]+)*(\p{L}+) (?:it|them|that|those)\b(?!.*\b(?:but|not|never|back to me)\b)/u,
);

/** "They're printed", in answer to what became of the only thing to do. */
const itIs = sparing(
  /^(?:(?:yes|yep|yeah|yup|well|so|right|ok|happy to say|good news)[, ]+)*(?:they're|they are|it's|it is|it's been|they've been|that's|she's|he's)(?: all| now| both| already| finally| just)* (\p{L}+)(?= (?:and|&|up|out|off|in|now|today|already|finally|this|last|at|by|for|with|to)\b|\W*$)(?!.*\b(?:but|not|never|nearly|almost|half)\b)/u,
);

/** "No table, so booked one for the 3rd": behind a "so", what one did then. */
export function didNext(after: string): boolean {
  const [first = '', second] = after.toLowerCase().split(/\s+/, 2);
  return second !== undefined && !/^(?:done|called|far)$/.test(first) && isPast(first);
}

/** Past forms of six languages, written with their accents. */
export const isForeignPast = (word: string): boolean =>
  foreignPast.test(word) && !notForeignPast.test(word);

const foreignPast = pattern(
  'u',
  String.raw`^(?:\p{L}{2,}(?:[aei]d[oa]s?|ídos?|ídas?|é|ée|és|ées|ei|í|at[oaie]|ut[oaie]|`,
  String.raw`it[oaie])|`,
  String.raw`(?:\p{L}+)?ge\p{L}{2,}(?:t|en|d)|(?:ver|be|er|ent)\p{L}{3,}t|(?:ver|be|` +
    String.raw`ont)\p{L}+(?:eld|erd|aald|oond|egd|eurd|uurd|oerd|ierd|igd|uisd|orgd|ouwd|onden)|(?:unter|über)(?:schrieben|wiesen|geben|arbeitet|zeichnet)|hice|hizo|fui|puse|dije|`,
  String.raw`traje|escrit[oa]s|vist[oa]s|puest[oa]s|abiert[oa]s?|rot[oa]s?|dich[oa]s|impres[oa]s?|resuelt[oa]s?|devuelt[oa]s?|cubiert[oa]s?|entregues?|écrite?s|mise?s|prise?s|corrett[oaie]|risolt[oaie]|lett[oie]|scritt[ie]|pres[ie]|mess[ie]|chius[ie]|spes[aei]|escrito|visto|puesto|abierto|roto|dicho|`,
  String.raw`feito|fiz|pago|paga|pagos|pagas|ganho|escrita|visto|posto|aberto|pris|mis|écrit|lu|`,
  String.raw`vu|relu|revu|sortie?s?|finie?s?|remplie?s?|choisie?s?|nourrie?s?|partie?s?|` +
    String.raw`réussie?s?|servie?s?|fournie?s?|reçu|\p{L}{1,}(?:ndu|rdu|enu|ouru|clu)e?s?|fait|` +
    String.raw`faite|`,
  String.raw`(?:tra|pro|con|ri|de)dott[oaie]|(?:rac|ac)?colt[oaie]|scelt[oaie]|tolt[oaie]|rispost[oaie]|richiest[oaie]|compost[oaie]|propost[oaie]|appes[oaie]|stes[oaie]|res[oaie]|(?:ri)?apert[oaie]|copert[oaie]|offert[oaie]|discuss[oaie]|moss[oaie]|trasmess[oaie]|conclus[oaie]|divis[oaie]|dipint[oaie]|fritt[oaie]|scritto|scritta|preso|presa|messo|messa|letto|letta|chiuso|chiusa|rotto|detto|deciso|`,
  String.raw`speso|spento|terminado|`,
  String.raw`geschrieben|gebracht|raus|draußen|weg|binnen|buiten)$`,
);
const notForeignPast = pattern(
  'u',
  String.raw`^(?:café|thé|bébé|mercado|estado|abogado|todo|gato|sábado|pescado|helado|lado|nada|`,
  String.raw`cada|vida|comida|salida|marido|partido|vestido|pedido|ruido|vite|visite|petite|`,
  String.raw`suite|limite|latte|gelato|mercato|avvocato|aiuto|minuto|sito|invito|appartamento|`,
  String.raw`moto|foto|gesundheit|gebet|gebäck|gemeente|gezin|geburtstag|geld|gente|gemüse|`,
  String.raw`geschenk|gesprek|genau|gestern|bericht|bett|erst|verdad|aquí|así|ahí|mi|sí|rei|lei|`,
  String.raw`sei|santé|clé|pré|medico|salud|crédito|débito|marché|marito|gita|visita|partita|data|mattinata|giornata|serata|insalata|estate|entrada|jornada|ensalada|parada|cuñad[oa]|estrada|empregad[oa]|advogado|namorad[oa]|escada|salada|feriado|recado|cuidado|mercado|été|canapé|comité|résumé|employé|invité|`,
  String.raw`\p{L}*(?:angebot|gebot|gebiet|gerät|gericht|gewicht|gehalt|geschäft|gerücht|gestalt|gewalt|gedicht|gesicht|gebied|geluid|gezicht|geweld|saft))$`,
);

/** "Rang the bank this morning", "we painted the hall today". */
export function opensPast(gist: string): boolean {
  const [, verb = ''] = opening.exec(gist) ?? [];
  return isPast(verb) && !unfinishedPast.test(verb);
}
const opening =
  /^(?:(?:so|and|but|then|also|just|finally|already|i|we|i've|we've|have) )*([\p{L}'-]+) \S/u;

/** Verbs that look the same in the past: "read the report" in the evening is a report. */
export const pastToo = sparing(
  /^(?:(?:(?:so|and|then|yes|yeah|already|just|finally|also|i|we)[, ]+)*(?<=\b(?:i|we|just|already|finally) ))?(?:(?:proof)?read|put|cut|set|hit|let|shut|split|spread|cost)\b(?! (?:me|us|in|down)\b)/i,
);
