/** Tells a bug of ours, which the next delivery would meet again, from what AWS threw. */
export const isOurFault = (problem: unknown): boolean =>
  problem instanceof TypeError ||
  problem instanceof RangeError ||
  problem instanceof ReferenceError ||
  problem instanceof SyntaxError;
