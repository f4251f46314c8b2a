/** A dry run as an administrator asks for it. */
import type { DryRunResult } from '#shared/contract/dry-run.ts';
import type { SignedIn } from './admin.ts';

/** Said as people do; each stage has something to do for the reader. */
export const dryDay = {
  morningIntentions:
    '1. Finish the Q3 deck\n2. Call the dentist\n3. 30-minute walk\n4. Reply to Sam',
  middayReply: '1 is done. push the walk to tomorrow, and drop the reply to Sam',
  eveningReflection: 'rename 2 to book the dentist for Tuesday. also water the plants tomorrow',
  carryOver: true,
  persist: false,
};
export type DryDay = typeof dryDay;

/** What anything else than a result is refused with. */
export interface Declined {
  readonly code: string;
  readonly message: string;
  readonly detail: string;
}

export async function dryRun(admin: SignedIn, change: Partial<DryDay> = {}) {
  const { status, body } = await admin.post('/admin/dry-run', { ...dryDay, ...change });
  return { status, body: body as unknown as DryRunResult & Declined };
}
