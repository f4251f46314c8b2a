/** Writes weights as text that the reader of replies carries along: a letter for each weight. */
import type { Model } from './learn.ts';

const middle = 'M'.charCodeAt(0);
const step = 4;
const most = 12;
const widest = 96;

const letterOf = (weight: number): string =>
  String.fromCharCode(middle + Math.max(-most, Math.min(most, Math.round(weight * step))));

/** The labels on the first line; then the features whose weights say something, packed in lines. */
export function weightsAsText({ labels, weights }: Model): string {
  const entries = [...weights]
    .map(([name, row]) => `${name}${row.map(letterOf).join('')}`)
    .filter((entry) => !entry.endsWith('M'.repeat(labels.length)))
    .sort();
  const lines = [labels.join(' ')];
  let line = '';
  for (const entry of entries) {
    if (line !== '' && line.length + entry.length + 1 > widest) {
      lines.push(line);
      line = entry;
    } else line = line === '' ? entry : `${line}\t${entry}`;
  }
  return [...lines, line].join('\n');
}
