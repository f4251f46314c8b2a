/** What can be asked of S3 about one object: itself, and an upload of it in parts. */
import { createHash } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { ArrivingObject, ObjectAbout, ObjectStore, StoredObject } from './object-store.ts';
import { bodyOf, type Uploads } from './s3-uploads.ts';
import { type Answer, AwsError, type AwsRequest, xml } from './service.ts';

export interface S3Options {
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

const metadataPrefix = 'x-amz-meta-';

export const xmlAnswer = (body: string, status = 200): Answer => ({
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

function uploaded(asked: AwsRequest, now: number): ArrivingObject {
  const { headers } = asked;
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith(metadataPrefix))
    .map(([name, value]) => [name.slice(metadataPrefix.length), value ?? '']);
  return objectOf([bodyOf(asked)], now, headers['content-type'], Object.fromEntries(metadata));
}

/** Headers of the answer that whoever asks may set. */
const answered = ['content-disposition', 'content-type', 'cache-control'] as const;

const downloaded = ({ about, body }: StoredObject, { query }: AwsRequest): Answer => ({
  status: 200,
  headers: {
    'content-type': about.contentType,
    ...Object.fromEntries(
      answered.flatMap((name) => {
        const wanted = query.get(`response-${name}`);
        return wanted === null ? [] : [[name, wanted]];
      }),
    ),
    'content-length': String(about.bytes),
    etag: about.etag,
    'last-modified': new Date(about.modifiedAt).toUTCString(),
    ...Object.fromEntries(
      Object.entries(about.metadata).map(([name, value]) => [metadataPrefix + name, value]),
    ),
  },
  body,
});

async function found({ objects, bucket, key }: About): Promise<StoredObject> {
  const stored = await objects.get(bucket, key);
  if (stored) return stored;
  throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
}

interface Operation {
  readonly name: string;
  readonly action: string;
  readonly run: (about: About) => Promise<Answer>;
}

/** By method, and by what makes it one of an upload in parts. HEAD and GET are one permission. */
const operations: Readonly<Record<string, Operation>> = {
  GET: {
    name: 'GetObject',
    action: 's3:GetObject',
    run: async (about) => downloaded(await found(about), about.asked),
  },
  HEAD: {
    name: 'HeadObject',
    action: 's3:GetObject',
    run: async (about) => downloaded(await found(about), about.asked),
  },
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
      const id = uploads.begin(bucket, key, asked.headers['content-type']);
      return xmlAnswer(
        `<InitiateMultipartUploadResult><Bucket>${xml(bucket)}</Bucket><Key>${xml(key)}</Key>` +
          `<UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
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
  'POST uploadId': { name: 'CompleteMultipartUpload', action: 's3:PutObject', run: joined },
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

async function joined({ uploads, asked, objects, bucket, key, now }: About): Promise<Answer> {
  const upload = uploads.join(uploadIn(asked), asked.body.toString());
  if (upload) {
    await objects.put(bucket, key, objectOf(upload.pieces, now(), upload.contentType));
  }
  const { etag = '' } = (await objects.get(bucket, key))?.about ?? {};
  return xmlAnswer(
    `<CompleteMultipartUploadResult><Bucket>${xml(bucket)}</Bucket><Key>${xml(key)}</Key>` +
      `<ETag>${xml(etag)}</ETag></CompleteMultipartUploadResult>`,
  );
}

/** What may stand in a query beside what names the operation. */
const knownFields = /^(x-id|partNumber|x-amz-.*|response-(content|cache)-.*)$/i;

/** Undefined for what the local S3 does not know. */
export function operationOf({ method, query }: AwsRequest): Operation | undefined {
  const kind = ['uploads', 'uploadId'].find((name) => query.has(name));
  const isKnown = [...query.keys()].every((name) => name === kind || knownFields.test(name));
  return isKnown ? operations[kind ? `${method} ${kind}` : method] : undefined;
}
