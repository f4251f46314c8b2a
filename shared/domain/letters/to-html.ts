/** Prints a letter as HTML mail: one table of 600 px, no picture, no font, no link but ours. */
import type { Stage, Touchpoint } from '../stage.ts';
import { longDate } from './date-words.ts';
import { escapeAttribute, escapeText } from './escape-html.ts';
import { footerLines } from './footer.ts';
import { colour, font, styleSheet } from './html-look.ts';
import type { Block, Letter, Line, ListBlock, Mark, NoteBlock, Setting } from './letter.ts';

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

function blockHtml(block: Block): string {
  if (block.kind === 'note') return noteRow(block);
  if (block.kind === 'paragraph') return wordsRow(prose(block.text), 18);
  if (block.kind === 'link') return wordsRow(linkHtml(block.text, block.url), 18);
  const heading = block.heading === undefined ? '' : wordsRow(`${escapeText(block.heading)}:`, 8);
  return `${heading}<tr><td style="padding-bottom:14px">${checklistHtml(block)}</td></tr>`;
}

/** Filled up, so that a client shows nothing of the letter's body after it. */
const preheader = (letter: Letter): string =>
  '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">' +
  `${escapeText(letter.preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const letterhead = (letter: Letter, setting: Setting): string =>
  `<tr><td class="p" style="padding:0 40px 14px"><table ${table} width="100%"><tr>` +
  `<td class="x" style="font:${font.name};color:${colour.ink}">` +
  `${escapeText(setting.productName)}</td>` +
  `<td class="y" align="right" style="font:${font.date};color:${colour.ink2}">` +
  `${longDate(letter.date)}</td></tr></table></td></tr>`;

const sheet = (letter: Letter): string =>
  `<tr><td class="s p" bgcolor="${colour.sheet}" ` +
  `style="background:${colour.sheet};padding:34px 40px 18px;border-radius:3px">` +
  `<table ${table} width="100%">` +
  `<tr><td style="padding-bottom:18px">${dayLine(letter.stage)}</td></tr>` +
  `<tr><td class="x h" style="font:${font.title};color:${colour.ink};letter-spacing:-.3px;` +
  `padding-bottom:14px">${escapeText(letter.title)}</td></tr>` +
  `${letter.blocks.map(blockHtml).join('')}</table></td></tr>`;

const footer = (letter: Letter, setting: Setting): string =>
  `<tr><td class="y p" style="padding:20px 40px 0;font:${font.small};color:${colour.ink2}">` +
  footerLines(letter, setting)
    .map(({ text, link }) => {
      const words = prose(text).replace('word unsubscribe', 'word <b>unsubscribe</b>');
      return link ? `${words} ${linkHtml(link.text, link.url)}` : words;
    })
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

/** Below 90 KB with 50 items of 200 letters: Gmail cuts at 102 KB and hides the footer. */
export const toHtml = (letter: Letter, setting: Setting): string =>
  head(letter) +
  `<body class="b" style="margin:0;padding:0;background:${colour.fog};` +
  `-webkit-text-size-adjust:100%">${preheader(letter)}` +
  `<table ${table} class="b" width="100%" bgcolor="${colour.fog}" ` +
  `style="background:${colour.fog}"><tr><td align="center" style="padding:24px 12px 32px">` +
  `<table ${table} width="600" style="width:100%;max-width:600px">` +
  `${letterhead(letter, setting)}${sheet(letter)}${footer(letter, setting)}` +
  '</table></td></tr></table></body></html>\n';

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

/** A list without numbers has no column for them. */
const numberCell = (number: string): string =>
  number === ''
    ? ''
    : `<td class="y" align="right" style="font:${font.words};color:${colour.ink2};` +
      `padding-right:10px">${number}</td>`;

function row(line: Line, number: string): string {
  const done = line.mark === 'done';
  const quiet = done || line.mark === 'later';
  const words = escapeText(line.text);
  const text = done ? `<s>${words}</s>` : words;
  const tag = line.tag === undefined ? '' : tagHtml(line.tag);
  const ink = `color:${quiet ? colour.ink2 : colour.ink}`;
  return (
    '<tr valign="top">' +
    numberCell(number) +
    `<td class="t" style="font:${font.words};color:${colour.petrol};padding-right:10px">` +
    `${signs[line.mark]}</td>` +
    `<td class="${quiet ? 'y' : 'x'}" dir="auto" style="font:${font.words};${ink};` +
    `padding-bottom:6px;text-align:left;word-break:break-word">${text}${tag}</td></tr>`
  );
}

/** Each item's own direction of writing is kept by `dir="auto"`. */
const checklistHtml = (block: ListBlock): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0">' +
  block.lines.map((line, index) => row(line, block.numbered ? `${index + 1}.` : '')).join('') +
  '</table>';

const blank = 'font-size:0;line-height:0';

const outline = (current: boolean): string =>
  `border:3px solid ${current ? colour.petrol : colour.quiet}`;

function ring(current: boolean): string {
  const style = `width:11px;height:11px;${outline(current)};border-radius:50%;${blank}`;
  return `<td width="17"><div class="${current ? 'c' : 'a'}" style="${style}">&nbsp;</div></td>`;
}

function bar(current: boolean): string {
  const fill = `background:${current ? colour.petrol : colour.quiet}`;
  const style = `width:16px;height:${current ? 4 : 3}px;${fill};${blank}`;
  return `<td width="16"><div class="${current ? 'k' : 'q'}" style="${style}">&nbsp;</div></td>`;
}

function arc(current: boolean): string {
  const shape = `border-top:0;border-radius:0 0 14px 14px`;
  const style = `width:16px;height:7px;${outline(current)};${shape};${blank}`;
  return `<td width="22"><div class="${current ? 'c' : 'a'}" style="${style}">&nbsp;</div></td>`;
}

function dot(): string {
  const style = `width:9px;height:9px;background:${colour.petrol};border-radius:50%;${blank}`;
  return `<td width="9"><div class="k" style="${style}">&nbsp;</div></td>`;
}

function rode(width: number): string {
  const style = `height:2px;background:${colour.rode};${blank}`;
  const line = `<td width="${width}"><div class="r" style="${style}">&nbsp;</div></td>`;
  return `<td width="10"></td>${line}<td width="10"></td>`;
}

const glyphs: Readonly<Record<Touchpoint, (current: boolean) => string>> = {
  MORNING_INTENTION: ring,
  MIDDAY_CHECKIN: bar,
  EVENING_REFLECTION: arc,
};

/** The stage's sign in petrol; a letter of no touchpoint is a knot before the line. */
function dayLine(stage: Stage): string {
  const signs = Object.entries(glyphs).map(([touchpoint, draw]) => draw(touchpoint === stage));
  const line = signs.join(rode(120));
  const cells = stage === 'DAY0_ACK' ? `${dot()}${rode(40)}${line}` : line;
  return (
    '<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">' +
    `<tr>${cells}</tr></table>`
  );
}
