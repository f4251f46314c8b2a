/**
 * THE TABLE of endpoints with their schemas. Handlers import their own group's file, not this one.
 */
import { health } from './health.ts';
import { onboarding } from './onboarding.ts';
import type { RouteName } from './paths.ts';
import { subscription } from './subscription.ts';

export const routes = {
  'onboarding.createUser': onboarding.createUser,
  'onboarding.day0Intentions': onboarding.day0Intentions,
  'subscription.show': subscription.show,
  'subscription.unsubscribe': subscription.unsubscribe,
  'subscription.confirm': subscription.confirm,
  'health.check': health.check,
  'health.reportError': health.reportError,
} as const satisfies Record<RouteName, unknown>;

export type Routes = typeof routes;
