/** Reads what SES kept, and removes it. */
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { unlogged } from './unlogged.ts';

const client = unlogged(
  new S3Client({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 3_000,
      throwOnRequestTimeout: true,
    },
  }),
);

/** What was read of an object. */
export interface ReadObject {
  readonly bytes: Uint8Array;
  /** Of the whole object, in bytes. */
  readonly size: number;
}

/** How much of an object is read. */
export interface Measure {
  /** A larger object than this is not read whole, in bytes. */
  readonly largest: number;
  /** This much of it is, from its start. */
  readonly start: number;
}

async function startOf(body: Readable, start: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the transfer, so that 40 MB are never in memory.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= start) break;
  }
  return Buffer.concat(chunks).subarray(0, start);
}

/** An object, or the start of one that is too large; one call. Throws when it is not there. */
export async function readObject(bucket: string, key: string, most: Measure): Promise<ReadObject> {
  const asked = new GetObjectCommand({ Bucket: bucket, Key: key });
  const { Body, ContentLength: size = 0 } = await client.send(asked);
  if (!Body) throw new Error('The object has no body.');
  // In Node the body is a stream of it.
  if (size > most.largest) return { bytes: await startOf(Body as Readable, most.start), size };
  return { bytes: await Body.transformToByteArray(), size };
}

/** What S3 says of an object that is not there; to whom may not list, that it may not be read. */
const saidOfNothing: ReadonlySet<string> = new Set(['NoSuchKey', 'AccessDenied']);

/** The same; undefined for an object that has expired or was removed. */
export async function readIfThere(
  bucket: string,
  key: string,
  most: Measure,
): Promise<ReadObject | undefined> {
  try {
    return await readObject(bucket, key, most);
  } catch (problem) {
    if (problem instanceof Error && saidOfNothing.has(problem.name)) return undefined;
    throw problem;
  }
}

/** Done also where the object is gone already. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
