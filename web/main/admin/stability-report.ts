/** The stability report as the overview reads it: each part only where it is really there. */

export const proofNames = ['intentions', 'contextBundle', 'carryover'] as const;
export const guardNames = ['unifiedSchemaGuard', 'noLegacyCreateMessage'] as const;

export interface StabilityReport {
  readonly tsErrors: number;
  readonly firstClass: Readonly<Record<(typeof proofNames)[number], boolean>>;
  readonly guards: Readonly<Record<(typeof guardNames)[number], boolean>>;
  readonly mode: string;
  /** ISO instant. */
  readonly lastUpdated: string;
}

export interface Part {
  /** Only if every check of it holds. */
  readonly pass: boolean;
  readonly checks: readonly (readonly [name: string, holds: boolean])[];
}

export interface Stability {
  readonly tsErrors: number | undefined;
  readonly proofs: Part | undefined;
  readonly guards: Part | undefined;
  readonly mode: string | undefined;
  readonly lastUpdated: Date | undefined;
}

/** What was never run reads as not there, never as zero and never as green. */
export function readStability(report: Partial<StabilityReport> | undefined): Stability {
  const updated = new Date(report?.lastUpdated ?? Number.NaN);
  return {
    tsErrors: typeof report?.tsErrors === 'number' ? report.tsErrors : undefined,
    proofs: partOf(report?.firstClass, proofNames),
    guards: partOf(report?.guards, guardNames),
    mode: report?.mode || undefined,
    lastUpdated: Number.isNaN(updated.getTime()) ? undefined : updated,
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
