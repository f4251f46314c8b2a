/** All proofs, one after the other, and what the model reads meanwhile. */
import type { AdminScene } from '#functions/scene.ts';
import { proveContext } from '#shared/domain/proofs/context.ts';
import { proveIntentions } from '#shared/domain/proofs/intentions.ts';
import { type Proof, proofOf } from '#shared/domain/proofs/proof.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { bundlesNow } from './bundles.ts';
import { proveCarryOver } from './carry-over.ts';
import { type ReadLive, readLive } from './live-model.ts';

export type Tell = (doing: string) => void;

/** A proof that broke has not passed; why is in the log, and may quote anything. */
async function orBroken(
  what: string,
  scene: AdminScene,
  prove: () => Proof | Promise<Proof>,
): Promise<Proof> {
  try {
    return await prove();
  } catch (problem) {
    scene.log.error('a proof broke', problem, { proof: what });
    return proofOf(1, [{ what, why: 'It broke off before its end; the log says where.' }]);
  }
}

export interface Proven {
  readonly intentions: Proof;
  readonly contextBundle: Proof;
  readonly carryover: Proof;
  /** What the model read; undefined where it was not asked. */
  readonly read: ReadLive | undefined;
}

export async function proofsOf(
  liveOpenAI: boolean,
  scene: AdminScene,
  tell: Tell,
): Promise<Proven> {
  tell('Reading a set of replies');
  const live: Promise<ReadLive | undefined> = liveOpenAI
    ? readLive(scene)
    : Promise.resolve(undefined);
  const intentions = await orBroken('Intentions', scene, () => proveIntentions(readByRules));
  tell('Looking at what reader and letters are given');
  const contextBundle = await orBroken('Context bundle', scene, () =>
    proveContext(bundlesNow(scene)),
  );
  const carryover = await orBroken('Carry-over', scene, () => proveCarryOver(scene, tell));
  tell(liveOpenAI ? 'Waiting for the model' : 'Writing the report');
  return { intentions, contextBundle, carryover, read: await live };
}
