/** The local S3, by path: single objects, uploads in parts, and the list of a bucket. */
import { createHash } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { ArrivingObject, ObjectAbout, ObjectStore, StoredObject } from './object-store.ts';
import { checkPresigned } from './presigned.ts';
import { bodyOf, openUploads, type Uploads } from './s3-uploads.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  type Prepared,
  type Service,
  type Tree,
  xmlAnswer,
  xmlOf,
} from './service.ts';

interface S3Options {
  readonly cloud: Cloud;
  /** Of the site's pages here, which in the cloud have the address that functions are given. */
  readonly siteOrigin?: (() => string) | undefined;
  readonly objects: ObjectStore;
  readonly now: () => number;
}

/** What is asked about one object. */
interface About extends S3Options {
  readonly uploads: Uploads;
  readonly asked: AwsRequest;
  readonly bucket: string;
  readonly key: string;
}

type Bucket = Cloud['buckets'][number];

const metadataPrefix = 'x-amz-meta-';

const xml = (tree: Tree, status = 200): Answer => xmlAnswer('application/xml', xmlOf(tree), status);
const empty = (status: number, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers,
  body: '',
});

/** What is kept of an upload, whoever made it. */
export function objectOf(
  pieces: readonly Uint8Array[],
  now: number,
  contentType = 'binary/octet-stream',
  metadata: ObjectAbout['metadata'] = {},
): ArrivingObject {
  const hash = createHash('md5');
  for (const piece of pieces) hash.update(piece);
  const about = {
    contentType,
    etag: `"${hash.digest('hex')}"`,
    modifiedAt: now,
    bytes: pieces.reduce((sum, { length }) => sum + length, 0),
    metadata,
  };
  return { about, pieces };
}

function uploaded(asked: AwsRequest, now: number): ArrivingObject {
  const { headers } = asked;
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith(metadataPrefix))
    .map(([name, value]) => [name.slice(metadataPrefix.length), value ?? '']);
  return objectOf([bodyOf(asked)], now, headers['content-type'], Object.fromEntries(metadata));
}

/** Headers of the answer that whoever asks may set. */
const answered = ['content-disposition', 'content-type', 'cache-control'];

async function downloaded({ objects, bucket, key, asked: { query } }: About): Promise<Answer> {
  const stored = await objects.get(bucket, key);
  if (!stored)
    throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
  const { about, body } = stored;
  const wanted = answered.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  const metadata = Object.entries(about.metadata).map(([name, value]) => [
    metadataPrefix + name,
    value,
  ]);
  const headers = {
    'content-type': about.contentType,
    ...Object.fromEntries(wanted),
    'content-length': String(about.bytes),
    etag: about.etag,
    'last-modified': new Date(about.modifiedAt).toUTCString(),
    ...Object.fromEntries(metadata),
  };
  return { status: 200, headers, body };
}

interface Operation {
  readonly name: string;
  readonly action: string;
  readonly run: (about: About) => Promise<Answer>;
}

/** By method, and by what makes it one of an upload in parts. HEAD and GET are one permission. */
const operations: Readonly<Record<string, Operation>> = {
  GET: { name: 'GetObject', action: 's3:GetObject', run: downloaded },
  HEAD: { name: 'HeadObject', action: 's3:GetObject', run: downloaded },
  PUT: {
    name: 'PutObject',
    action: 's3:PutObject',
    async run({ asked, objects, bucket, key, now }) {
      const stored = uploaded(asked, now());
      await objects.put(bucket, key, stored);
      return empty(200, { etag: stored.about.etag });
    },
  },
  DELETE: {
    name: 'DeleteObject',
    action: 's3:DeleteObject',
    async run({ objects, bucket, key }) {
      await objects.remove(bucket, key);
      return empty(204);
    },
  },
  'POST uploads': {
    name: 'CreateMultipartUpload',
    action: 's3:PutObject',
    async run({ uploads, asked, bucket, key }) {
      const UploadId = uploads.begin(asked.headers['content-type']);
      return xml({ InitiateMultipartUploadResult: { Bucket: bucket, Key: key, UploadId } });
    },
  },
  'PUT uploadId': {
    name: 'UploadPart',
    action: 's3:PutObject',
    async run({ uploads, asked }) {
      const part = Number(asked.query.get('partNumber'));
      return empty(200, { etag: uploads.add(uploadIn(asked), part, bodyOf(asked)) });
    },
  },
  'POST uploadId': {
    name: 'CompleteMultipartUpload',
    action: 's3:PutObject',
    async run({ uploads, asked, objects, bucket, key, now }) {
      const upload = uploads.join(uploadIn(asked), asked.body.toString());
      if (upload)
        await objects.put(bucket, key, objectOf(upload.pieces, now(), upload.contentType));
      const { etag = '' } = (await objects.get(bucket, key))?.about ?? {};
      return xml({ CompleteMultipartUploadResult: { Bucket: bucket, Key: key, ETag: etag } });
    },
  },
  'DELETE uploadId': {
    name: 'AbortMultipartUpload',
    action: 's3:AbortMultipartUpload',
    async run({ uploads, asked }) {
      uploads.forget(uploadIn(asked));
      return empty(204);
    },
  },
};

const uploadIn = ({ query }: AwsRequest): string => query.get('uploadId') ?? '';

/** What may stand in a query beside what names the operation. */
const knownFields = /^(x-id|partNumber|x-amz-.*|response-(content|cache)-.*)$/i;

/** Undefined for what the local S3 does not know. */
function operationOf({ method, query }: AwsRequest): Operation | undefined {
  const kind = ['uploads', 'uploadId'].find((name) => query.has(name));
  const isKnown = [...query.keys()].every((name) => name === kind || knownFields.test(name));
  return isKnown ? operations[kind ? `${method} ${kind}` : method] : undefined;
}

const largestPage = 1000;

async function listed(
  { objects }: S3Options,
  bucket: string,
  query: URLSearchParams,
): Promise<Answer> {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? largestPage), largestPage);
  const wanted = (await objects.keys(bucket)).filter((key) => key.startsWith(prefix));
  const rest =
    after === '' ? wanted : wanted.slice(wanted.findLastIndex((key) => key <= after) + 1);
  const page = rest.slice(0, most);
  const more = rest.length > page.length;
  const contentsOf = (key: string, stored: StoredObject | undefined): Tree => {
    const { etag = '', bytes = 0, modifiedAt = 0 } = stored?.about ?? {};
    const LastModified = new Date(modifiedAt).toISOString();
    return { Key: key, LastModified, ETag: etag, Size: String(bytes) };
  };
  const Contents = await Promise.all(
    page.map(async (key) => contentsOf(key, await objects.get(bucket, key))),
  );
  return xml({
    ListBucketResult: {
      Name: bucket,
      Prefix: prefix,
      KeyCount: String(page.length),
      MaxKeys: String(most),
      IsTruncated: String(more),
      ...(more && { NextContinuationToken: page.at(-1) ?? '' }),
      Contents,
    },
  });
}

/** What a page of another origin may read; the site's own host is the one it has here. */
function corsHeaders(
  { cloud, siteOrigin }: S3Options,
  { cors = [] }: Bucket,
  { headers, method }: AwsRequest,
): Answer['headers'] {
  const { origin } = headers;
  const published = cloud.functions[0]?.environment['PUBLIC_BASE_URL'];
  const here = (one: string) => (siteOrigin && one === published ? siteOrigin() : one);
  const wanted = headers['access-control-request-method'] ?? method;
  const rule = cors.find(
    ({ origins, methods }) =>
      origins.some((one) => here(one) === origin) && methods.includes(wanted),
  );
  if (!rule || origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.methods.join(', '),
    'access-control-expose-headers': rule.exposed.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function prepare(options: S3Options, uploads: Uploads, asked: AwsRequest): Prepared {
  checkPresigned(asked, options.now());
  const [, bucket = '', ...rest] = asked.path.split('/');
  const bucketHere = (): Bucket => {
    const found = options.cloud.buckets.find((one) => one.name === bucket);
    if (found) return found;
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  };
  const key = decodeURIComponent(rest.join('/'));
  if (key === '' && asked.method === 'GET' && asked.query.get('list-type') === '2') {
    return {
      operation: 'ListObjectsV2',
      needs: [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }],
      run: () => listed(options, bucketHere().name, asked.query),
    };
  }
  const operation = operationOf(asked);
  if (!operation || key === '' || asked.headers['x-amz-copy-source'])
    throw new AwsError('NotImplemented', 'The local S3 does not know this operation.', 501);
  return {
    operation: operation.name,
    needs: [{ action: operation.action, resource: `arn:aws:s3:::${bucket}/${key}` }],
    async run() {
      const cors = corsHeaders(options, bucketHere(), asked);
      const answer = await operation.run({ ...options, uploads, asked, bucket, key });
      return { ...answer, headers: { ...answer.headers, ...cors } };
    },
  };
}

export function s3Service(options: S3Options): Service {
  const uploads = openUploads();
  return {
    service: 's3',
    errors: {
      denied: ['AccessDenied', 403],
      unknownKey: ['InvalidAccessKeyId', 403],
      broken: ['InternalError', 500],
      throttled: ['SlowDown', 503],
    },
    prepare: (asked) => prepare(options, uploads, asked),
    refuse({ code, message, status, fields }, requestId) {
      const more = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      const error = { Code: code, Message: message, ...Object.fromEntries(more) };
      return xml({ Error: { ...error, RequestId: requestId } }, status);
    },
  };
}
