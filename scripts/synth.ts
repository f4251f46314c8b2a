/** `npm run synth`: what would be deployed to the stage dev, in `cdk.out`; asks no network. */
import { rm } from 'node:fs/promises';
import { functionNames } from '#shared/contract/functions.ts';
import { routeNames } from '#shared/contract/paths.ts';
import { fromRoot } from './build/root.ts';
import { synthesise } from './build/synthesise.ts';
import { buildIfStale } from './build.ts';

await buildIfStale((line) => console.log(line));
await rm(fromRoot('cdk.out'), { recursive: true, force: true });
const { Resources } = await synthesise({ outDir: fromRoot('cdk.out'), staging: true });
console.log('cdk.out/anchor-dev.template.json');
console.log(`  ${Object.keys(Resources).length} resources of the 500 a stack may have`);
console.log(`  ${functionNames.length} functions, ${routeNames.length} routes`);
