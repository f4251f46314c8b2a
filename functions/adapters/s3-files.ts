/** Puts files into S3: whole, or in parts that several invocations send. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

const client = new S3Client({
  maxAttempts: 3,
  // Uploading a part of 5 MB takes longer than reading a row.
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
});

export interface FilePlace {
  readonly bucket: string;
  readonly key: string;
}

const objectAt = ({ bucket, key }: FilePlace) => ({ Bucket: bucket, Key: key });

/** S3 wants the same of an upload and of each of its parts. */
const checked = { ChecksumAlgorithm: 'CRC32' } as const;

/** In bytes: S3 takes no smaller part but the last, and 10,000 of them, which are 48 GB. */
export const partBytes = 5 * 1024 * 1024;

/** A part as S3 answered that it has it; the checksum is asked for again where they are joined. */
export interface SentPart {
  readonly ETag: string;
  readonly ChecksumCRC32?: string;
}

export async function putFile(
  place: FilePlace,
  Body: string | Uint8Array,
  ContentType: string,
): Promise<void> {
  await client.send(new PutObjectCommand({ ...objectAt(place), Body, ContentType }));
}

/** Returns the id of an upload. Nothing of it is an object before its parts are joined. */
export async function beginParts(place: FilePlace, ContentType: string): Promise<string> {
  const { UploadId = '' } = await client.send(
    new CreateMultipartUploadCommand({ ...objectAt(place), ContentType, ...checked }),
  );
  return UploadId;
}

/** Sends a part, numbered from 1; sent again it takes the place of the former. */
export async function sendPart(
  place: FilePlace,
  UploadId: string,
  PartNumber: number,
  Body: Uint8Array,
): Promise<SentPart> {
  const { ETag = '', ChecksumCRC32 } = await client.send(
    new UploadPartCommand({ ...objectAt(place), UploadId, PartNumber, Body, ...checked }),
  );
  return { ETag, ...(ChecksumCRC32 && { ChecksumCRC32 }) };
}

/** Makes the object of its parts, in their order; can be repeated. */
export async function joinParts(
  place: FilePlace,
  UploadId: string,
  parts: readonly SentPart[],
): Promise<void> {
  const Parts = parts.map((part, at) => ({ ...part, PartNumber: at + 1 }));
  await client.send(
    new CompleteMultipartUploadCommand({
      ...objectAt(place),
      UploadId,
      MultipartUpload: { Parts },
    }),
  );
}

export async function dropParts(place: FilePlace, UploadId: string): Promise<void> {
  await client.send(new AbortMultipartUploadCommand({ ...objectAt(place), UploadId }));
}
