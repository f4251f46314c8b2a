/** The product's source as the audit follows it: what each file declares, and where from. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { fromRoot } from '../../build/root.ts';

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A name of another file; `*` is all that it has. */
interface Elsewhere {
  readonly file: string;
  readonly name: string;
}

export interface Source {
  /** What stands at the top, by its name. */
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** What is given on under another name, or from another file. */
  readonly exported: ReadonlyMap<string, Elsewhere>;
  /** What is done when the file is loaded. */
  readonly done: readonly Node[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string';

/** Lists of the syntax tree, which the parser types one by one. */
export const nodes = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

export const nameOf = (value: unknown): string => {
  const { name, value: text } = Object(value);
  return String(name ?? text ?? '');
};

/** What a type is said of, without it. */
export function bare(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  return /^TS(As|Satisfies|NonNull)/.test(value.type) ? bare(value['expression']) : value;
}

/** Undefined for a package. */
export function fileOf(from: string, specifier: unknown): string | undefined {
  const text = nameOf(specifier);
  if (text.startsWith('#')) return fromRoot(text.slice(1));
  return text.startsWith('.') ? join(dirname(from), text) : undefined;
}

type Draft = {
  readonly [Field in keyof Source]: Source[Field] extends ReadonlyMap<string, infer One>
    ? Map<string, One>
    : Node[];
};

function takeImport(statement: Node, file: string, to: Draft): void {
  const from = fileOf(file, statement['source']);
  if (!from || statement['importKind'] === 'type') return;
  for (const one of nodes(statement['specifiers'])) {
    const name = one.type === 'ImportSpecifier' ? nameOf(one['imported']) : '*';
    to.imported.set(nameOf(one['local']), { file: from, name });
  }
}

function takeExport(statement: Node, file: string, to: Draft): void {
  const from = statement['source'] ? fileOf(file, statement['source']) : file;
  if (!from || statement['exportKind'] === 'type') return;
  for (const one of nodes(statement['specifiers'])) {
    to.exported.set(nameOf(one['exported']), { file: from, name: nameOf(one['local']) });
  }
}

function takeDeclaration(statement: Node, to: Draft): void {
  if (statement.type !== 'VariableDeclaration') {
    if (isNode(statement['id'])) to.declared.set(nameOf(statement['id']), statement);
    else to.done.push(statement);
    return;
  }
  for (const one of nodes(statement['declarations'])) {
    const value = bare(one['init']);
    const { type } = Object(one['id']);
    if (type === 'Identifier' && value) to.declared.set(nameOf(one['id']), value);
    else to.done.push(one);
  }
}

function readFile(file: string): Source {
  const to: Draft = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    done: [],
  };
  // The parser's own types say of each node what it is; here any node is one.
  const body = parseSync(file, readFileSync(file, 'utf8')).program.body as unknown;
  for (const statement of nodes(body)) {
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (inner.type === 'ImportDeclaration') takeImport(inner, file, to);
    else if (inner.type === 'ExportNamedDeclaration') takeExport(inner, file, to);
    else if (!inner.type.startsWith('TS')) takeDeclaration(inner, to);
  }
  return to;
}

/** Every file of the product, by its path. */
export function readSource(): ReadonlyMap<string, Source> {
  const files = ['functions', 'shared'].flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(fromRoot(folder), name)),
  );
  return new Map(files.map((file) => [file, readFile(file)]));
}
