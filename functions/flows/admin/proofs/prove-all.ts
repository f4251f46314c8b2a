/** Runs all proofs in turn while the model reads. */
import { theReader } from '#functions/adapters/reader-model.ts';
import type { AdminContext } from '#functions/context.ts';
import { proveContext } from '#shared/domain/proofs/context.ts';
import { proveIntentions } from '#shared/domain/proofs/intentions.ts';
import { type Proof, proofOf } from '#shared/domain/proofs/proof.ts';
import { readReply } from '#shared/domain/replies/read-reply.ts';
import { bundlesNow } from './bundles.ts';
import { proveCarryOver } from './carry-over.ts';
import { type ReadLive, readLive } from './live-model.ts';

export type Tell = (doing: string) => void;

/**
 * A proof that throws has failed. The reason goes to the log only, because it may quote anything.
 */
async function orBroken(
  what: string,
  context: AdminContext,
  prove: () => Proof | Promise<Proof>,
): Promise<Proof> {
  try {
    return await prove();
  } catch (problem) {
    context.log.error('a proof broke', problem, { proof: what });
    return proofOf(1, [{ what, why: 'It broke off before its end; the log says where.' }]);
  }
}

export interface Proven {
  readonly intentions: Proof;
  readonly contextBundle: Proof;
  readonly carryover: Proof;
  /** The model's readings; undefined if it was not asked. */
  readonly read: ReadLive | undefined;
}

export async function proofsOf(
  liveOpenAI: boolean,
  context: AdminContext,
  tell: Tell,
): Promise<Proven> {
  tell('Reading a set of replies');
  const live: Promise<ReadLive | undefined> = liveOpenAI
    ? readLive(context)
    : Promise.resolve(undefined);
  const intentions = await orBroken('Intentions', context, async () => {
    const reader = await theReader();
    return proveIntentions((asking) => readReply(asking, reader));
  });
  tell('Looking at what reader and letters are given');
  const contextBundle = await orBroken('Context bundle', context, async () =>
    proveContext(await bundlesNow(context)),
  );
  const carryover = await orBroken('Carry-over', context, () => proveCarryOver(context, tell));
  tell(liveOpenAI ? 'Waiting for the model' : 'Writing the report');
  return { intentions, contextBundle, carryover, read: await live };
}
