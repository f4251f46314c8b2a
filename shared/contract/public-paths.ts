/** The endpoints that anybody may call, by their one name: all that a visitor's browser needs. */
import type { Place } from './route.ts';

export const publicPaths = {
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
  'onboarding.try': { method: 'POST', path: '/api/v2/try', access: 'public' },
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
  'health.check': { method: 'GET', path: '/api/health', access: 'public' },
  'health.reportError': { method: 'POST', path: '/api/client-errors', access: 'public' },
} as const satisfies Record<string, Place>;
