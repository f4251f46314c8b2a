/** Who may import whom: architecture as a table, and how an import is written. */
import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** For each part of the house: the parts it may import from, and the packages. */
const mayImport: Readonly<Record<string, readonly [parts: readonly string[], packages: RegExp]>> = {
  'shared/domain': [['shared/domain'], /^(zod\/mini|htmlparser2|fastest-levenshtein)$/],
  'shared/contract': [['shared/contract', 'shared/domain'], /^zod\/mini$/],
  'shared/env.ts': [[], /^zod\/mini$/],
  'functions/env.ts': [['shared/env.ts'], /^zod\/mini$/],
  'functions/context.ts': [['functions/env.ts', 'shared/domain'], /^$/],
  'functions/adapters': [['functions/adapters', 'functions/env.ts', 'shared/domain'], /./],
  'functions/store': [
    ['functions/store', 'functions/adapters', 'functions/env.ts', 'functions/context.ts', 'shared'],
    /^(node:|zod\/mini$|@aws-sdk\/lib-dynamodb$)/,
  ],
  'functions/flows': [
    [
      'functions/flows',
      'functions/store',
      'functions/adapters',
      'functions/env.ts',
      'functions/context.ts',
      'shared',
    ],
    /^(node:|zod\/mini$)/,
  ],
  'functions/kit': [
    ['functions/kit', 'functions/store', 'functions/env.ts', 'functions/context.ts', 'shared'],
    /^(node:|@middy\/|aws-lambda$|zod\/mini$)/,
  ],
  functions: [
    [
      'functions/kit',
      'functions/flows',
      'functions/store',
      'functions/env.ts',
      'functions/context.ts',
      'shared',
    ],
    /^(node:|aws-lambda$|zod\/mini$)/,
  ],
  lib: [
    ['lib', 'shared/contract', 'shared/env.ts'],
    /^(node:|aws-cdk-lib|constructs$|tldts$|zod\/mini$)/,
  ],
  // What CloudFormation runs while it deploys brings SES's client, and ships by itself.
  'lib/active-rules': [['lib'], /^(node:|aws-cdk-lib|constructs$|esbuild$|@aws-sdk\/client-ses$)/],
  bin: [['lib'], /^(node:|aws-cdk-lib|cdk-nag$)/],
  'web/kit': [['web/kit', 'shared/contract', 'shared/domain'], /^(react|@tanstack\/react-query$)/],
  'web/copy': [['web/copy', 'web/kit/product.ts'], /^$/],
  'web/main': [
    ['web/main', 'web/kit', 'web/copy', 'shared'],
    /^(react|@fontsource|@visx\/|lean-qr$)/,
  ],
  'web/waitlist': [['web/waitlist', 'web/kit', 'web/copy', 'shared'], /^(react|@fontsource)/],
  web: [['web', 'shared'], /./],
  scripts: [['scripts', 'shared', 'functions', 'lib', 'web'], /./],
  test: [['test', 'scripts', 'shared', 'functions', 'lib', 'bin', 'web'], /./],
};

const parts = Object.keys(mayImport).sort((a, b) => b.length - a.length);
const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}/`);
const partOf = (path: string) => parts.find((part) => isWithin(path, part));

/** An outside service or its protocol: adapters speak to them, the local run plays them. */
const sdk = /^(@aws-sdk\/|@smithy\/|openai|nodemailer|postal-mime|smtp-server|undici)/;
const maySpeak = [
  'functions/adapters',
  'functions/store',
  'lib/active-rules',
  'scripts/local',
  'scripts/ops',
  'scripts/simulation',
  'scripts/bench',
  'test',
];
const handlers = /^functions\/(api\/[^/]+|stages|inbound)\/(?!touchpoint)[^/]+\.ts$/;

const topOf = (path: string) => path.split('/')[0];

/** The imported file from the root, or undefined for a package. */
function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

function packageProblem(specifier: string, from: string): string | undefined {
  const allowed = mayImport[partOf(from) ?? ''];
  if (sdk.test(specifier) && !maySpeak.some((part) => isWithin(from, part))) {
    return `only adapters (and the store its commands) import ${specifier}`;
  }
  if (allowed && !allowed[1].test(specifier)) return `${partOf(from)} may not import ${specifier}`;
  return undefined;
}

function directionProblem(target: string, from: string): string | undefined {
  const part = partOf(from);
  const allowed = part === undefined ? [] : (mayImport[part]?.[0] ?? []);
  const isSibling = posix.dirname(target) === posix.dirname(from);
  if (topOf(from) === 'functions' && handlers.test(target)) {
    return `a handler is imported by nobody (${target})`;
  }
  if (allowed.some((to) => isWithin(target, to)) || (isSibling && part === 'functions')) {
    return undefined;
  }
  return `${part ?? from} may not import ${target}`;
}

function spellingProblem(specifier: string, target: string, from: string): string | undefined {
  if (specifier.startsWith('.')) {
    return topOf(target) === topOf(from) ? undefined : `write #${target}, not ${specifier}`;
  }
  const isSibling = posix.dirname(target) === posix.dirname(from);
  return isSibling ? `write ./${posix.basename(target)}, not ${specifier}` : undefined;
}

/** The direction of every import, who speaks to services, and `#` across folders, `./` within. */
export const importProblems = ({ path, imports }: SourceFile): readonly string[] =>
  imports.flatMap(({ specifier, line }) => {
    const target = targetOf(specifier, path);
    const found =
      target === undefined
        ? [packageProblem(specifier, path)]
        : [directionProblem(target, path), spellingProblem(specifier, target, path)];
    return found.filter((problem) => problem !== undefined).map((it) => `${path}:${line} ${it}`);
  });

/** One other import of zod puts all of it into every function. */
export const zodProblems = ({ path, imports }: SourceFile): readonly string[] =>
  imports
    .filter(({ specifier }) => /^zod(\/|$)/.test(specifier))
    .filter(({ text }) => !/^import (type )?\* as z from 'zod\/mini';$/.test(text))
    .map(({ line }) => `${path}:${line} write: import * as z from 'zod/mini'`);

/** A file that only hands on what others export hides where a thing is. */
export function barrelProblems({ path, nodes }: SourceFile): readonly string[] {
  const [program] = nodes;
  const body = Array.isArray(program?.['body']) ? program['body'] : [];
  const isHandedOn = (statement: { type: string; source?: unknown }) =>
    /^Export(All|Named)Declaration$/.test(statement.type) && Boolean(statement.source);
  // A stage's file is the one handler of all three, by the name of its own function.
  const isBarrel = !handlers.test(path) && body.length > 0 && body.every(isHandedOn);
  return isBarrel ? [`${path} only exports what others export: import those instead`] : [];
}
