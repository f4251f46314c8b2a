/** The report of a dry run says what was found, and is one page that runs and fetches nothing. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reportHtml } from '#shared/domain/dry-run/report.ts';
import { dark as reportDark, light as reportLight } from '#shared/domain/dry-run/report-colours.ts';
import type { DrySession } from '#shared/domain/dry-run/session.ts';
import { anyText } from '#test/domain/letters/every-letter.ts';
import { drySession, someAsked } from '#test/kit/dry-session.ts';
import { dark, light } from '#web/kit/tokens.ts';

const session = await drySession();
const html = reportHtml(session);

/** Tags with their attributes; what stands in a value or in a person's words is none. */
const tagsIn = (page: string) =>
  [...page.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', inside = '']) => ({
      name,
      attributes: [...inside.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)].map(
        ([, key = '', value = '']) => [key, value] as const,
      ),
    }),
  );
const own = new Set(tagsIn(html).map(({ name }) => name));
const shown = (page: string): string =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('every stage stands there with its letters in all forms, its reply and what came of it', () => {
  const frames = tagsIn(html).filter(({ name }) => name === 'iframe');

  expect(frames).toHaveLength(7);
  expect(html.match(/<pre>/g)).toHaveLength(7);
  expect(html.match(/class="bubble"/g)).toHaveLength(7);
  expect(shown(html)).toContain('Renamed Book the dentist for Tuesday (was “Call the dentist”)');
  expect(shown(html)).toContain('4 changes Read by reader/');
  expect(shown(html)).toContain('The next morning');
});

test('each frame is a sandbox that may do nothing, and is told apart by its name', () => {
  const frames = tagsIn(html).filter(({ name }) => name === 'iframe');
  const of = (key: string) =>
    frames.map(({ attributes }) => attributes.find(([name]) => name === key)?.[1]);

  expect(of('sandbox')).toEqual(Array(7).fill(''));
  expect(of('title').slice(0, 2)).toEqual([
    'Morning intentions, prompt, as HTML',
    'Morning intentions, acknowledgement, as HTML',
  ]);
});

test('it asks nobody for anything, and leads nowhere but to its own parts', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`);
  const links = tagsIn(html).flatMap(({ name, attributes }) =>
    name === 'iframe' ? [] : attributes.filter(([key]) => ['href', 'src'].includes(key)),
  );

  expect(html).not.toMatch(/<(script|img|link|object|form)\b/i);
  expect(html.replace(/srcdoc="[^"]*"/g, '')).not.toMatch(/url\(|@import/);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(([, to]) => !ids.includes(to))).toEqual([]);
});

test('whatever people write is words: it makes no tag and no attribute', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      anyText,
      anyText,
      async (morningIntentions, middayReply, eveningReflection) => {
        const asked = { ...someAsked, morningIntentions, middayReply, eveningReflection };
        const tags = tagsIn(reportHtml(await drySession(asked)));

        expect(tags.filter(({ name }) => !own.has(name))).toEqual([]);
        expect(
          tags.flatMap(({ attributes }) => attributes).filter(([key]) => key.startsWith('on')),
        ).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test('markup in a reply is shown as it was written', async () => {
  const asked = { ...someAsked, morningIntentions: '<img src=x onerror=1> & "quotes"' };
  const page = reportHtml(await drySession(asked));

  expect(page).toContain('<p dir="auto">&lt;img src=x onerror=1&gt; &amp; "quotes"</p>');
  expect(page).not.toContain('<img');
});

const verdict = (one: DrySession, name: string): string =>
  new RegExp(`<dt>${name}</dt>(.*?)</div>`).exec(reportHtml(one))?.[1]?.replace(/<[^>]+>/g, ' ') ??
  '';

test('the verdicts say what was compared', () => {
  expect(verdict(session, 'MIME parity').trim()).toMatch(
    /^Pass\s+7 letters, \d+ lines, 7 links compared\.$/,
  );
  expect(verdict(session, 'Carry-over verified').trim()).toMatch(/^Pass\s+2 of 2 items came along/);
});

test('what was not compared is not called a pass', async () => {
  const without = await drySession({ ...someAsked, carryOver: false });

  expect(verdict(without, 'Carry-over verified')).toContain('Not included');
  expect(reportHtml(without)).not.toContain('id="carry-over"');
  expect(reportHtml(without)).not.toContain('#carry-over');
});

test('what does not hold is said where it is found', () => {
  const [first, ...rest] = session.stages;
  const parity = { same: false, lines: 1, links: 1, differences: ['Line 1: the HTML says <b>.'] };
  const broken: DrySession = {
    ...session,
    mimeParity: false,
    carryOver: { verified: false, rows: [], strangers: ['<i>from nowhere'] },
    stages: [{ ...first!, prompt: { ...first!.prompt, parity } }, ...rest],
  };
  const page = reportHtml(broken);

  expect(verdict(broken, 'MIME parity')).toContain('Fail');
  expect(verdict(broken, 'Carry-over verified')).toContain('Fail');
  expect(page).toContain('No MIME parity');
  expect(page).toContain('Line 1: the HTML says &lt;b&gt;.');
  expect(page).toContain('&lt;i&gt;from nowhere');
});

test('its colours are the product’s', () => {
  const of = (all: Readonly<Record<string, string>>, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, all[name]]));

  expect(reportLight).toEqual(of(light, reportLight));
  expect(reportDark).toEqual(of(dark, reportDark));
});
