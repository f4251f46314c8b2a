/** What of our packages no Lambda comes to, which no bundler can know, and what stands instead. */
import { readFile } from 'node:fs/promises';
import type * as esbuild from 'esbuild';

interface LeftOut {
  readonly filter: RegExp;
  readonly instead: string;
}

const leftOut: readonly LeftOut[] = [
  {
    // Lambda puts a function's credentials into its environment: no file, login or metadata.
    filter: /@aws-sdk[\\/]credential-provider-node[\\/]dist-es[\\/]defaultProvider\.js$/,
    instead: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  },
  {
    // The table has its endpoint by the region's name, and never asks for another.
    filter: /@aws-sdk[\\/]endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/,
    instead: 'export class EndpointCache {}',
  },
  {
    // S3 and the logs can send events one by one; we ask for none.
    filter: /event-streams[\\/](?:index|eventstream-serde[\\/]EventStreamMarshaller)\.js$/,
    instead: 'export const eventStreamSerdeProvider = () => ({}); export class EventStreamSerde {}',
  },
  {
    // Our letters have two text parts, and files that say what they are.
    filter: /nodemailer[\\/]dist[\\/]esm[\\/]mime-funcs[\\/]mime-types\.js$/,
    instead:
      "export const detectMimeType = () => 'application/octet-stream';" +
      "export const detectExtension = () => 'bin';",
  },
  {
    // Nothing in them is fetched from anywhere.
    filter: /nodemailer[\\/]dist[\\/]esm[\\/]fetch[\\/]index\.js$/,
    instead: "export default () => { throw new Error('Nothing of a letter is fetched.'); };",
  },
];

/** Of its whole description a client of the SDK only says its version. */
const description = /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/;

export const withoutLeftOut: esbuild.Plugin = {
  name: 'left-out',
  setup(build) {
    for (const { filter, instead } of leftOut) {
      build.onLoad({ filter }, () => ({ contents: instead }));
    }
    build.onLoad({ filter: description }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
