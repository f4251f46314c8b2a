/** Prints a letter as HTML mail: one table of 600 px, no picture, no font, no link but ours. */
import { longDate } from './date-words.ts';
import { escapeAttribute, escapeText } from './escape-html.ts';
import { footerLines } from './footer.ts';
import { checklistHtml } from './html-checklist.ts';
import { dayLine } from './html-day-line.ts';
import { colour, font, styleSheet } from './html-look.ts';
import type { Block, Letter, NoteBlock, Setting } from './letter.ts';

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
