/** What each Lambda may touch. Read this page to audit the permissions of the whole service. */
import type { FunctionName } from '#shared/contract/functions.ts';

export type Need = 'table:read' | 'table:write' | 'mail' | 'schedules' | 'rawMail:read';

export const needs = {
  'onboarding.createUser': ['table:read', 'table:write', 'schedules'],
  'onboarding.day0Intentions': ['table:read', 'table:write', 'mail'],
  'subscription.show': [],
  'subscription.unsubscribe': ['table:read', 'table:write', 'schedules'],
  'subscription.confirm': ['table:read', 'table:write'],
  'health.check': ['table:read'],
  'health.reportError': [],
  'stages.morning': ['table:read', 'table:write', 'mail'],
  'stages.midday': ['table:read', 'table:write', 'mail'],
  'stages.evening': ['table:read', 'table:write', 'mail'],
  'inbound.email': ['table:read', 'table:write', 'mail', 'rawMail:read', 'schedules'],
} as const satisfies Record<FunctionName, readonly Need[]>;
