/** A model that reads as well as the rules do: from what it is asked alone, as a real one must. */
import { type Proposed, proposedTo as proposed } from '#scripts/cost/proposed.ts';
import { type ModelCall, says, type Turn } from './model-server.ts';

/** What it proposes to a question. */
export function proposedTo({ body }: ModelCall): Proposed {
  const [{ content }] = body['input'] as [{ content: string }];
  return proposed(content);
}

export const readsAbly: Turn = (response, call) => says(proposedTo(call))(response, call);
