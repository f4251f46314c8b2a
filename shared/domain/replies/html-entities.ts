/** Turns HTML character references into the characters they stand for. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '\u200d',
  shy: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  deg: '°',
  frac12: '½',
  copy: '©',
  reg: '®',
  trade: '™',
  check: '✓',
  checkmark: '✓',
  cross: '✗',
  times: '×',
  rarr: '→',
  iexcl: '¡',
  iquest: '¿',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  ccedil: 'ç',
  Ccedil: 'Ç',
  szlig: 'ß',
  oslash: 'ø',
  aring: 'å',
  aelig: 'æ',
};

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
};

/** `eacute` is e with an acute mark: one rule in the place of a hundred names. */
function accented(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark === undefined ? undefined : (name.charAt(0) + mark).normalize('NFC');
}

function numbered(digits: string): string {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const known = Number.isInteger(code) && code >= 32 && code <= 0x10ffff;
  return known && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** Unknown names stay as they were written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,10});?/gi, (whole, name: string) =>
    name.startsWith('#')
      ? numbered(name.slice(1))
      : (named[name] ?? named[name.toLowerCase()] ?? accented(name) ?? whole),
  );
