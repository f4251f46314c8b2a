/** Gets a file into the browser's downloads. */
import { paths } from '#shared/contract/paths.ts';
import { plainFilename } from '#shared/domain/saved-file.ts';
import { withParams } from '#web/kit/call.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';

export const downloadAddress = (id: string): string =>
  withParams(paths['downloads.download'].path, { id });

export const reportAddress = (id: string): string =>
  withParams(paths['downloads.show'].path, { id });

/** Phones and tablets can't save a blob: they go to the file's own address. */
export const isMobile = (): boolean =>
  /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ||
  // An iPad says that it is a Mac.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (!reader) return;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    yield piece.value;
  }
}

/** Fetches a whole file and reports the bytes so far; throws if it is incomplete. */
async function blobOf(id: string, heard: (bytes: number) => void): Promise<Blob> {
  // The browser follows the redirect of a large file by itself.
  const response = await fetch(downloadAddress(id));
  if (response.status === 401) return leaveForLogin();
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(response)) {
    pieces.push(piece);
    bytes += piece.length;
    heard(bytes);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

/** Long enough for a browser to have begun to write the file. */
const addressLifeMs = 60_000;

export async function saveFile(
  file: { readonly id: string; readonly filename: string },
  heard: (bytes: number) => void,
): Promise<void> {
  saveBlob(await blobOf(file.id, heard), file.filename);
}

/** Hands something to the browser to save. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = plainFilename(filename);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}
