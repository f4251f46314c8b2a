/** The HTML document around a page: all that is needed to paint it and to be found. */
import type { Site } from '#shared/contract/pages.ts';
import type { SitePage } from '#web/kit/site-page.ts';
import { dark, light } from '#web/kit/tokens.ts';
import type { SiteSettings } from './site-settings.ts';

export interface PageHtml {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly page: SitePage;
  /** Where it is found, and what is said of it there; what has neither is not listed. */
  readonly path?: string;
  readonly description?: string | undefined;
  readonly css: string;
  readonly script: string;
  /** Addresses of what brings the page to life, asked for once it is painted. */
  readonly scripts: readonly string[];
  /** The page itself, already HTML. */
  readonly html: string;
  readonly structured?: object | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;

export function pageHtml(asked: PageHtml): string {
  const { site, page, css, script, scripts, html } = asked;
  const face = site === 'waitlist' ? ' data-face="waitlist"' : '';
  const starts = scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : '';
  return [
    `<!doctype html><html lang="en"${face}><head><meta charset="utf-8">`,
    meta('viewport', 'width=device-width,initial-scale=1'),
    `<title>${escaped(page.title)}</title>`,
    ...found(asked),
    `<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme:dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${css}</style><script type="module">${script}</script>`,
    `</head><body${starts}><div id="root">${html}</div></body></html>`,
  ].join('');
}

/** For search engines and for whoever passes the address on. */
function found(asked: PageHtml): readonly string[] {
  const { site, settings, page, path, description, structured } = asked;
  if (!description || path === undefined) return [meta('robots', 'noindex')];
  const address = settings.origins[site] + path;
  return [
    meta('description', description),
    `<link rel="canonical" href="${address}">`,
    meta('og:type', 'website'),
    meta('og:site_name', settings.productName),
    meta('og:title', page.title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', `${settings.origins[site]}/og.png`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', `${settings.productName}: ${description}`),
    meta('twitter:card', 'summary_large_image'),
    // Data, not a script: nothing in it is run, and no policy is asked about it.
    structured ? `<script type="application/ld+json">${json(structured)}</script>` : '',
  ];
}

/** A `<` would let the text end the element it stands in. */
const json = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
