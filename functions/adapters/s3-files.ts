/** Uploads files of any size to S3. */

import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

const client = new S3Client({
  maxAttempts: 3,
  // Uploading a part of 5 MB takes longer than reading a row.
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
});

export type Content = string | Uint8Array | AsyncIterable<Uint8Array | string>;

/** Two parts of 5 MB are in memory at most, however large the file. */
const partsAtOnce = 2;

const isStream = (content: Content): content is AsyncIterable<Uint8Array | string> =>
  typeof content === 'object' && Symbol.asyncIterator in content;

/** Counts the bytes on their way; the library takes bytes only. */
async function* counted(
  content: AsyncIterable<Uint8Array | string>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    count(bytes.length);
    yield bytes;
  }
}

/**
 * Puts an object and returns its size in bytes. A stream that breaks off leaves no object behind.
 */
export async function putFile(
  place: { readonly bucket: string; readonly key: string },
  content: Content,
  contentType: string,
): Promise<number> {
  let size = 0;
  const add = (bytes: number) => {
    size += bytes;
  };
  const stream = isStream(content)
    ? content
    : (async function* () {
        yield content;
      })();
  const Body = Readable.from(counted(stream, add), { objectMode: false });
  const params = { Bucket: place.bucket, Key: place.key, Body, ContentType: contentType };
  await new Upload({ client, params, queueSize: partsAtOnce }).done();
  return size;
}
