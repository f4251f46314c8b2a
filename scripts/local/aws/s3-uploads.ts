/** Uploads to S3 in parts: nothing of an object is there before all of them are joined. */
import { createHash, randomUUID } from 'node:crypto';
import { unchunked } from './aws-chunked.ts';
import { AwsError, type AwsRequest } from './service.ts';

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string | undefined;
  readonly parts: Map<number, { readonly etag: string; readonly bytes: Buffer }>;
}

/** What a joined upload is made of. */
export interface Joined {
  readonly pieces: readonly Buffer[];
  readonly contentType: string | undefined;
}

export interface Uploads {
  begin(bucket: string, key: string, contentType: string | undefined): string;
  /** Answers the part's ETag. */
  add(id: string, part: number, bytes: Buffer): string;
  /** The parts that the request names, in their order; undefined for one that was joined before. */
  join(id: string, request: string): Joined | undefined;
  forget(id: string): void;
}

/** All but the last part have at least so many bytes. */
const leastBytes = 5 * 1024 * 1024;

export const bodyOf = ({ headers, body }: AwsRequest): Buffer => {
  const chunked =
    headers['content-encoding']?.includes('aws-chunked') ||
    headers['x-amz-content-sha256']?.startsWith('STREAMING-');
  return chunked ? unchunked(body) : body;
};

function namedIn(request: string): readonly (readonly [part: number, etag: string])[] {
  return [...request.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => {
    const [, number] = /<PartNumber>(\d+)<\/PartNumber>/.exec(part) ?? [];
    const [, etag = ''] = /<ETag>(.*?)<\/ETag>/s.exec(part) ?? [];
    return [Number(number), etag.replaceAll('&quot;', '"')];
  });
}

function piecesOf({ parts }: Upload, request: string): readonly Buffer[] {
  const named = namedIn(request);
  const pieces = named.map(([number, etag], at) => {
    const part = parts.get(number);
    if (part?.etag !== etag) throw new AwsError('InvalidPart', 'A part is not as it was sent.');
    const isLast = at === named.length - 1;
    if (!isLast && part.bytes.length < leastBytes)
      throw new AwsError('EntityTooSmall', 'A part is smaller than the least that is allowed.');
    return part.bytes;
  });
  if (pieces.length === 0) throw new AwsError('MalformedXML', 'No part is named.');
  return pieces;
}

/** In memory: an upload that is under way ends with the endpoint. */
export function openUploads(): Uploads {
  const underWay = new Map<string, Upload>();
  const joined = new Set<string>();
  const uploadOf = (id: string): Upload => {
    const upload = underWay.get(id);
    if (upload) return upload;
    throw new AwsError('NoSuchUpload', 'The specified upload does not exist.', 404);
  };
  return {
    begin(bucket, key, contentType) {
      const id = randomUUID();
      underWay.set(id, { bucket, key, contentType, parts: new Map() });
      return id;
    },
    add(id, part, bytes) {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      uploadOf(id).parts.set(part, { etag, bytes });
      return etag;
    },
    join(id, request) {
      // AwsRequest again after a lost answer, S3 says once more that it is done.
      if (joined.has(id)) return undefined;
      const upload = uploadOf(id);
      const pieces = piecesOf(upload, request);
      underWay.delete(id);
      joined.add(id);
      return { pieces, contentType: upload.contentType };
    },
    forget: (id) => void underWay.delete(id),
  };
}
