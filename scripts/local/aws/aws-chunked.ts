/**
 * Takes apart `aws-chunked`, the form in which the SDK uploads a body with its checksum behind it.
 */
import { AwsError } from './service.ts';

const lineBreak = '\r\n';

const broken = (): AwsError =>
  new AwsError('IncompleteBody', 'The request body terminated unexpectedly.');

/** `SIZE[;chunk-signature=...]\r\nBYTES\r\n`, again and again, then size 0 and trailers. */
export function unchunked(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf(lineBreak, at);
    const [size = ''] = body.toString('latin1', at, Math.max(end, at)).split(';');
    if (end < 0 || !/^[0-9a-f]+$/i.test(size)) throw broken();
    const bytes = Number.parseInt(size, 16);
    if (bytes === 0) return Buffer.concat(chunks);
    const from = end + lineBreak.length;
    if (from + bytes > body.length) throw broken();
    chunks.push(body.subarray(from, from + bytes));
    at = from + bytes + lineBreak.length;
  }
}
