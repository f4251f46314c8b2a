/** The day as a line with a ring, a bar and an arc, drawn with borders, not as a picture. */
import type { Stage, Touchpoint } from '../stage.ts';
import { colour } from './html-look.ts';

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
export function dayLine(stage: Stage): string {
  const signs = Object.entries(glyphs).map(([touchpoint, draw]) => draw(touchpoint === stage));
  const line = signs.join(rode(120));
  const cells = stage === 'DAY0_ACK' ? `${dot()}${rode(40)}${line}` : line;
  return (
    '<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">' +
    `<tr>${cells}</tr></table>`
  );
}
