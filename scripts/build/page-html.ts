/** The HTML document around a page: all that is needed to paint it, and no inline script. */
interface PageHtml {
  readonly face: 'main' | 'waitlist';
  readonly title: string;
  readonly description?: string | undefined;
  readonly css: string;
  /** Addresses of the module that brings the page to life, and of all that it will ask for. */
  readonly scripts: readonly string[];
  /** The page itself, already HTML. */
  readonly page: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function pageHtml({ face, title, description, css, scripts, page }: PageHtml): string {
  const about = description
    ? `<meta name="description" content="${escaped(description)}">`
    : '<meta name="robots" content="noindex">';
  const [first = '', ...more] = scripts;
  return [
    '<!doctype html>',
    `<html lang="en"${face === 'waitlist' ? ' data-face="waitlist"' : ''}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(title)}</title>${about}`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ECEFE8" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#0C1618" media="(prefers-color-scheme:dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css}</style>`,
    `<script type="module" src="${first}"></script>`,
    ...more.map((address) => `<link rel="modulepreload" href="${address}">`),
    `</head><body><div id="root">${page}</div></body></html>`,
  ].join('');
}

/** The mark on nothing, in the accent of each theme. */
export const faviconSvg = (light: string, dark: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="2.6" ' +
  `stroke-linecap="round"><style>*{stroke:${light}}` +
  `@media(prefers-color-scheme:dark){*{stroke:${dark}}}</style>` +
  '<circle cx="12" cy="3.9" r="2.4"/><path d="M6.8 10.3h10.4M12 10.3v6.2M3.2 14.4c.9 4.1 4.4 ' +
  '6.9 8.8 6.9s7.9-2.8 8.8-6.9"/></svg>';
