/** Files that were made here for administrators: exports, reports, logs. */
import * as z from 'zod/mini';

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

/** A report is opened in the browser as well; everything else is only saved. */
export const isReport = ({ mimeType }: Pick<DownloadFile, 'mimeType'>): boolean =>
  /^text\/html\b/i.test(mimeType);
