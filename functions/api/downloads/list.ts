/** The kept files, newest first. */
import { shownFile } from '#functions/flows/exports/keep-download.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { downloads as kept } from '#functions/store/downloads.ts';
import { downloads as route } from '#shared/contract/downloads.ts';
import { downloadsShownMax } from '#shared/domain/limits.ts';

export const handler = endpoint(route.list).answers(async (_asked, { now }) => {
  const files = await kept.newest(downloadsShownMax, now);
  return files.map(shownFile);
});
