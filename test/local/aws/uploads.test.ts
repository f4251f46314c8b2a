/** Uploads in parts: joined in order, refused where S3 refuses them. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { failure, type Running, running } from './small-cloud.ts';

const place = { Bucket: 'anchor-test-mail', Key: 'files/1' };
const large = Buffer.alloc(5 * 1024 * 1024, 'a');
let aws: Running;
let s3: S3Client;

beforeEach(async () => {
  aws = await running();
  s3 = new S3Client({ ...aws.client(), maxAttempts: 1 });
});
afterEach(() => aws.close());

async function begun() {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ ...place, ContentType: 'text/x' }),
  );
  const put = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await s3.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const join = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }));
  return { UploadId, put, join };
}

const object = async () => {
  const { Body, ContentType } = await s3.send(new GetObjectCommand(place));
  return { text: await Body?.transformToString(), ContentType };
};

test('parts are joined by their numbers, whatever their order, with the type of the whole', async () => {
  const { put, join } = await begun();
  const second = await put(2, Buffer.from('the end'));
  const first = await put(1, large);
  expect((await failure(object())).name).toBe('NoSuchKey');
  await join([first, second]);

  expect(await object()).toEqual({ text: `${large.toString()}the end`, ContentType: 'text/x' });
  // Asked again after a lost answer it is done all the same.
  await join([first, second]);
});

test('a part that is another than was sent, or too small before the last, is refused', async () => {
  const { put, join } = await begun();
  const small = await put(1, Buffer.from('small'));
  const last = await put(2, Buffer.from('last'));

  expect((await failure(join([small, last]))).name).toBe('EntityTooSmall');
  expect((await failure(join([{ PartNumber: 1, ETag: '"x"' }]))).name).toBe('InvalidPart');
  expect((await failure(object())).name).toBe('NoSuchKey');
});

test('what is given up is forgotten', async () => {
  const { UploadId, put, join } = await begun();
  const part = await put(1, large);
  await s3.send(new AbortMultipartUploadCommand({ ...place, UploadId }));

  expect((await failure(join([part]))).name).toBe('NoSuchUpload');
});
