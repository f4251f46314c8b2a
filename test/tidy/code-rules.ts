/** What code may not do where: ask for the time, read the environment, know where it runs. */
import { lineAt, type Node, type SourceFile } from './source-file.ts';

interface Rule {
  readonly says: string;
  readonly where: RegExp;
  readonly except?: RegExp;
  readonly is: (node: Node, file: SourceFile) => boolean;
}

const nameOf = (value: unknown): unknown => (value as Node | undefined)?.['name'];
const takesNothing = ({ arguments: given }: Node) => Array.isArray(given) && given.length === 0;
const isMember = (value: unknown, object: string, property: string): boolean => {
  const node = value as Node | undefined;
  const read = node?.['property'] as Node | undefined;
  return (
    node?.type === 'MemberExpression' &&
    nameOf(node['object']) === object &&
    (nameOf(read) === property || read?.['value'] === property)
  );
};

const callsClock = (node: Node) =>
  (['NewExpression', 'CallExpression'].includes(node.type) &&
    nameOf(node['callee']) === 'Date' &&
    takesNothing(node)) ||
  isMember(node, 'Date', 'now') ||
  isMember(node, 'performance', 'now');

const formatsTheRealDate = (node: Node) =>
  node.type === 'CallExpression' &&
  takesNothing(node) &&
  /^format(ToParts)?$/.test(
    String(nameOf((node['callee'] as Node | undefined)?.['property'] as Node | undefined)),
  );

const readsEnvironment = (node: Node) =>
  isMember(node, 'process', 'env') ||
  (node.type === 'ImportDeclaration' && (node['source'] as Node)['value'] === 'node:process') ||
  (node.type === 'VariableDeclarator' && nameOf(node['init']) === 'process');

/** What only the local run has, in a text or as a name. */
const localSign = /localhost|127\.0\.0\.1|AWS_ENDPOINT_URL|^is_?local|^local_?run$/i;
const knowsWhereItRuns = (node: Node) => {
  if (node.type === 'Literal') return localSign.test(String(node['value']));
  if (node.type === 'TemplateElement') return localSign.test(JSON.stringify(node['value']));
  return node.type === 'Identifier' && localSign.test(String(node['name']));
};

/** `any` needs a comment above it that says why. */
const isUnexplainedAny = ({ type, start }: Node, { text, lines }: SourceFile) =>
  type === 'TSAnyKeyword' && !/^\s*\/\/.* -- ./.test(lines[lineAt(text, start) - 2] ?? '');

const declaresType = /^TS(InterfaceDeclaration|TypeAliasDeclaration)$/;

/** A function's own notes may change; what a file exports as a type may not. */
const isWritableField = ({ type, readonly, start }: Node, { nodes }: SourceFile) =>
  type === 'TSPropertySignature' &&
  readonly !== true &&
  nodes.some(({ type: kind, declaration, start: from, end }) => {
    const declared = (declaration as Node | null | undefined)?.type ?? '';
    return (
      kind === 'ExportNamedDeclaration' &&
      declaresType.test(declared) &&
      from < start &&
      start < end
    );
  });

const rules: readonly Rule[] = [
  {
    says: 'asks for the time: it is an argument, `now`',
    where: /^(shared|functions\/(flows|store|adapters))\//,
    is: callsClock,
  },
  {
    says: 'formats the real date: give it an instant',
    where: /^(shared|functions)\//,
    is: formatsTheRealDate,
  },
  {
    says: 'reads the environment: only functions/env.ts does',
    where: /^(functions|shared|lib)\//,
    except: /^functions\/env\.ts$/,
    is: readsEnvironment,
  },
  {
    says: 'makes an id or chance: both are arguments',
    where: /^shared\//,
    is: (node) => isMember(node, 'Math', 'random') || nameOf(node) === 'crypto',
  },
  {
    says: 'knows where it runs: the local run changes the endpoint, not the code',
    where: /^(functions|shared|lib)\//,
    is: knowsWhereItRuns,
  },
  { says: 'uses any', where: /./, except: /^test\//, is: isUnexplainedAny },
  {
    says: 'says ! where the compiler has a doubt',
    where: /./,
    except: /^test\//,
    is: ({ type }) => type === 'TSNonNullExpression',
  },
  {
    says: 'is not readonly, as every type of the domain is',
    where: /^shared\/domain\//,
    is: isWritableField,
  },
];

export function codeProblems(file: SourceFile): readonly string[] {
  const { path, nodes, text } = file;
  return rules
    .filter(({ where, except }) => where.test(path) && !except?.test(path))
    .flatMap(({ says, is }) =>
      nodes
        .filter((node) => is(node, file))
        .map(({ start }) => `${path}:${lineAt(text, start)} ${says}`),
    );
}
