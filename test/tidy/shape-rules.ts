/** What a file may look like: its name and its head. */
import type { SourceFile } from './source-file.ts';

const named = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(text);
const drawer = /^(utils?|helpers?|common|misc|index)(\.[a-z]+)+$/;

/** Kebab-case in every folder of ours, and no drawer for whatever has no place. */
export function nameProblems(path: string): readonly string[] {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  if (segments.length === 1 || name === 'README.md') return [];
  if (drawer.test(name) && name !== 'index.html') return [`${path} is named for no one thing`];
  return segments.every(named) ? [] : [`${path} is not in kebab-case`];
}

const headOf = ({ comments, text }: SourceFile): string => {
  const first = comments[0];
  const before = first ? text.slice(0, first.start).replace(/^#!.*\n/, '') : 'none';
  return before.trim() === '' && String(first?.['value']).startsWith('*')
    ? String(first?.['value'])
        .replaceAll(/^\s*\*+/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';
};

/** One sentence at the head of each file says what it is for. */
export const headProblems = (file: SourceFile): readonly string[] =>
  /[.?!]$/.test(headOf(file)) ? [] : [`${file.path} does not begin with /** A sentence. */`];
