/** What is put in plainer words before a reply is parted into clauses, each in its turn. */
import type { Checklist } from '../../checklist.ts';
import { withoutContrasts } from './contrasts.ts';
import { listOrders } from './list-orders.ts';
import { withNamesRight } from './misnamed.ts';
import { plainEdits } from './plain-edits.ts';
import { plainPlans } from './plain-plans.ts';
import { ranOut } from './ran-out.ts';
import { sharedOrders } from './shared-orders.ts';

type Pass = (reply: string, items: Checklist, isPlan: boolean) => string;

const passes: readonly Pass[] = [
  plainPlans,
  ranOut,
  listOrders,
  plainEdits,
  withoutContrasts,
  withNamesRight,
  sharedOrders,
];

/** `isPlan` where the day is asked for, and nothing can be done yet. */
export const putPlainly: Pass = (reply, items, isPlan) =>
  passes.reduce((said, pass) => pass(said, items, isPlan), reply);
