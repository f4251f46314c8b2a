/** The local S3, by path: single objects, uploads in parts, and the list of a bucket. */

import { checkPresigned, isPresigned } from './presigned.ts';
import { corsHeaders, rulesHere } from './s3-cors.ts';
import { operationOf, type S3Options, xmlAnswer } from './s3-operations.ts';
import { openUploads } from './s3-uploads.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  type Prepared,
  type Service,
  xml,
} from './service.ts';

const largestPage = 1000;

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

function refuse({ code, message, status, fields }: AwsError, requestId: string): Answer {
  const more = Object.entries(fields).map(
    ([name, value]) => `<${name}>${xml(String(value))}</${name}>`,
  );
  return xmlAnswer(
    `<Error><Code>${code}</Code><Message>${xml(message)}</Message>${more.join('')}` +
      `<RequestId>${requestId}</RequestId></Error>`,
    status,
  );
}

export function s3Service(options: S3Options): Service {
  const uploads = openUploads();
  const bucketOf = (name: string) => {
    const bucket = options.cloud.buckets.find((one) => one.name === name);
    if (bucket) return bucket;
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  };

  function prepare(asked: AwsRequest): Prepared {
    if (isPresigned(asked)) checkPresigned(asked, options.now());
    const [, bucket = '', ...rest] = asked.path.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const isList = key === '' && asked.method === 'GET' && asked.query.get('list-type') === '2';
    if (isList) {
      const needs = [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }];
      const run = () => listed(options, bucketOf(bucket).name, asked.query);
      return { operation: 'ListObjectsV2', needs, run };
    }
    const operation = operationOf(asked);
    if (!operation || key === '' || asked.headers['x-amz-copy-source'])
      throw new AwsError('NotImplemented', 'The local S3 does not know this operation.', 501);
    const { name, action } = operation;
    const needs = [{ action, resource: `arn:aws:s3:::${bucket}/${key}` }];
    const run = async () => {
      const rules = rulesHere(options.cloud, bucketOf(bucket), options.siteOrigin);
      const answer = await operation.run({ ...options, uploads, asked, bucket, key });
      return { ...answer, headers: { ...answer.headers, ...corsHeaders(rules, asked) } };
    };
    return { operation: name, needs, run };
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
    refuse,
  };
}
