/** Prints a letter as plain text: the twin of its HTML, with the same words in the same order. */
import { touchpoints } from '../stage.ts';
import { longDate } from './date-words.ts';
import { footerLines } from './footer.ts';
import type { Block, Letter, Line, ListBlock, Mark, Setting } from './letter.ts';
import { letterCount, textWidth, wrap } from './wrap.ts';

const marks: Readonly<Record<Mark, string>> = {
  open: '[ ]',
  done: '[x]',
  carried: '[>]',
  later: '[>]',
};

/** `1. [>] Walk (from yesterday) (half of it)`, continued under its first word. */
function listLine(line: Line, number: string): string {
  const beside = [line.tag, line.note].map((words) => (words === undefined ? '' : ` (${words})`));
  const words = wrap(line.text + beside.join(''), 56);
  const [first = '', ...more] = words;
  const start = `${number === '' ? ' ' : number.padStart(4)} ${marks[line.mark]} `;
  const indent = ' '.repeat(start.length);
  return [start + first, ...more.map((rest) => indent + rest)].join('\n');
}

/** The lines of a list, in any plain form. */
const listText = (block: ListBlock): string =>
  [
    ...(block.heading === undefined ? [] : [`${block.heading}:`, '']),
    ...block.lines.map((line, index) => listLine(line, block.numbered ? `${index + 1}.` : '')),
  ].join('\n');

function blockText(block: Block): string {
  if (block.kind === 'checklist') return listText(block);
  if (block.kind === 'paragraph') return wrap(block.text).join('\n');
  if (block.kind === 'aside')
    return [...block.lines, block.hint].flatMap((line) => wrap(line)).join('\n');
  if (block.kind === 'note') return [...wrap(block.title), ...wrap(block.text)].join('\n');
  return [...wrap(`${block.text}:`), block.url].join('\n');
}

/** The name at the left, the date at the right. */
function letterhead(letter: Letter, setting: Setting): string {
  const date = longDate(letter.date);
  const gap = textWidth - letterCount(setting.productName) - letterCount(date);
  return `${setting.productName}${' '.repeat(Math.max(2, gap))}${date}`;
}

/** The day's times as the HTML's line has them: at the left, in the middle, at the right. */
function dayLine({ times = {} }: Letter): readonly string[] {
  const [morning = '', midday = '', evening = ''] = touchpoints.map((name) => times[name] ?? '');
  const half = morning.padEnd((textWidth - midday.length) / 2) + midday;
  const line = half.padEnd(textWidth - evening.length) + evening;
  return line.trim() === '' ? [] : [line.trimEnd()];
}

const footerText = (letter: Letter, setting: Setting): string =>
  footerLines(letter, setting)
    .flat()
    .map(({ text, link }) =>
      link ? `${wrap(`${text} ${link.text}:`).join('\n')}\n${link.url}` : wrap(text).join('\n'),
    )
    .join('\n');

/** Lines end in LF; `-- ` before the footer, so that mail programs leave it out of quotations. */
export const toText = (letter: Letter, setting: Setting): string =>
  [
    [letterhead(letter, setting), ...dayLine(letter)].join('\n'),
    wrap(letter.title).join('\n'),
    ...letter.blocks.map(blockText),
    `-- \n${footerText(letter, setting)}\n`,
  ].join('\n\n');
