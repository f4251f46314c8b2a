/** Files that are kept for administrators in a world, by the product's own flow. */
import { randomBytes } from 'node:crypto';
import { keys } from '#functions/store/keys.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { contextInside } from './context-inside.ts';
import { runInside } from './inside.ts';
import { putRow, rowAt } from './kept.ts';
import { builtCloud, type World } from './world.ts';

export interface FileOf {
  readonly filename?: string;
  readonly mimeType?: string;
  readonly content?: string | Uint8Array;
  readonly about?: string;
  readonly tags?: readonly string[];
}

/** The world must be the only one of its test file: product code keeps its client. */
export async function keepFile(world: World, file: FileOf = {}): Promise<DownloadFile> {
  runInside(world);
  const { keepDownload } = await import('#functions/flows/exports/keep-download.ts');
  const { filename = 'plan.txt', mimeType = 'text/plain; charset=utf-8', tags = ['test'] } = file;
  const { content = 'What matters today?', about } = file;
  const described = { filename, description: 'A file of a test', mimeType, tags };
  const kept = await keepDownload(described, content, await contextInside(world));
  if (about !== undefined) {
    await putRow(world, { ...keys.fileAbout(about, kept.id), owner: 'test', made: true });
    await putRow(world, { ...(await rowAt(world, keys.download(kept.id))), about });
  }
  return kept;
}

/** More than a function may answer with itself. */
export const largeContent = (): Buffer => randomBytes(8 * 1024 * 1024);

export const downloadsBucket: string =
  builtCloud().functions[0]?.environment['DOWNLOADS_BUCKET'] ?? '';

/** The object of a file as an operator reads it; undefined where there is none. */
export async function objectOf(world: World, id: string): Promise<Buffer | undefined> {
  const { region } = builtCloud();
  const credential = `${world.endpoint.operatorKey}/20261120/${region}/s3/aws4_request`;
  const response = await fetch(`${world.endpoint.url}/${downloadsBucket}/files/${id}`, {
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credential}` },
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
