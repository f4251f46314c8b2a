/**
 * Every endpoint by its one name: method, path, access. Plain data, and all that a browser needs.
 */
import type { Place } from './route.ts';

export const paths = {
  'onboarding.createUser': {
    method: 'POST',
    path: '/api/v2/onboarding/create-user',
    access: 'public',
  },
  'onboarding.day0Intentions': {
    method: 'POST',
    path: '/api/v2/onboarding/day0-intentions',
    access: 'public',
  },
  // One-click clients POST to the very address a browser opens, so these two share a path.
  'subscription.show': { method: 'GET', path: '/api/unsubscribe', access: 'public' },
  'subscription.unsubscribe': { method: 'POST', path: '/api/unsubscribe', access: 'public' },
  'subscription.confirm': { method: 'POST', path: '/api/confirm', access: 'public' },
  'referrals.invite': { method: 'POST', path: '/api/email/signup', access: 'public' },
  'referrals.accept': { method: 'POST', path: '/api/email/accept', access: 'public' },
  // The word of the variant site is a setting of the stage; any other word is not found.
  'waitlist.join': { method: 'POST', path: '/api/{variant}/waitlist', access: 'public' },
  'auth.csrf': { method: 'GET', path: '/auth/csrf', access: 'public' },
  'auth.login': { method: 'POST', path: '/auth/login', access: 'public' },
  'auth.logout': { method: 'POST', path: '/auth/logout', access: 'public' },
  'auth.whoami': { method: 'GET', path: '/auth/whoami', access: 'admin' },
  'analytics.signupSources': {
    method: 'GET',
    path: '/api/analytics/signup-sources',
    access: 'admin',
  },
  'analytics.recentSignups': {
    method: 'GET',
    path: '/api/analytics/recent-signups',
    access: 'admin',
  },
  'analytics.activity': { method: 'GET', path: '/api/analytics/activity', access: 'admin' },
  'monitor.status': { method: 'GET', path: '/api/admin/onboarding/status', access: 'admin' },
  'monitor.recent': { method: 'GET', path: '/api/admin/onboarding/recent', access: 'admin' },
  'health.check': { method: 'GET', path: '/api/health', access: 'public' },
  'health.reportError': { method: 'POST', path: '/api/client-errors', access: 'public' },
} as const satisfies Record<string, Place>;

export type RouteName = keyof typeof paths;
export const routeNames = Object.keys(paths) as RouteName[];
