/** The stability report as the overview reads it: each part only where it is really there. */
import type { ProofReport, StabilityReport } from '#shared/contract/stability.ts';

export const proofNames = ['intentions', 'contextBundle', 'carryover'] as const;
export const guardNames = ['unifiedSchemaGuard', 'noLegacyCreateMessage'] as const;

export interface Part {
  /** Only if every check of it holds. */
  readonly pass: boolean;
  readonly checks: readonly (readonly [name: string, holds: boolean])[];
}

/** A case that failed, and what was wrong with it. */
export interface FailedCase {
  readonly what: string;
  readonly why: string;
}

/** What is known of the last run beyond its verdicts. */
export interface LastRun {
  readonly checked: number;
  /** How many of those cases failed. */
  readonly wrong: number;
  /** The cases, and before them what was wrong with the model's key. */
  readonly failures: readonly FailedCase[];
  /** The report is of another build than the one that runs. */
  readonly isOlder: boolean;
  /** Its report file exists. */
  readonly isKept: boolean;
}

export interface Stability {
  readonly tsErrors: number | undefined;
  readonly proofs: Part | undefined;
  readonly guards: Part | undefined;
  /** What the guards found not to hold, in sentences. */
  readonly broken: readonly string[];
  readonly mode: string | undefined;
  readonly lastUpdated: Date | undefined;
  readonly lastRun: LastRun | undefined;
}

/** A check that never ran is undefined, never zero or passed. */
export function readStability(report: Partial<StabilityReport> | undefined): Stability {
  const updated = new Date(report?.lastUpdated ?? Number.NaN);
  return {
    tsErrors: typeof report?.tsErrors === 'number' ? report.tsErrors : undefined,
    proofs: partOf(report?.firstClass, proofNames),
    guards: partOf(report?.guards, guardNames),
    broken: report?.broken ?? [],
    mode: report?.mode || undefined,
    lastUpdated: Number.isNaN(updated.getTime()) ? undefined : updated,
    lastRun: report?.report && lastRunOf(report.report, report.version),
  };
}

function partOf<Name extends string>(
  found: Readonly<Partial<Record<Name, boolean>>> | null | undefined,
  names: readonly Name[],
): Part | undefined {
  if (!found) return undefined;
  const checks = names.map((name) => [name, found[name] === true] as const);
  return { checks, pass: checks.every(([, holds]) => holds) };
}

const proofTitles: Readonly<Record<keyof ProofReport['proofs'], string>> = {
  intentions: 'Intentions',
  intentionsByModel: 'Intentions, read by the model',
  contextBundle: 'Context bundle',
  carryover: 'Carry-over',
};
const titled = Object.keys(proofTitles) as readonly (keyof typeof proofTitles)[];

/** A wrong key comes first: nothing else of the model was checked then. */
function lastRunOf(
  { proofs, live, version, downloadId }: ProofReport,
  running: string | undefined,
): LastRun {
  const ofModel =
    live && !live.passed
      ? [{ what: `OpenAI (${live.model}): ${live.because ?? 'failed'}`, why: live.says ?? '' }]
      : [];
  const failures = titled.flatMap((name) =>
    (proofs[name]?.failures ?? []).map(({ what, why }) => ({
      what: `${proofTitles[name]}. ${what}`,
      why,
    })),
  );
  return {
    checked: titled.reduce((sum, name) => sum + (proofs[name]?.checked ?? 0), 0),
    wrong: failures.length,
    failures: [...ofModel, ...failures],
    isOlder: running !== undefined && version !== running,
    isKept: downloadId !== undefined,
  };
}
