/** Where anything about a person is left, under every key of table, bucket and scheduler. */
import { request } from 'node:http';
import { rowsIn } from './kept.ts';
import { builtCloud, type World } from './world.ts';

const { region, receiptRule, buckets } = builtCloud();

/** No listing of ours exists in the product: the request is the one an operator's client signs. */
function asOperator({ endpoint }: World, path: string): Promise<string> {
  const credential = `${endpoint.operatorKey}/20261120/${region}/s3/aws4_request`;
  const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${credential}` };
  return new Promise((resolve, reject) => {
    request(`${endpoint.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    })
      .on('error', reject)
      .end();
  });
}

/** What a bucket holds, by its keys. */
export async function objectsIn(
  world: World,
  bucket: string,
): Promise<ReadonlyMap<string, string>> {
  const objects = new Map<string, string>();
  let from = '';
  do {
    const token = from === '' ? '' : `&continuation-token=${encodeURIComponent(from)}`;
    const page = await asOperator(world, `/${bucket}/?list-type=2${token}`);
    for (const [, key = ''] of page.matchAll(/<Key>(.*?)<\/Key>/g)) {
      objects.set(key, await asOperator(world, `/${bucket}/${key}`));
    }
    from = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/.exec(page)?.[1] ?? '';
  } while (from !== '');
  return objects;
}

/** The raw mails, by their keys. */
export const mailsIn = (world: World) => objectsIn(world, receiptRule.bucket);

/** What every bucket holds, by bucket and key. */
export async function everyObjectIn(world: World): Promise<ReadonlyMap<string, string>> {
  const all = buckets.map(async ({ name }) =>
    [...(await objectsIn(world, name))].map(([key, body]) => [`${name}/${key}`, body] as const),
  );
  return new Map((await Promise.all(all)).flat());
}

/** The keys of everything in which one of the words stands: an id, an address, a number. */
export async function tracesOf(
  world: World,
  ...words: readonly string[]
): Promise<readonly string[]> {
  const holds = (text: string) => words.some((word) => text.includes(word));
  const rows = (await rowsIn(world)).filter((row) => holds(JSON.stringify(row)));
  const mails = [...(await mailsIn(world))].filter(([key, raw]) => holds(key) || holds(raw));
  const schedules = world.endpoint.schedules.all().filter((one) => holds(JSON.stringify(one)));
  return [
    ...rows.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`),
    ...mails.map(([key]) => key),
    ...schedules.map(({ name }) => name),
  ];
}
