/** What a site has for others than its readers: search engines, browsers, home screens. */
import type { Site } from '#shared/contract/pages.ts';
import { dark, light, waitlistDark, waitlistLight } from '#web/kit/tokens.ts';
import type { SiteSettings } from './site-settings.ts';

export type Extras = Readonly<Record<string, string | Uint8Array>>;

export async function filesForOthers(site: Site, settings: SiteSettings): Promise<Extras> {
  return {
    'favicon.svg': favicon(site),
    'robots.txt': robots(settings.origins[site]),
  };
}

const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The mark on nothing, in the accent of each theme. */
const faviconSvg = (day: string, night: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="2.6" ' +
  `stroke-linecap="round"><style>*{stroke:${day}}` +
  `@media(prefers-color-scheme:dark){*{stroke:${night}}}</style>` +
  '<circle cx="12" cy="3.9" r="2.4"/><path d="M6.8 10.3h10.4M12 10.3v6.2M3.2 14.4c.9 4.1 4.4 ' +
  '6.9 8.8 6.9s7.9-2.8 8.8-6.9"/></svg>';

const favicon = (site: Site): string =>
  site === 'main'
    ? faviconSvg(light.accent, dark.accent)
    : faviconSvg(waitlistLight.accent, waitlistDark.accent);
