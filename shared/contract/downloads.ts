/** Files that were made here for administrators: exports, reports, logs. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** The names on the wire are the customer's. */
export const DownloadFile = z.object({
  id: z.uuid(),
  /** As it is called when it is saved; never a path. */
  filename: z.string(),
  description: z.string(),
  mimeType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** ISO instant. */
  createdAt: z.string(),
  /** How often a download of it was begun. */
  downloadCount: z.int(),
  tags: z.array(z.string()),
  isActive: z.boolean(),
});
export type DownloadFile = z.output<typeof DownloadFile>;

export const downloads = {
  /** Newest first, at most a hundred. */
  list: route(paths['downloads.list'], { answer: z.array(DownloadFile) }),
  /** The file itself, or where it is fetched from. */
  download: route(paths['downloads.download'], { answer: z.unknown() }),
  /** A report as a page that can do nothing. */
  show: route(paths['downloads.show'], { answer: z.unknown() }),
  remove: route(paths['downloads.remove'], { answer: z.object({ ok: z.literal(true) }) }),
};
