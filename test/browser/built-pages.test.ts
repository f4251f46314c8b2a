/** What was built, read as files: small, the same inside, found by whom it should be. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { siteSettings } from '#scripts/build/site-settings.ts';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import { shippedSites } from '#test/kit/pages.ts';

const folder = (site: Site) => join(shippedSites(), site);
const read = (site: Site, file: string) => readFileSync(join(folder(site), file), 'utf8');
const bytes = (site: Site, file: string) =>
  gzipSync(readFileSync(join(folder(site), file)), { level: 9 }).length;

interface Built {
  readonly site: Site;
  readonly path: string;
  readonly file: string;
}

const built: readonly Built[] = sites.flatMap((site) =>
  pages[site]
    .filter(({ access }) => access === 'public')
    .map(({ path }) => ({ site, path, file: join('.', path, 'index.html') })),
);
const everyFile: readonly Built[] = [
  ...built,
  ...sites.map((site) => ({ site, path: '/nope', file: '404.html' })),
  { site: 'main', path: '/admin', file: 'shell.html' },
];

const scriptsOf = (html: string): readonly string[] =>
  /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
const contents = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, it]) => it);
const isListed = ({ site, file }: Built) => !read(site, file).includes('content="noindex"');

test.each(everyFile)('$site $file comes in the first 14 KB, styles and all', ({ site, file }) => {
  expect(bytes(site, file)).toBeLessThanOrEqual(14 * 1024);
});

const sum = (site: Site, names: readonly string[]) =>
  names.reduce((whole, name) => whole + bytes(site, name), 0);

test.each(built)('the scripts of $site $path are within 90 KB', ({ site, file }) => {
  expect(sum(site, scriptsOf(read(site, file)))).toBeLessThanOrEqual(90_000);
});

test('an administrator fetches little more at first than any visitor', () => {
  const visitors = scriptsOf(read('main', 'index.html'));
  const own = scriptsOf(read('main', 'shell.html')).filter((name) => !visitors.includes(name));

  expect(own.length).toBeGreaterThan(0);
  expect(sum('main', own)).toBeLessThanOrEqual(95_000);
});

test.each(everyFile)('$site $file waits for nothing and asks nobody else', ({ site, file }) => {
  const html = read(site, file).replace(/<(style|script)\b.*?<\/\1>/gs, '');

  expect(/rel="?(stylesheet|preload|modulepreload|preconnect)|<script/.exec(html)).toBeNull();
  const addresses = contents(html, /<(?:link|script|img|iframe|form)[^>]* (?:src|href)="([^"]*)"/g);
  const { origins } = siteSettings();
  expect(addresses.filter((it) => !it?.startsWith('/') && !it?.startsWith(origins[site]))).toEqual(
    [],
  );
});

test.each(sites)('all pages of %s have the same one style and the same one script', (site) => {
  const own = everyFile.filter((page) => page.site === site).map(({ file }) => read(site, file));

  for (const pattern of [/<style>(.*?)<\/style>/gs, /<script type="module">(.*?)<\/script>/gs]) {
    const each = own.map((html) => contents(html, pattern));
    expect(new Set(each.flat()).size).toBe(1);
    expect(each.every(({ length }) => length === 1)).toBe(true);
  }
  for (const html of own) {
    expect(/<[a-z][^>]* (style|on[a-z]+)="/.exec(html)).toBeNull();
    expect(/<script(?! type="(module|application\/ld\+json)">)/.exec(html)).toBeNull();
  }
});

test('pages to read bring no React, pages to use do', () => {
  const withScripts = built.filter(({ site, file }) => scriptsOf(read(site, file)).length > 0);

  expect(withScripts.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/test']));
  for (const path of ['/how-it-works', '/benefits', '/faq', '/about', '/privacy', '/philosophy']) {
    expect(withScripts.map((page) => page.path)).not.toContain(path);
  }
});

test('no visitor fetches what only the admin area needs', () => {
  for (const { site, file } of built) {
    const html = read(site, file);
    expect(html.includes('--st-blue')).toBe(false);
    for (const name of scriptsOf(html)) {
      expect([file, name, /QueryClient|gcTime/.test(read(site, name))]).toEqual([
        file,
        name,
        false,
      ]);
    }
  }
});

test.each(built)('$site $path says who it is, for those who list and pass on', (page) => {
  const html = read(page.site, page.file);
  const value = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  expect(title.length).toBeGreaterThan(5);
  if (!isListed(page)) {
    expect(html.includes('rel="canonical"')).toBe(false);
    return;
  }

  const address = siteSettings().origins[page.site] + page.path;
  expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(address);
  expect(value('description')?.length).toBeGreaterThan(50);
  expect(value('description')?.length).toBeLessThanOrEqual(160);
  expect(value('og:url')).toBe(address);
  expect(value('og:title')).toBe(title);
  expect(value('og:description')).toBe(value('description'));
  expect(value('og:image')).toBe(`${siteSettings().origins[page.site]}/og.png`);
  expect(value('twitter:card')).toBe('summary_large_image');
});

test.each(sites)('the sitemap of %s lists what asks to be listed, and robots name it', (site) => {
  const origin = siteSettings().origins[site];
  const listed = built.filter((page) => page.site === site && isListed(page));

  expect(contents(read(site, 'sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(
    listed.map(({ path }) => origin + path),
  );
  expect(listed.length).toBeGreaterThanOrEqual(8);
  expect(listed.map(({ path }) => path)).not.toContain('/unsubscribe');
  expect(read(site, 'robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('two pages of a site never go by the same title or the same description', () => {
  for (const site of sites) {
    const own = built.filter((page) => page.site === site && isListed(page));
    for (const pattern of [/<title>([^<]*)</, /name="description" content="([^"]*)"/]) {
      const all = own.map(({ file }) => pattern.exec(read(site, file))?.[1]);
      expect(new Set(all).size).toBe(own.length);
    }
  }
});

test.each(sites)('the pictures of %s are there, in the sizes that are asked for', (site) => {
  const sizeOf = (file: string, from = 0) => {
    const png = readFileSync(join(folder(site), file)).subarray(from);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };
  const { icons, name } = JSON.parse(read(site, 'site.webmanifest'));

  expect(sizeOf('og.png')).toEqual([1200, 630]);
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  expect(sizeOf('favicon.ico', 22)).toEqual([32, 32]);
  expect(read(site, 'favicon.svg')).toContain('prefers-color-scheme');
  expect(name).toBe(siteSettings().productName);
  for (const { src, sizes } of icons) expect(sizeOf(src).join('x')).toBe(sizes);
});

const unescaped = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test.each(sites)('the questions of %s are told as data, in the words of the page', (site) => {
  const html = read(site, 'faq/index.html');
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const words = unescaped(html.slice(html.indexOf('<body')));
  const { mainEntity } = JSON.parse(told);

  expect(mainEntity).toHaveLength(10);
  for (const { name, acceptedAnswer } of mainEntity) {
    for (const said of [name, ...acceptedAnswer.text.split('\n\n')]) {
      expect([said, words.includes(said)]).toEqual([said, true]);
    }
  }
});

test('what a page names is there to be fetched', () => {
  for (const { site, file } of everyFile) {
    const html = read(site, file);
    const named = [...scriptsOf(html), ...contents(html, /(?:href="|url\()(\/[^")]*\.\w+)/g)];
    const missing = named.filter((name) => !existsSync(join(folder(site), name ?? '')));
    expect([file, missing]).toEqual([file, []]);
  }
});
