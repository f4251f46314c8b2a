/** The face of S3, by path: single objects and the list of a bucket. */
import { createHash } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import { unchunked } from './aws-chunked.ts';
import { type Answer, type Asked, AwsError, type Face, type Prepared, xml } from './face.ts';
import type { ArrivingObject, ObjectAbout, ObjectStore, StoredObject } from './object-store.ts';

interface S3Options {
  readonly cloud: Cloud;
  readonly objects: ObjectStore;
  readonly now: () => number;
}

const largestPage = 1000;
const metadataPrefix = 'x-amz-meta-';

const xmlAnswer = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});
const empty = (status: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
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

function uploaded({ headers, body }: Asked, now: number): ArrivingObject {
  const chunked =
    headers['content-encoding']?.includes('aws-chunked') ||
    headers['x-amz-content-sha256']?.startsWith('STREAMING-');
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith(metadataPrefix))
    .map(([name, value]) => [name.slice(metadataPrefix.length), value ?? '']);
  const bytes = chunked ? unchunked(body) : body;
  return objectOf([bytes], now, headers['content-type'], Object.fromEntries(metadata));
}

const downloaded = ({ about, body }: StoredObject): Answer => ({
  status: 200,
  headers: {
    'content-type': about.contentType,
    'content-length': String(about.bytes),
    etag: about.etag,
    'last-modified': new Date(about.modifiedAt).toUTCString(),
    ...Object.fromEntries(
      Object.entries(about.metadata).map(([name, value]) => [metadataPrefix + name, value]),
    ),
  },
  body,
});

async function found({ objects }: S3Options, bucket: string, key: string): Promise<StoredObject> {
  const stored = await objects.get(bucket, key);
  if (stored) return stored;
  throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
}

async function listed(
  { objects }: S3Options,
  bucket: string,
  query: URLSearchParams,
): Promise<Answer> {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? largestPage), largestPage);
  const keys = await objects.keys(bucket);
  const wanted = keys.filter((key) => key.startsWith(prefix));
  const rest =
    after === '' ? wanted : wanted.slice(wanted.findLastIndex((key) => key <= after) + 1);
  const page = rest.slice(0, most);
  const stored = await Promise.all(page.map((key) => objects.get(bucket, key)));
  const encoded = query.get('encoding-type') === 'url' ? encodeURIComponent : (key: string) => key;
  const contents = page.map((key, at) => {
    const { etag = '', bytes = 0, modifiedAt = 0 } = stored[at]?.about ?? {};
    const modified = new Date(modifiedAt).toISOString();
    return (
      `<Contents><Key>${xml(encoded(key))}</Key><LastModified>${modified}</LastModified>` +
      `<ETag>${xml(etag)}</ETag><Size>${bytes}</Size></Contents>`
    );
  });
  const more = rest.length > page.length;
  const next = more
    ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return xmlAnswer(
    `<ListBucketResult><Name>${xml(bucket)}</Name><Prefix>${xml(prefix)}</Prefix>` +
      `<KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys>` +
      `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

/** HEAD and GET are one permission, and a list is asked of the bucket. */
const operations: Readonly<Record<string, readonly [operation: string, action: string]>> = {
  GET: ['GetObject', 's3:GetObject'],
  HEAD: ['HeadObject', 's3:GetObject'],
  PUT: ['PutObject', 's3:PutObject'],
  DELETE: ['DeleteObject', 's3:DeleteObject'],
};

async function perform(
  options: S3Options,
  asked: Asked,
  bucket: string,
  key: string,
): Promise<Answer> {
  const { cloud, objects, now } = options;
  if (!cloud.buckets.some(({ name }) => name === bucket))
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  if (key === '') return listed(options, bucket, asked.query);
  if (asked.method === 'PUT') {
    const stored = uploaded(asked, now());
    await objects.put(bucket, key, stored);
    return empty(200, { etag: stored.about.etag });
  }
  if (asked.method === 'DELETE') {
    await objects.remove(bucket, key);
    return empty(204);
  }
  return downloaded(await found(options, bucket, key));
}

export function s3Face(options: S3Options): Face {
  function prepare(asked: Asked): Prepared {
    const [, bucket = '', ...rest] = asked.path.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const run = () => perform(options, asked, bucket, key);
    const isList = key === '' && asked.method === 'GET' && asked.query.get('list-type') === '2';
    if (isList) {
      const needs = [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }];
      return { operation: 'ListObjectsV2', needs, run };
    }
    const [operation, action] = operations[asked.method] ?? [];
    const unknown = [...asked.query.keys()].some((name) => name !== 'x-id');
    if (!operation || !action || key === '' || unknown || asked.headers['x-amz-copy-source'])
      throw new AwsError('NotImplemented', 'The local S3 does not know this operation.', 501);
    const needs = [{ action, resource: `arn:aws:s3:::${bucket}/${key}` }];
    return { operation, needs, run };
  }

  return {
    service: 's3',
    errors: {
      denied: ['AccessDenied', 403],
      unknownKey: ['InvalidAccessKeyId', 403],
      broken: ['InternalError', 500],
      throttled: ['SlowDown', 503],
    },
    prepare,
    refuse: ({ code, message, status, fields }, requestId) => {
      const more = Object.entries(fields).map(
        ([name, value]) => `<${name}>${xml(String(value))}</${name}>`,
      );
      return xmlAnswer(
        `<Error><Code>${code}</Code><Message>${xml(message)}</Message>${more.join('')}` +
          `<RequestId>${requestId}</RequestId></Error>`,
        status,
      );
    },
  };
}
