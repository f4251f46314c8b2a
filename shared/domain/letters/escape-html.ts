/** Makes a person's words safe inside HTML. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For text between tags, where a quotation mark needs no escape. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? '');

/** For a value between double quotation marks. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
