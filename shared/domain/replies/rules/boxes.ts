/** Reads boxes that are ticked or empty, before what they are about or behind it. */
import { sparing } from '../sparing.ts';

/** `[x] swim [ ] drill`: several boxes in one line. */
export function boxed(line: string): readonly string[] {
  if ((line.match(boxes)?.length ?? 0) < 2) return [line];
  return /^\s*\[/.test(line)
    ? line.split(/\s+(?=\[[ x]?\] )/i)
    : [line.replace(boxes, (box) => (/x/i.test(box) ? '✅' : '⬜'))];
}
const boxes = sparing(/\[[ x]?\](?=\s|$)/gi);

/** A ticked or empty box says what a word would. */
export function ticked(typed: string): string {
  const line = typed.replace(opensEmpty, '⬜ ');
  if (aloneEmpty.test(line)) return line.replace(aloneEmpty, '- $1 ⬜');
  return line.includes('[')
    ? line
        .replace(/^\s*(?:[-*] )?\[x\]\s*(.+)$/i, '- $1 ✅')
        .replace(/^\s*(?:[-*] )?\[ \]\s*(.+)$/, '- $1 ⬜')
    : line;
}

const opensEmpty = /^\s*(?:[-*] )?[⬜☐▢🔲◻🟥🔴]\uFE0F?\s*/u;
/** "⬜ fridge" */
const aloneEmpty = /^⬜ (\p{L}[^✅✔☑✓❌⬜]*)$/u;
