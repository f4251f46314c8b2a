/** Uploads to S3 in parts: nothing of an object is there before all of them are joined. */
import { createHash, randomUUID } from 'node:crypto';
import { AwsError, type AwsRequest } from './service.ts';

interface Upload {
  readonly contentType: string | undefined;
  readonly parts: Map<number, { readonly etag: string; readonly bytes: Buffer }>;
}

export type Uploads = ReturnType<typeof openUploads>;

/** All but the last part have at least so many bytes. */
const leastBytes = 5 * 1024 * 1024;

const lineBreak = '\r\n';

/**
 * Takes apart `aws-chunked`, in which the SDK uploads a body with its checksum behind it:
 * `SIZE[;chunk-signature=...]\r\nBYTES\r\n`, again and again, then size 0 and trailers.
 */
export function unchunked(body: Buffer): Buffer {
  const broken = new AwsError('IncompleteBody', 'The request body terminated unexpectedly.');
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf(lineBreak, at);
    const [size = ''] = body.toString('latin1', at, Math.max(end, at)).split(';');
    if (end < 0 || !/^[0-9a-f]+$/i.test(size)) throw broken;
    const bytes = Number.parseInt(size, 16);
    if (bytes === 0) return Buffer.concat(chunks);
    const from = end + lineBreak.length;
    if (from + bytes > body.length) throw broken;
    chunks.push(body.subarray(from, from + bytes));
    at = from + bytes + lineBreak.length;
  }
}

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
export function openUploads() {
  const underWay = new Map<string, Upload>();
  const joined = new Set<string>();
  const uploadOf = (id: string): Upload => {
    const upload = underWay.get(id);
    if (upload) return upload;
    throw new AwsError('NoSuchUpload', 'The specified upload does not exist.', 404);
  };
  return {
    begin(contentType: string | undefined): string {
      const id = randomUUID();
      underWay.set(id, { contentType, parts: new Map() });
      return id;
    },
    /** Answers the part's ETag. */
    add(id: string, part: number, bytes: Buffer): string {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      uploadOf(id).parts.set(part, { etag, bytes });
      return etag;
    },
    /** The parts that the request names, in order; undefined for one that was joined before. */
    join(id: string, request: string) {
      // Asked again after a lost answer, S3 says once more that it is done.
      if (joined.has(id)) return undefined;
      const upload = uploadOf(id);
      const pieces = piecesOf(upload, request);
      underWay.delete(id);
      joined.add(id);
      return { pieces, contentType: upload.contentType };
    },
    forget: (id: string) => void underWay.delete(id),
  };
}
