/** The stated measure of a cold start: a handler that only has a document client, in one file. */
import * as esbuild from 'esbuild';
import { fromRoot, root } from '../build/root.ts';
import { type Eager, eagerOf } from './eager.ts';

const outfile = 'dist/bench/baseline.mjs';

const source = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const commands = { GetCommand, PutCommand };
export const handler = async ({ command, input }) => table.send(new commands[command](input));
`;

/** Builds it as usual: minified, in one file, which parses whatever the SDK might ever need. */
export async function buildBaseline(): Promise<Eager & { readonly file: string }> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    outfile,
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    metafile: true,
  });
  return { file: fromRoot(outfile), ...eagerOf(metafile, outfile) };
}
