/** What a browser says of an error, without what it may say of a person. */

/** More tells nothing new, and an attacker could fill the log with it. */
const mostChars = 300;

/** `%40` is an `@`, and `%2540` is one after two decodings. */
function decoded(text: string): string {
  const once = text.replace(/%[2-7][\da-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return once === text ? text : decoded(once);
}

/** An engine quotes a name of our code ("map"), and the values of what it could not read. */
const withoutQuotes = (text: string): string =>
  text.replace(
    /([:,[]\s*)?"((?:[^"\\]|\\.)*)"(?=(\s*:)?)/g,
    (whole, before = '', quoted = '', after = '') =>
      /^[\w$.]+$/.test(quoted) && (before === '' || after !== '') ? whole : `${before}"[text]"`,
  );

/**
 * A message with its prose, its names and its places. Taken out are addresses, the queries of
 * links, tokens and ids, long numbers, and quoted text, also where they came percent-encoded or
 * in full-width letters.
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
