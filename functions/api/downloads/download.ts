/** Downloads a file: small ones directly, large ones by redirect to S3. */
import { giveDownload } from '#functions/flows/exports/kept-files.ts';
import { endpoint, RawResponse, SeeOther } from '#functions/kit/endpoint.ts';
import { downloads as route } from '#shared/contract/downloads.ts';
import { contentDisposition } from '#shared/domain/saved-file.ts';

export const handler = endpoint(route.download).answers(async ({ params }, context) => {
  const given = await giveDownload(params.id, context);
  if (given.kind === 'elsewhere') return new SeeOther(given.address);
  const { file, bytes } = given;
  return new RawResponse(bytes, {
    'content-type': file.mimeType,
    'content-disposition': contentDisposition(file.filename),
    'content-security-policy': "sandbox; default-src 'none'",
  });
});
