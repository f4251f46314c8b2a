/** What came of a proof: how much was looked at, and what of it was not as it should be. */

export interface Failing {
  /** What was looked at, in words. */
  readonly what: string;
  readonly why: string;
}

export interface Proof {
  readonly passed: boolean;
  readonly checked: number;
  readonly failures: readonly Failing[];
}

/** A proof that looked at nothing has proved nothing. */
export const proofOf = (checked: number, failures: readonly Failing[]): Proof => ({
  passed: checked > 0 && failures.length === 0,
  checked,
  failures,
});
