/** The CDK app: reads the stage's settings from the context and makes its stack. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { AnchorStack } from '#lib/anchor-stack.ts';
import { configFor } from '#lib/config.ts';
import { pages } from '#shared/contract/pages.ts';

const app = new App();
const config = configFor(app.node.tryGetContext('stage'), app.node.tryGetContext('stages'));
const build = readFileSync(join(import.meta.dirname, '../dist/build.json'), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(build));

new AnchorStack(app, config.prefix, { config, buildVersion: version, pages });
app.synth();
