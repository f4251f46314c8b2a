/** What is shown beside a site's address where people pass it on: 1200 by 630. */
import type { Site } from '#shared/contract/pages.ts';
import { type GlyphName, shapeOf } from '#web/kit/shapes.ts';
import { type Colours, light, waitlistLight } from '#web/kit/tokens.ts';
import { cutFont } from './cut-font.ts';
import { drawn } from './drawn.ts';

const width = 1200;
const height = 630;

const literata = 'literata/files/literata-latin-opsz-normal.woff2';
const italic = 'literata/files/literata-latin-opsz-italic.woff2';
const schibsted = 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
/** The engine knows weights by the hundred alone, so each cut goes by the one nearest to it. */
const cuts = [
  { file: literata, axes: { wght: 450, opsz: 72 }, as: 400 },
  { file: literata, axes: { wght: 560, opsz: 20 }, as: 600 },
  { file: italic, axes: { wght: 430, opsz: 72 }, as: 400 },
  { file: schibsted, axes: { wght: 450 }, as: 400 },
] as const;

const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') + '’—';

export async function socialPicture(site: Site, productName: string): Promise<Uint8Array> {
  const fonts = await Promise.all(
    cuts.map(async (cut) => weighing(await cutFont(cut, letters, 'truetype'), cut.as)),
  );
  return drawn(socialSvg(site, productName), width, fonts);
}

/** A cut still says that it weighs what the whole face did, and would be taken for another. */
function weighing(font: Uint8Array, weight: number): Uint8Array {
  const bytes = Buffer.from(font);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const record = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'OS/2');
  if (record === undefined) throw new Error('The typeface does not say what it weighs.');
  bytes.writeUInt16BE(weight, bytes.readUInt32BE(record + 8) + 4);
  return bytes;
}

function socialSvg(site: Site, productName: string): string {
  const colours: Colours = site === 'main' ? light : { ...light, ...waitlistLight };
  const inside = site === 'main' ? mainPart(colours) : waitlistPart(colours);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    '<filter id="sh" x="-10%" y="-20%" width="120%" height="160%"><feDropShadow dx="0" dy="10" ' +
    `stdDeviation="14" flood-color="${colours.ink}" flood-opacity=".11"/></filter>` +
    `<rect width="${width}" height="${height}" fill="${colours.bg}"/>` +
    glyph('mark', { x: 72, y: 66, size: 50, stroke: colours.accent }) +
    words(productName, { x: 136, y: 104, size: 38, weight: 600, fill: colours.ink }) +
    inside +
    '</svg>'
  );
}

interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Words extends Placed {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly face?: 'Literata' | 'Schibsted Grotesk';
  readonly anchor?: 'start' | 'end';
  readonly tracking?: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `*word*` is in italics, as the one word of a headline. */
function words(text: string, asked: Words): string {
  const { x, y, size, fill, weight = 400, face = 'Literata', anchor = 'start' } = asked;
  const slanted = escaped(text).replace(/\*(.+?)\*/g, '<tspan font-style="italic">$1</tspan>');
  return (
    `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" ` +
    `letter-spacing="${(asked.tracking ?? 0) * size}" text-anchor="${anchor}" fill="${fill}" ` +
    `xml:space="preserve">${slanted}</text>`
  );
}

const headline = (lines: readonly string[], fill: string): string =>
  lines
    .map((line, at) => words(line, { x: 70, y: 262 + at * 88, size: 86, fill, tracking: -0.027 }))
    .join('');

function glyph(
  name: GlyphName,
  { x, y, size, stroke }: Placed & { readonly size: number; readonly stroke: string },
): string {
  const { circle, path } = shapeOf(name);
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${stroke}" ` +
    'stroke-width="2.4" stroke-linecap="round">' +
    (circle ? `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"/>` : '') +
    `${path ? `<path d="${path}"/>` : ''}</g>`
  );
}

const lineAt = 690;

interface Moment {
  readonly y: number;
  readonly glyph: GlyphName;
  readonly time: string;
  readonly asks: string;
  readonly answer: readonly string[];
}

const moments: readonly Moment[] = [
  {
    y: 68,
    glyph: 'ring',
    time: '6:00 AM',
    asks: 'What matters today?',
    answer: ['finish the Q3 deck, call Mom'],
  },
  {
    y: 256,
    glyph: 'bar',
    time: '12:30 PM',
    asks: 'How is it going?',
    answer: ['deck’s done! walk tomorrow'],
  },
  {
    y: 444,
    glyph: 'arc',
    time: '6:00 PM',
    asks: 'What got done?',
    answer: ['called Mom. good day'],
  },
];

/** Three letters on the line, and what a person says to each. */
const mainPart = (colours: Colours): string =>
  headline(['Three emails', 'that anchor', 'your *day.*'], colours.ink) +
  words('No app. No login. Just reply.', {
    x: 73,
    y: 540,
    size: 30,
    fill: colours['ink-2'],
    face: 'Schibsted Grotesk',
  }) +
  `<path d="M${lineAt} 0V${height}" stroke="${colours.rode}" stroke-width="3"/>` +
  moments.map((moment) => momentOf(moment, colours)).join('');

function momentOf({ y, glyph: name, time, asks, answer }: Moment, colours: Colours): string {
  const sans = 'Schibsted Grotesk';
  return (
    `<rect x="${lineAt - 28}" y="${y + 8}" width="56" height="52" fill="${colours.bg}"/>` +
    glyph(name, { x: lineAt - 20, y: y + 14, size: 40, stroke: colours.rode }) +
    words(time, {
      x: lineAt - 40,
      y: y + 41,
      size: 20,
      fill: colours['ink-2'],
      face: sans,
      anchor: 'end',
    }) +
    `<rect x="736" y="${y}" width="392" height="68" rx="4" fill="${colours.surface}" ` +
    'filter="url(#sh)"/>' +
    words(asks, { x: 760, y: y + 44, size: 28, weight: 600, fill: colours.ink }) +
    `<rect x="736" y="${y + 80}" width="392" height="56" rx="4" fill="${colours['lamp-tint']}"/>` +
    answer
      .map((line) => words(line, { x: 760, y: y + 116, size: 24, fill: colours.ink, face: sans }))
      .join('')
  );
}

interface Bubble {
  readonly y: number;
  readonly width: number;
  readonly mine: boolean;
  readonly lines: readonly string[];
}

const bubbles: readonly Bubble[] = [
  { y: 84, width: 356, mine: false, lines: ['Good morning.', 'What matters today?'] },
  { y: 202, width: 372, mine: true, lines: ['finish the deck, call Mom,', '30 min walk'] },
  { y: 320, width: 330, mine: false, lines: ['Midday. Three on', 'your list.'] },
  { y: 438, width: 356, mine: true, lines: ['deck’s done. push the', 'walk to tomorrow'] },
  { y: 556, width: 330, mine: false, lines: ['Updated. Two to go.'] },
];

/** An exchange of texts, as on the phone. */
const waitlistPart = (colours: Colours): string =>
  headline(['A checklist', 'you *talk* to.'], colours.ink) +
  words('Delivered in text or email.', {
    x: 73,
    y: 424,
    size: 34,
    fill: colours['ink-2'],
    face: 'Schibsted Grotesk',
  }) +
  ['ring', 'bar', 'arc']
    .map((name, at) =>
      glyph(name as GlyphName, { x: 66 + at * 66, y: 494, size: 46, stroke: colours.rode }),
    )
    .join('') +
  `<rect x="690" y="36" width="450" height="640" rx="54" fill="${colours.surface}" ` +
  `stroke="${colours.ink}" stroke-width="2.5" filter="url(#sh)"/>` +
  bubbles.map((bubble) => bubbleOf(bubble, colours)).join('');

function bubbleOf({ y, width: wide, mine, lines }: Bubble, colours: Colours): string {
  const x = mine ? 1112 - wide : 718;
  const fill = mine ? colours.accent : colours.bg;
  return (
    bubblePath({ x, y, wide, mine, fill }) +
    lines
      .map((line, at) =>
        words(line, {
          x: x + 24,
          y: y + 42 + at * 34,
          size: 26,
          fill: mine ? colours['on-accent'] : colours.ink,
          face: 'Schibsted Grotesk',
        }),
      )
      .join('')
  );
}

/** Round but for the corner by its speaker. */
function bubblePath(its: Placed & { wide: number; mine: boolean; fill: string }): string {
  const { x, y, wide, mine, fill } = its;
  const corner = (radius: number, dx: number, dy: number) =>
    `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [right, left] = mine ? [7, 28] : [28, 7];
  const outline =
    `M${x + 28} ${y}h${wide - 56}${corner(28, 1, 1)}v${72 - right}${corner(right, -1, 1)}` +
    `h${-(wide - right - left)}${corner(left, -1, -1)}v${-(72 - left)}${corner(28, 1, -1)}z`;
  return `<path d="${outline}" fill="${fill}"/>`;
}
