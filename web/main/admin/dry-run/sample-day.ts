/** A day to begin with: something is done, something put off, dropped, renamed and added. */
import type { DryRunAsked } from '#shared/contract/dry-run.ts';

export type Said = Pick<DryRunAsked, 'morningIntentions' | 'middayReply' | 'eveningReflection'>;

export const sampleDay: Said = {
  morningIntentions:
    'Finish the Q3 deck\nCall the dentist\n30-minute walk\nReply to Sam about the lease',
  middayReply: 'The deck is done. Push the walk to tomorrow, and drop the reply to Sam.',
  eveningReflection:
    'Rename the dentist call to book the dentist for Tuesday. Also water the plants tomorrow. ' +
    'Good day.',
};
