/** Sees what the functions do while one input is tried: what they write, and what they log. */
import { operatorKey } from '../local/aws/judge.ts';
import type { RightAsked } from '../local/aws/types.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import type { Breach } from './finding.ts';
import { showsSecret } from './secret-word.ts';
import { openShadow } from './shadow-table.ts';

export interface Write {
  /** The function that asked for it. */
  readonly by: string;
  readonly action: string;
  readonly resource: string;
  /** The partitions that it names. */
  readonly partitions: readonly string[];
}

export interface Seen {
  readonly writes: readonly Write[];
  /** Rows that are not as they were, as `pk sk`. */
  readonly changed: readonly string[];
  readonly lines: readonly string[];
}

const writing =
  /^(dynamodb:(Put|Update|Delete)Item|s3:(Put|Delete)|ses:Send|sns:Publish|scheduler:(Create|Update|Delete)|lambda:Invoke)/;

export interface Watch {
  readonly asked: (right: RightAsked) => void;
  readonly logged: (stream: string, lines: readonly { readonly message: string }[]) => void;
  /** Names the run that is watched. */
  on(run: LocalRun): void;
  /** Forgets what was seen up to now. */
  begin(): void;
  /** Once all is at rest. */
  seen(): Promise<Seen>;
  /** The whole table against what was followed of it; answers what differs. */
  compare(): Promise<readonly string[]>;
}

export function openWatch(cloud: Cloud): Watch {
  const names = new Map(cloud.functions.map(({ arn, name }) => [arn, name as string]));
  let writes: Write[] = [];
  let lines: string[] = [];
  /** Partitions that were written since they were last read, whenever that was. */
  const stale = new Set<string>();
  let running: { run: LocalRun; shadow: ReturnType<typeof openShadow> } | undefined;
  const watched = () => {
    if (!running) throw new Error('Nothing is watched yet.');
    return running;
  };

  return {
    asked({ functionArn, action, resource, context }) {
      if (!writing.test(action)) return;
      const partitions = [context?.['dynamodb:LeadingKeys'] ?? []].flat();
      for (const partition of partitions) stale.add(partition);
      writes.push({ by: names.get(functionArn) ?? functionArn, action, resource, partitions });
    },
    logged: (_stream, added) => void lines.push(...added.map(({ message }) => message)),
    on(run) {
      running = { run, shadow: openShadow(run.endpoint.url, cloud, operatorKey) };
    },
    begin() {
      [writes, lines] = [[], []];
    },
    async seen() {
      const { run, shadow } = watched();
      await run.runtime.atRest();
      const written = [...stale];
      stale.clear();
      return { writes, lines, changed: await shadow.refresh(written) };
    },
    compare: () => watched().shadow.compare(),
  };
}

/** Rows that are not as they were in partitions that this function wrote to. */
export function changedBy(name: string, { writes, changed }: Seen): readonly string[] {
  const own = new Set(writes.flatMap(({ by, partitions }) => (by === name ? partitions : [])));
  return changed.filter((row) => own.has(row.split(' ', 1)[0] ?? ''));
}

interface Line {
  readonly level?: string;
  readonly message?: string;
  readonly function?: string;
  readonly problem?: string;
  readonly frames?: string;
  readonly errorType?: string;
  readonly errorMessage?: string;
}

function parsed(line: string): Line | undefined {
  try {
    const said = JSON.parse(line) as unknown;
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}

const firstFrame = (frames = ''): string => frames.split(' | ')[0]?.replace(/:\d+:\d+/, '') ?? '';

/** What the lines of the log break. */
export function breachesIn(lines: readonly string[]): readonly Breach[] {
  return lines.flatMap((line): readonly Breach[] => {
    const secret: readonly Breach[] = showsSecret(line)
      ? [{ law: 'secret', sign: parsed(line)?.message ?? 'plain', detail: line }]
      : [];
    const said = parsed(line);
    if (!said) return [...secret, { law: 'logged', sign: 'no line of ours', detail: line }];
    if (said.level !== 'ERROR') return secret;
    const { function: name, message, problem, errorType, errorMessage, frames } = said;
    const what = [name, message ?? errorMessage, problem ?? errorType, firstFrame(frames)];
    return [...secret, { law: 'logged', sign: what.filter(Boolean).join(' '), detail: line }];
  });
}
