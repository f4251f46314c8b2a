/** What each tab shows; its code is fetched when the tab is approached. */
import { type ComponentType, lazy } from 'react';
import type { TabName } from './tab-address.ts';

const loads = {
  overview: async () => (await import('./overview/overview.tsx')).Overview,
  testing: async () => (await import('./testing/testing.tsx')).Testing,
  analytics: async () => (await import('./analytics/analytics.tsx')).Analytics,
  system: async () => (await import('./overview/system.tsx')).System,
  users: async () => (await import('./users/users.tsx')).Users,
  waitlist: async () => (await import('./waitlist/waitlist.tsx')).Waitlist,
  onboarding: async () => (await import('./onboarding/onboarding.tsx')).Onboarding,
  compliance: async () => (await import('./compliance/compliance.tsx')).Compliance,
  audit: async () => (await import('./audit/audit.tsx')).Audit,
  logs: async () => (await import('./logs/logs.tsx')).Logs,
  simulation: async () => (await import('./overview/simulation.tsx')).Simulation,
} as const satisfies Record<TabName, () => Promise<ComponentType>>;

const body = (tab: TabName) => lazy(async () => ({ default: await loads[tab]() }));

export const tabBodies: Readonly<Record<TabName, ReturnType<typeof body>>> = {
  overview: body('overview'),
  testing: body('testing'),
  analytics: body('analytics'),
  system: body('system'),
  users: body('users'),
  waitlist: body('waitlist'),
  onboarding: body('onboarding'),
  compliance: body('compliance'),
  audit: body('audit'),
  logs: body('logs'),
  simulation: body('simulation'),
};

/** Fetches a tab's code ahead; should that fail, opening the tab tries again and says so. */
export function approach(name: string): void {
  if (name in loads) loads[name as TabName]().catch(() => undefined);
}
