/** The raw bytes of a received mail: from the bucket, or from a rehearsal. */
import { largestHeadBytes, largestMailBytes } from '#functions/adapters/postal-mime.ts';
import { type ReadObject, readObject, removeObject } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import type { MailNotice } from './mail-notice.ts';

const measure = { largest: largestMailBytes, start: largestHeadBytes };

/** Throws what AWS threw, also if the mail is not there. */
export async function readRaw(
  { receipt }: MailNotice,
  { rehearsal }: RequestContext,
): Promise<ReadObject> {
  const mail = rehearsal?.mail;
  if (mail) return { bytes: mail, size: mail.byteLength };
  const { bucketName, objectKey } = receipt.action;
  return readObject(bucketName, objectKey, measure);
}

/** Succeeds if it is gone already. */
export async function removeRaw(
  { receipt }: MailNotice,
  { rehearsal }: RequestContext,
): Promise<void> {
  const { bucketName, objectKey } = receipt.action;
  if (!rehearsal) await removeObject(bucketName, objectKey);
}
