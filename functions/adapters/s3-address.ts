/** A signed URL with which a browser can fetch an object for a while. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** A checksum header would have to be signed, too. Signing makes no call to S3. */
const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

export interface Saved {
  /** A complete `Content-Disposition` value. */
  readonly disposition: string;
  readonly contentType: string;
}

export const addressOf = (
  place: { readonly bucket: string; readonly key: string },
  { disposition, contentType }: Saved,
  lifeSeconds: number,
): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: place.bucket,
      Key: place.key,
      ResponseContentDisposition: disposition,
      ResponseContentType: contentType,
    }),
    { expiresIn: lifeSeconds },
  );
