/** Reads what SES kept. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

const client = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
});

/** The bytes of an object; throws when it is not there. */
export async function readObject(bucket: string, key: string): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error('The object has no body.');
  return Body.transformToByteArray();
}
