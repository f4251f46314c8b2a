/** What a file may look like: its name, its head, its size, its width. */
import { lineAt, type Node, type SourceFile } from './source-file.ts';

const maxFileLines = 250;
const maxTestFileLines = 400;
const maxFunctionLines = 50;
export const maxMedianFunctionLines = 10;
const maxColumns = 100;
/** A text of this length has a line of its own and cannot be broken. */
const longTextChars = 70;

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

/** Files, except those that call themselves data in their first sentence. */
export function sizeProblems(file: SourceFile): readonly string[] {
  const { path, lines } = file;
  const most = path.startsWith('test/') ? maxTestFileLines : maxFileLines;
  const count = lines.length - (lines.at(-1) === '' ? 1 : 0);
  if (count <= most || /\bdata\b/i.test(headOf(file))) return [];
  return [`${path} has ${count} lines, more than ${most}`];
}

const functionTypes = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

export interface FunctionSize {
  readonly line: number;
  readonly count: number;
}

/** What is handed to `describe` only groups tests. */
const groups = (nodes: readonly Node[]): ReadonlySet<unknown> =>
  new Set(
    nodes
      .filter(({ type, callee }) => {
        return type === 'CallExpression' && (callee as Node)['name'] === 'describe';
      })
      .flatMap((call) => call['arguments'] as readonly Node[]),
  );

export function functionSizes({ nodes, text }: SourceFile): readonly FunctionSize[] {
  const grouping = groups(nodes);
  return nodes
    .filter((node) => functionTypes.test(node.type) && node['body'] && !grouping.has(node))
    .map(({ start, end }) => {
      const line = lineAt(text, start);
      return { line, count: lineAt(text, end) - line + 1 };
    });
}

export const functionProblems = (file: SourceFile): readonly string[] =>
  functionSizes(file)
    .filter(({ count }) => count > maxFunctionLines)
    .map(({ line, count }) => {
      return `${file.path}:${line} a function of ${count} lines, more than ${maxFunctionLines}`;
    });

const isLongText = ({ type, start, end }: Node) =>
  /^(Literal|TemplateElement|TemplateLiteral|JSXText)$/.test(type) && end - start > longTextChars;

/** The width of a line, except where an address or a long text cannot be broken. */
export function columnProblems({ path, lines, nodes, text }: SourceFile): readonly string[] {
  const withLongText = new Set(
    nodes.filter(isLongText).flatMap(({ start, end }) => {
      const first = lineAt(text, start);
      const count = lineAt(text, end) - first + 1;
      return Array.from({ length: count }, (_, n) => first + n);
    }),
  );
  return lines.flatMap((line, at) => {
    const columns = Array.from(line).length;
    const mayBeLong = /https?:\/\//.test(line) || withLongText.has(at + 1);
    return columns > maxColumns && !mayBeLong ? [`${path}:${at + 1} ${columns} columns`] : [];
  });
}

/** No lines drawn with signs, and nothing put off: an open point is an issue, not a comment. */
export const commentProblems = ({ path, comments, text }: SourceFile): readonly string[] =>
  comments
    .filter(({ value }) => /[-=#*~_]{5,}|\b(TODO|FIXME|XXX|HACK)\b/.test(String(value)))
    .map(({ start }) => `${path}:${lineAt(text, start)} a banner, or something put off`);
