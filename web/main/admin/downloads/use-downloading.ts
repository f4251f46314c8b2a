/** Which files are being downloaded, and how far each is. */
import { useState } from 'react';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { useFocusThrough } from '../../use-focus-back.ts';
import { downloadAddress, isMobile, saveFile } from './fetch-file.ts';

/** How long the button stays disabled, and when the list is read again. */
const enabledAfterMs = 2_000;
const reloadedAfterMs = 1_000;

/** Bytes so far by file id, of files that are or just were under way. */
export type UnderWay = ReadonlyMap<string, number>;

export interface Downloading {
  readonly underWay: UnderWay;
  readonly start: (file: DownloadFile) => void;
}

export function useDownloading(reload: () => void): Downloading {
  const [underWay, setUnderWay] = useState<UnderWay>(new Map());
  const hold = useFocusThrough(underWay.size > 0);
  const note = (id: string, bytes: number) => setUnderWay((all) => new Map(all).set(id, bytes));
  const forget = (id: string) =>
    setUnderWay((all) => new Map([...all].filter(([other]) => other !== id)));

  async function run(file: DownloadFile): Promise<void> {
    hold();
    note(file.id, 0);
    try {
      if (isMobile()) {
        location.assign(downloadAddress(file.id));
        alert(`Download started: ${file.filename}`);
      } else {
        await saveFile(file, (bytes) => note(file.id, bytes));
      }
      setTimeout(reload, reloadedAfterMs);
    } catch {
      alert('Download failed. Please try again.');
    } finally {
      setTimeout(() => forget(file.id), enabledAfterMs);
    }
  }

  return { underWay, start: (file) => void run(file) };
}
