/** What a site has for others than its readers: search engines, browsers, home screens. */
import type { Site } from '#shared/contract/pages.ts';
import { light } from '#web/kit/tokens.ts';
import { icons } from './icons.ts';
import type { SiteSettings } from './site-settings.ts';
import { socialPicture } from './social-picture.ts';

export type Extras = Readonly<Record<string, string | Uint8Array>>;

/** `listed` are the paths that search engines shall know. */
export async function filesForOthers(
  site: Site,
  { origins, productName }: SiteSettings,
  listed: readonly string[],
): Promise<Extras> {
  return {
    'robots.txt': robots(origins[site]),
    'sitemap.xml': sitemap(listed.map((path) => origins[site] + path)),
    'site.webmanifest': manifest(productName),
    'og.png': await socialPicture(site, productName),
    ...(await icons(site)),
  };
}

/** Pages that are not to be listed say so themselves, which only a visitor can read. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`;

const sitemap = (addresses: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  addresses.map((address) => `<url><loc>${address}</loc></url>\n`).join('') +
  '</urlset>\n';

const manifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    // It is a site: there is no app, and it does not pretend to be one.
    display: 'browser',
    background_color: light.bg,
    theme_color: light.bg,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
