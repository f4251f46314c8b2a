/**
 * Stands in for the adapter of the same name in tests: the model runs outside of their modules,
 * whose arrays are of another kind than those that onnxruntime takes.
 */
import type { TrainedReader } from '#shared/domain/replies/read-reply.ts';

interface Outside {
  readonly theReader: () => Promise<TrainedReader>;
}

/** It is warm already, or becomes so when it is needed. */
export const warmReader = (): void => undefined;

export const theReader = (): Promise<TrainedReader> =>
  (globalThis as unknown as Outside).theReader();
