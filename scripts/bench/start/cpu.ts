/** What a command and all that it started have worked: a busy machine does not stretch that. */
import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock, the same on every Linux that Node runs on. */
const tickMs = 10;

function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

/** Milliseconds of a process group, of its dead too; undefined where there is no /proc. */
export function cpuMsOf(group: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((fields) => fields[2] === String(group))
    .flatMap((fields) => fields.slice(11, 15).map(Number))
    .reduce((sum, ticks) => sum + ticks * tickMs, 0);
}
