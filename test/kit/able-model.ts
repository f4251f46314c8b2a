/** A model that reads as well as our reader does: from what it is asked alone, as a real one must. */
import { theReader } from '#functions/adapters/reader-model.ts';
import { type Proposed, proposedTo as proposed } from '#scripts/cost/proposed.ts';
import { type ModelCall, says, type Turn } from './model-server.ts';

/** What it proposes to a question. */
export async function proposedTo({ body }: ModelCall): Promise<Proposed> {
  const [{ content }] = body['input'] as [{ content: string }];
  return proposed(content, await theReader());
}

export const readsAbly: Turn = (response, call) =>
  void proposedTo(call).then((said) => says(said)(response, call));
