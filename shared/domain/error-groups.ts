/** The errors of the log by kind: what failed in the same place with the same message is one. */
interface Line {
  readonly level: string;
  readonly function: string;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface ErrorGroup {
  readonly function: string;
  readonly message: string;
  readonly count: number;
  /** Epoch milliseconds of the last one. */
  readonly lastAt: number;
}

/** The most frequent first. */
export function errorGroups(lines: readonly Line[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const { level, function: name, message, at } of lines) {
    if (level !== 'ERROR') continue;
    const key = JSON.stringify([name, message]);
    const before = groups.get(key);
    const count = (before?.count ?? 0) + 1;
    groups.set(key, { function: name, message, count, lastAt: Math.max(at, before?.lastAt ?? 0) });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count || b.lastAt - a.lastAt);
}
