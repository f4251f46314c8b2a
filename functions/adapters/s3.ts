/** Reads and removes objects in S3. */
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

/** The part of an object that was read. */
export interface ReadObject {
  readonly bytes: Uint8Array;
  /** Size of the whole object, in bytes. */
  readonly size: number;
}

/** How much of an object to read. */
export interface Measure {
  /** Objects larger than this, in bytes, are not read whole. */
  readonly largest: number;
  /** Bytes to read from the start of a larger object. */
  readonly start: number;
}

async function startOf(body: Readable, start: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the transfer, so 40 MB are never in memory.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= start) break;
  }
  return Buffer.concat(chunks).subarray(0, start);
}

/**
 * Reads an object, or the start of one that is too large, in one call. Throws if it is not there.
 */
export async function readObject(bucket: string, key: string, most: Measure): Promise<ReadObject> {
  const asked = new GetObjectCommand({ Bucket: bucket, Key: key });
  const { Body, ContentLength: size = 0 } = await client.send(asked);
  if (!Body) throw new Error('The object has no body.');
  // In Node the body is a stream.
  if (size > most.largest) return { bytes: await startOf(Body as Readable, most.start), size };
  return { bytes: await Body.transformToByteArray(), size };
}

/** S3's errors for a missing object. Without the right to list, it says AccessDenied. */
const saidOfNothing: ReadonlySet<string> = new Set(['NoSuchKey', 'AccessDenied']);

/** As `readObject`, but undefined for an object that has expired or was removed. */
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

/** Succeeds if the object is gone already. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
