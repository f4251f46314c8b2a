/** Prints a letter as HTML mail: one table of 600 px, no picture, no font, no link but ours. */
import { type Touchpoint, touchpoints } from '../stage.ts';
import { longDate } from './date-words.ts';
import { escapeAttribute, escapeText } from './escape-html.ts';
import { type FooterSentence, footerLines } from './footer.ts';
import { colour, font, styleSheet } from './html-look.ts';
import type {
  AsideBlock,
  Block,
  Letter,
  Line,
  ListBlock,
  Mark,
  NoteBlock,
  ReplyTo,
  Setting,
} from './letter.ts';
import { allDoneUrl, doneUrl, notTodayUrl } from './one-tap.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const linkHtml = (text: string, url: string): string =>
  `<a class="l" href="${escapeAttribute(url)}" style="color:${colour.link}">` +
  `${escapeText(text)}</a>`;

/** A time is not broken between its figures and its half of the day. */
const prose = (text: string): string => escapeText(text).replace(/(\d) (AM|PM)\b/g, '$1&nbsp;$2');

const wordsRow = (html: string, below: number): string =>
  `<tr><td class="x" style="font:${font.words};color:${colour.ink};` +
  `padding-bottom:${below}px">${html}</td></tr>`;

function noteRow(note: NoteBlock): string {
  const look = `background:${colour.note};border-radius:3px;padding:14px 18px;font:${font.note}`;
  return (
    `<tr><td style="padding:4px 0 20px"><table ${table} width="100%"><tr>` +
    `<td class="n x" bgcolor="${colour.note}" style="${look};color:${colour.ink}">` +
    `<b>${escapeText(note.title)}</b><br>` +
    `<span class="y" style="color:${colour.ink2}">${escapeText(note.text)}</span>` +
    '</td></tr></table></td></tr>'
  );
}

const hintHtml = (hint: string): string =>
  escapeText(hint).replace('no weekly', '<b>no weekly</b>');

/** Below a thin rule. */
const asideRow = ({ lines, hint }: AsideBlock): string =>
  `<tr><td style="padding:6px 0 16px">${box('r', `height:1px;background:${colour.rode}`)}` +
  `<div class="y" style="padding-top:14px;font:${font.aside};color:${colour.ink2}">` +
  [...lines.map(prose), `<span style="font:${font.small}">${hintHtml(hint)}</span>`]
    .map((line) => `<div style="padding-bottom:4px">${line}</div>`)
    .join('') +
  '</div></td></tr>';

function blockHtml(block: Block, reply: ReplyTo | undefined): string {
  if (block.kind === 'note') return noteRow(block);
  if (block.kind === 'aside') return asideRow(block);
  if (block.kind === 'paragraph') return wordsRow(prose(block.text), 18);
  if (block.kind === 'link') return wordsRow(linkHtml(block.text, block.url), 18);
  const heading = block.heading === undefined ? '' : wordsRow(`${escapeText(block.heading)}:`, 8);
  const list = checklistHtml(block, block.numbered ? reply : undefined);
  return `${heading}<tr><td style="padding-bottom:14px">${list}</td></tr>`;
}

/** Filled up, so that a client shows nothing of the letter's body after it. */
const preheader = (letter: Letter): string =>
  '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">' +
  `${escapeText(letter.preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const letterhead = (letter: Letter, setting: Setting): string =>
  `<tr><td class="p" style="padding:0 40px 14px"><table ${table} width="100%"><tr>` +
  `<td aria-hidden="true" width="19" style="padding-right:10px">${mark}</td>` +
  `<td class="x" style="font:${font.name};color:${colour.ink}">` +
  `${escapeText(setting.productName)}</td>` +
  `<td class="y" align="right" style="font:${font.date};color:${colour.ink2}">` +
  `${longDate(letter.date)}</td></tr></table></td></tr>`;

const sheet = (letter: Letter, { reply }: Setting): string =>
  `<tr><td class="s p" bgcolor="${colour.sheet}" ` +
  `style="background:${colour.sheet};padding:34px 40px 18px;border-radius:3px">` +
  `<table ${table} width="100%">` +
  `<tr><td style="padding-bottom:18px">${dayLine(letter)}</td></tr>` +
  `<tr><td style="padding-bottom:14px"><h1 class="x h" style="margin:0;font:${font.title};` +
  `color:${colour.ink};letter-spacing:-.3px">${escapeText(letter.title)}</h1></td></tr>` +
  `${letter.blocks.map((block) => blockHtml(block, reply)).join('')}</table></td></tr>`;

function footerSentence({ text, link }: FooterSentence): string {
  const words = prose(text).replace('word unsubscribe', 'word <b>unsubscribe</b>');
  return link ? `${words} ${linkHtml(link.text, link.url)}.` : words;
}

const footer = (letter: Letter, setting: Setting): string =>
  `<tr><td class="y p" style="padding:20px 40px 0;font:${font.small};color:${colour.ink2}">` +
  footerLines(letter, setting)
    .map((sentences) => sentences.map(footerSentence).join(' '))
    .join('<br>') +
  '</td></tr>';

/** Clients turn dates, times and numbers into links of their own, unless told not to. */
const head = (letter: Letter): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="color-scheme" content="light dark">' +
  '<meta name="supported-color-schemes" content="light dark">' +
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">' +
  `<title>${escapeText(letter.subject)}</title><style>${styleSheet}</style></head>`;

const page = (letter: Letter, setting: Setting): string =>
  head(letter) +
  `<body class="b" style="margin:0;padding:0;background:${colour.fog};` +
  `-webkit-text-size-adjust:100%">${preheader(letter)}` +
  `<table ${table} class="b" width="100%" bgcolor="${colour.fog}" ` +
  `style="background:${colour.fog}"><tr><td align="center" style="padding:24px 12px 32px">` +
  `<table ${table} width="600" style="width:100%;max-width:600px">` +
  `${letterhead(letter, setting)}${sheet(letter, setting)}${footer(letter, setting)}` +
  '</table></td></tr></table></body></html>\n';

/** Gmail cuts at 102 KB and hides the footer. */
const mostBytes = 90_000;

/** Below the limit with 50 items of 200 letters: where the taps don't fit, it has none. */
export function toHtml(letter: Letter, { reply, ...setting }: Setting): string {
  const tapped = reply && page(letter, { ...setting, reply });
  const isLight = tapped && new TextEncoder().encode(tapped).length < mostBytes;
  return isLight ? tapped : page(letter, setting);
}

const circle = (sizePx: number, look: string): string =>
  `width:${sizePx}px;height:${sizePx}px;margin-top:5px;border-radius:50%;${look}`;

const openStyle = circle(13, `border:2px solid ${colour.ring};font-size:0`);
const doneStyle = circle(
  17,
  `background:${colour.petrol};color:${colour.onPetrol};` +
    'font:bold 11px/17px Arial,sans-serif;text-align:center',
);

/** Each says its meaning to a screen reader; where radius is unknown, the ring is a box. */
const signs: Readonly<Record<Mark, string>> = {
  open: `<div role="img" aria-label="Open" class="o" style="${openStyle}">&nbsp;</div>`,
  done: `<div role="img" aria-label="Done" class="d" style="${doneStyle}">&#10003;</div>`,
  carried: '<span role="img" aria-label="Carried over">&#8627;</span>',
  later: '<span role="img" aria-label="Later">&#8594;</span>',
};

function tagHtml(tag: string): string {
  const look =
    `background:${colour.note};color:${colour.noteInk};border-radius:3px;` +
    'padding:1px 6px;white-space:nowrap';
  return ` <span class="g" style="${look};font:${font.small}">${escapeText(tag)}</span>`;
}

/** On a line of its own: it may be longer than the item. */
const noteHtml = (note: string): string =>
  `<br><span class="y e" style="font:${font.small};color:${colour.ink2}">${escapeText(note)}</span>`;

/** A list without numbers has no column for them. */
const numberCell = (number: string): string =>
  number === ''
    ? ''
    : `<td class="y" align="right" style="font:${font.words};color:${colour.ink2};` +
      `padding-right:10px">${number}</td>`;

/** The text part has no such links: there one replies in words. */
const tap = `align="right" style="font:${font.small};padding:3px 0 3px 12px;white-space:nowrap"`;

function tapsRow({ lines }: ListBlock, reply: ReplyTo): string {
  const open = lines.filter(isOpen).length;
  const taps = [
    ...(open > 1 ? [linkHtml('all done', allDoneUrl(reply))] : []),
    ...(open > 0 ? [linkHtml('not today', notTodayUrl(reply))] : []),
  ];
  return taps.length === 0 ? '' : `<tr><td colspan="4" ${tap}>${taps.join(' &nbsp; ')}</td></tr>`;
}

const isOpen = ({ mark }: Line): boolean => mark === 'open' || mark === 'carried';

function row(line: Line, at: number, { numbered }: ListBlock, reply: ReplyTo | undefined): string {
  const number = numbered ? `${at + 1}.` : '';
  const done = line.mark === 'done';
  const quiet = done || line.mark === 'later';
  const words = escapeText(line.text);
  const text = done ? `<s>${words}</s>` : words;
  const tag = line.tag === undefined ? '' : tagHtml(line.tag);
  const note = line.note === undefined ? '' : noteHtml(line.note);
  const ink = `color:${quiet ? colour.ink2 : colour.ink}`;
  const isTapped = reply && isOpen(line);
  return (
    '<tr valign="top">' +
    numberCell(number) +
    `<td class="t" style="font:${font.words};color:${colour.petrol};padding-right:10px">` +
    `${signs[line.mark]}</td>` +
    `<td width="100%" class="${quiet ? 'y' : 'x'}" dir="auto" style="font:${font.words};${ink};` +
    `padding-bottom:6px;text-align:left;word-break:break-word">${text}${tag}${note}</td>` +
    (isTapped ? `<td ${tap}>${linkHtml('done', doneUrl(line.text, at + 1, reply))}</td>` : '') +
    '</tr>'
  );
}

/** Each item's own direction of writing is kept by `dir="auto"`. */
const checklistHtml = (block: ListBlock, reply: ReplyTo | undefined): string =>
  `<table ${table} width="100%">` +
  block.lines.map((line, at) => row(line, at, block, reply)).join('') +
  (reply ? tapsRow(block, reply) : '') +
  '</table>';

const blank = 'font-size:0;line-height:0';

/** Bordered boxes: where a client draws no round corners they stay a square, a bar and a tray. */
const box = (name: string, look: string): string =>
  `<div class="${name}" style="${look};${blank}">&nbsp;</div>`;

const outline = (current: boolean): string =>
  `border:3px solid ${current ? colour.petrol : colour.quiet}`;

const fill = (current: boolean): string => `background:${current ? colour.petrol : colour.quiet}`;

const glyphs: Readonly<Record<Touchpoint, (current: boolean) => string>> = {
  MORNING_INTENTION: (current) =>
    box(current ? 'c' : 'a', `width:11px;height:11px;${outline(current)};border-radius:50%`),
  MIDDAY_CHECKIN: (current) =>
    box(current ? 'k' : 'q', `width:16px;height:${current ? 4 : 3}px;${fill(current)}`),
  EVENING_REFLECTION: (current) =>
    box(
      current ? 'c' : 'a',
      `width:16px;height:7px;${outline(current)};border-top:0;border-radius:0 0 14px 14px`,
    ),
};

const line = `height:2px;background:${colour.rode}`;
const rode = `<td width="50%" style="padding:0 10px">${box('r', line)}</td>`;

/** A letter of no touchpoint is a knot before the line, of so many pixels. */
const knotPx = 69;
const knot =
  `<td>${box('k', `width:9px;height:9px;${fill(true)};border-radius:50%`)}</td>` +
  `<td style="padding:0 10px">${box('r', `width:40px;${line}`)}</td>`;

const sides = ['left', 'center', 'right'] as const;

/** Below each sign its time. */
function timesRow({ stage, times = {} }: Letter): string {
  if (Object.keys(times).length === 0) return '';
  const cells = touchpoints.map((name, at) => {
    const [label, ink] = name === stage ? ['t', colour.petrol] : ['y', colour.ink2];
    const look = `padding-top:8px;font:${font.small};color:${ink}`;
    const place = `class="${label}" width="33%" align="${sides[at]}"`;
    return `<td ${place} style="${look}">${prose(times[name] ?? '')}</td>`;
  });
  const before = `<td style="${blank}"><div style="width:${knotPx}px">&nbsp;</div></td>`;
  const row = (stage === 'DAY0_ACK' ? before : '') + cells.join('');
  return `<table ${table} width="100%"><tr>${row}</tr></table>`;
}

/** The stage's sign in petrol. */
function dayLine(letter: Letter): string {
  const signs = touchpoints.map((name) => `<td>${glyphs[name](name === letter.stage)}</td>`);
  const row = (letter.stage === 'DAY0_ACK' ? knot : '') + signs.join(rode);
  return (
    `<table ${table} width="100%" aria-hidden="true"><tr>${row}</tr></table>` + timesRow(letter)
  );
}

const thin = `border:2px solid ${colour.petrol}`;

/** The mark: a ring, a stock on its shank, and the arms around the shank's end. */
const mark =
  box('c', `width:3px;height:3px;margin:0 auto;${thin};border-radius:50%`) +
  box('k', `width:11px;height:2px;margin:2px auto 0;${fill(true)}`) +
  box('k', `width:2px;height:3px;margin:0 auto;${fill(true)}`) +
  `<div class="c" style="width:15px;height:6px;${thin};border-top:0;border-radius:0 0 10px 10px">` +
  `${box('k', `width:2px;height:3px;margin:0 auto;${fill(true)}`)}</div>`;
