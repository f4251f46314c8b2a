/** A checklist in HTML mail: one table row an item, the mark drawn without a picture. */
import { escapeText } from './escape-html.ts';
import { colour, font } from './html-look.ts';
import type { Line, ListBlock, Mark } from './letter.ts';

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
  tomorrow: '<span role="img" aria-label="Tomorrow">&#8594;</span>',
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
  const quiet = done || line.mark === 'tomorrow';
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
export const checklistHtml = (block: ListBlock): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0">' +
  block.lines.map((line, index) => row(line, block.numbered ? `${index + 1}.` : '')).join('') +
  '</table>';
