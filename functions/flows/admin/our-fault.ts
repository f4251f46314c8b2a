/** Tells our own bug, which a retry would hit again, from an error of AWS. */
export const isOurFault = (problem: unknown): boolean =>
  problem instanceof TypeError ||
  problem instanceof RangeError ||
  problem instanceof ReferenceError ||
  problem instanceof SyntaxError;
