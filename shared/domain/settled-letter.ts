/** What became of a letter, as the ledger tells it: one row a person, day and stage. */
import type { LocalDate } from './local-date.ts';
import type { Stage } from './stage.ts';

export interface SettledLetter {
  readonly date: LocalDate;
  readonly stage: Stage;
  /** `claimed` is being sent; `skipped` fell away when the times were changed. */
  readonly state: 'claimed' | 'sent' | 'not sent' | 'skipped';
  /** When it was settled. */
  readonly at?: Date;
  /** When it was due; absent for what answers a person at once. */
  readonly plannedAt?: Date;
  /** Minutes that the person's clock was ahead of UTC in that plan. */
  readonly offset?: number;
  /** Why it was not sent: a state of the user, or `late`, `not yet`, `moved`. */
  readonly because?: string;
  /** The reply that made it fall away. */
  readonly by?: string;
}
