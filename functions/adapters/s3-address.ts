/** An address at which a browser fetches an object for a while, without a key of its own. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** What is not asked of S3 is not signed: whoever only signs makes no call. */
const client = new S3Client({ responseChecksumValidation: 'WHEN_REQUIRED' });

export interface Saved {
  /** A whole `Content-Disposition`. */
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
