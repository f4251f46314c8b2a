/** Addresses that were signed beforehand: whoever has one may ask, until it expires. */
import { createHash, createHmac } from 'node:crypto';
import { AwsError, type AwsRequest } from './service.ts';

/** The secret of every function here, which it signs with. */
const localSecret = 'local';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What was signed of a request, as Signature Version 4 writes it. */
function canonical({ method, path, query, headers }: AwsRequest, signedHeaders: string): string {
  const fields = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const lines = signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim() ?? ''}\n`);
  const parts = [method, path, fields.join('&'), lines.join(''), signedHeaders, 'UNSIGNED-PAYLOAD'];
  return parts.join('\n');
}

function signatureOf(asked: AwsRequest): string {
  const { query } = asked;
  const [, ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const request = canonical(asked, query.get('X-Amz-SignedHeaders') ?? '');
  const toSign = [
    'AWS4-HMAC-SHA256',
    query.get('X-Amz-Date') ?? '',
    scope.join('/'),
    createHash('sha256').update(request).digest('hex'),
  ].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${localSecret}`);
  return hmac(key, toSign).toString('hex');
}

/** Of `20261120T060000Z`; epoch milliseconds, or NaN. */
export const instantOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

/** `now` in epoch milliseconds. Throws as S3 refuses an address that was changed or is too old. */
export function checkPresigned(asked: AwsRequest, now: number): void {
  const { query } = asked;
  const signature = query.get('X-Amz-Signature');
  if (signature === null) return;
  const signed = instantOf(query.get('X-Amz-Date') ?? '');
  const lifeMs = Number(query.get('X-Amz-Expires')) * 1000;
  if (!(now <= signed + lifeMs)) throw new AwsError('AccessDenied', 'Request has expired', 403);
  if (signature === signatureOf(asked)) return;
  const words = 'The request signature we calculated does not match the signature you provided.';
  throw new AwsError('SignatureDoesNotMatch', words, 403);
}
