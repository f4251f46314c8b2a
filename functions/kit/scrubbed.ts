/** Removes from a browser's error message what could identify a person. */

/** Characters. More adds nothing, and an attacker could fill the log. */
const mostChars = 300;

/** `%40` is an `@`, and so is `%2540` after decoding twice. */
function decoded(text: string): string {
  const once = text.replace(/%[2-7][\da-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return once === text ? text : decoded(once);
}

/**
 * Engines quote names of our code ("map"), which stay, and values they could not read, which go.
 */
const withoutQuotes = (text: string): string =>
  text.replace(
    /([:,[]\s*)?"((?:[^"\\]|\\.)*)"(?=(\s*:)?)/g,
    (whole, before = '', quoted = '', after = '') =>
      /^[\w$.]+$/.test(quoted) && (before === '' || after !== '') ? whole : `${before}"[text]"`,
  );

/**
 * Removes addresses, query strings, tokens, ids, long numbers and quoted values, also
 * percent-encoded or in full-width letters.
 */
export function scrubbed(message: string): string {
  return withoutQuotes(decoded(message.normalize('NFKC')))
    .replace(/\S*@\S*/g, '[address]')
    .replace(/(\/[^\s?#]*)[?#]\S*/g, '$1?[query]')
    .replace(/[?#&][\w.-]+=\S*/g, '?[query]')
    .replace(/[\w+=-]{32,}|(?=[\w+=-]*\d)[\w+=-]{16,}/g, '[token]')
    .replace(/\p{Nd}(?:[\s().\-–/]{0,3}\p{Nd}){5,}/gu, '[number]')
    .slice(0, mostChars);
}
