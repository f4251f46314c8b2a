/** What a file is called where it is saved, and how a browser is told. */

/** Longer names are cut by some file systems. */
const mostChars = 120;

/**
 * A name without a path, a control character or a sign that a file system or a header takes for
 * something else; `download` where nothing is left of it.
 */
export function plainFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    // Controls, and the signs that turn the direction of what is read: `gpj.exe` for `exe.jpg`.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return Array.from(plain).slice(-mostChars).join('') || 'download';
}

/** What RFC 8187 lets stand as it is; everything else is percent-encoded. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** RFC 6266: a name of ASCII for who knows no better, and the whole one beside it. */
export function contentDisposition(filename: string): string {
  const plain = plainFilename(filename);
  const ascii = plain.replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(plain)}`;
}

/** A report is opened in the browser as well; everything else is only saved. */
export const isReport = ({ mimeType }: { readonly mimeType: string }): boolean =>
  /^text\/html\b/i.test(mimeType);
