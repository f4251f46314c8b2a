/** The repository as its own tests see it: every source file, parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export const root = join(import.meta.dirname, '../..');
const folders = ['bin', 'lib', 'functions', 'web', 'shared', 'test', 'scripts'];
const isCode = /\.(tsx?|mjs)$/;
/** Made by tools, never by hand. */
const notOurs = new Set(['node_modules', 'dist', 'cdk.out', '.local', 'coverage']);

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Imported {
  /** As written: `./item.ts`, `#shared/env.ts`, `zod/mini`. */
  readonly specifier: string;
  readonly line: number;
  /** The import as it stands in the file. */
  readonly text: string;
}

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly nodes: readonly Node[];
  readonly comments: readonly Node[];
  readonly imports: readonly Imported[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return isNode(value) ? [value, ...below] : below;
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Static, dynamic and type imports, and what is exported from elsewhere. */
const importing = /^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType)$/;

function importsOf(text: string, nodes: readonly Node[]): Imported[] {
  return nodes.flatMap((node) => {
    if (!importing.test(node.type) || !isNode(node['source'])) return [];
    const specifier = node['source']['value'];
    if (typeof specifier !== 'string') return [];
    const line = lineAt(text, node.start);
    return [{ specifier, line, text: text.slice(node.start, node.end) }];
  });
}

export function sourceFile(path: string, text: string): SourceFile {
  // Plain scripts are read as TypeScript, of which they are a part.
  const parsed = parseSync(path.replace(/\.mjs$/, '.ts'), text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  const nodes = nodesBelow(parsed.program);
  return {
    path,
    text,
    lines: text.split('\n'),
    nodes,
    // The parser's comment has all that is asked of a node, but is declared on its own.
    comments: parsed.comments as unknown as readonly Node[],
    imports: importsOf(text, nodes),
  };
}

/** Every file below our folders and at the root, whatever its kind. */
export function allPaths(): readonly string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (notOurs.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? below(path) : [path];
    });
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const present = readdirSync(root).filter((name) => folders.includes(name));
  return [...atRoot, ...present.flatMap(below)].sort();
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export const allSources = (): readonly SourceFile[] =>
  allPaths()
    .filter((path) => isCode.test(path))
    .map((path) => sourceFile(path, readText(path)));
