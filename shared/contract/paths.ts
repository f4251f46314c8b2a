/**
 * Every endpoint by its one name: method, path, access. Plain data, and all that an administrator's
 * browser needs.
 */
import { publicPaths } from './public-paths.ts';
import type { Place } from './route.ts';

export const paths = {
  ...publicPaths,
  'auth.whoami': { method: 'GET', path: '/auth/whoami', access: 'admin' },
  'signIn.show': { method: 'GET', path: '/api/admin/sign-in', access: 'admin' },
  'signIn.change': { method: 'POST', path: '/api/admin/sign-in', access: 'admin' },
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
  'monitor.health': { method: 'GET', path: '/api/v2/admin/health', access: 'admin' },
  'compliance.stats': { method: 'GET', path: '/api/admin/email-compliance/stats', access: 'admin' },
  'compliance.search': {
    method: 'GET',
    path: '/api/admin/email-compliance/user/{address}/search',
    access: 'admin',
  },
  'compliance.link': {
    method: 'GET',
    path: '/api/admin/email-compliance/user/{id}/token',
    access: 'admin',
  },
  'compliance.unsubscribe': {
    method: 'POST',
    path: '/api/admin/email-compliance/user/{id}/unsubscribe',
    access: 'admin',
  },
  'compliance.resubscribe': {
    method: 'POST',
    path: '/api/admin/email-compliance/user/{id}/resubscribe',
    access: 'admin',
  },
  'compliance.troubles': {
    method: 'GET',
    path: '/api/admin/email-compliance/troubles',
    access: 'admin',
  },
  'compliance.quarantine': {
    method: 'GET',
    path: '/api/admin/email-compliance/quarantine',
    access: 'admin',
  },
  'compliance.release': {
    method: 'POST',
    path: '/api/admin/email-compliance/quarantine/{id}/release',
    access: 'admin',
  },
  'compliance.discard': {
    method: 'POST',
    path: '/api/admin/email-compliance/quarantine/{id}/discard',
    access: 'admin',
  },
  'sends.morning': { method: 'POST', path: '/api/v2/admin/morning/send', access: 'admin' },
  'sends.midday': { method: 'POST', path: '/api/v2/admin/midday/send', access: 'admin' },
  'sends.evening': { method: 'POST', path: '/api/v2/admin/evening/send', access: 'admin' },
  'sends.legacyMidday': { method: 'POST', path: '/api/admin/midday/send', access: 'admin' },
  'sends.sesStatus': { method: 'GET', path: '/api/email-testing/ses-status', access: 'admin' },
  'tester.seedUser': { method: 'POST', path: '/api/v3/tester/seed-user', access: 'admin' },
  'tester.sendStage': { method: 'POST', path: '/api/v3/tester/send-stage', access: 'admin' },
  'tester.reply': { method: 'POST', path: '/api/v3/tester/reply', access: 'admin' },
  'tester.nextStage': { method: 'POST', path: '/api/v3/tester/next-stage', access: 'admin' },
  'tester.reset': { method: 'POST', path: '/api/v3/tester/reset', access: 'admin' },
  'tester.advanceDay': { method: 'POST', path: '/api/v3/tester/advance-day', access: 'admin' },
  'tester.state': { method: 'GET', path: '/api/v3/tester/state', access: 'admin' },
  'users.permissions': { method: 'GET', path: '/api/v2/admin/permissions', access: 'admin' },
  'users.list': { method: 'GET', path: '/api/v2/admin/users', access: 'admin' },
  'users.show': { method: 'GET', path: '/api/v2/admin/users/{user_id}', access: 'admin' },
  'users.letter': {
    method: 'GET',
    path: '/api/v2/admin/users/{user_id}/letters/{letter_id}',
    access: 'admin',
  },
  'users.rawMail': {
    method: 'GET',
    path: '/api/v2/admin/users/{user_id}/mails/{mail_id}',
    access: 'admin',
  },
  'users.readAgain': {
    method: 'POST',
    path: '/api/v2/admin/users/{user_id}/replies/{reply_id}/read-again',
    access: 'admin',
  },
  'users.remove': { method: 'DELETE', path: '/api/v2/admin/users/{user_id}', access: 'admin' },
  'users.restore': {
    method: 'POST',
    path: '/api/v2/admin/users/{user_id}/restore',
    access: 'admin',
  },
  'users.purge': {
    method: 'DELETE',
    path: '/api/v2/admin/users/{user_id}/purge',
    access: 'admin',
  },
  'waitlist.list': { method: 'GET', path: '/api/v2/admin/waitlist', access: 'admin' },
  'waitlist.invite': { method: 'POST', path: '/api/v2/admin/waitlist/invite', access: 'admin' },
  'audit.list': { method: 'GET', path: '/api/v2/admin/audit', access: 'admin' },
  'logs.read': { method: 'GET', path: '/api/v2/admin/logs', access: 'admin' },
  'logs.export': { method: 'POST', path: '/api/v2/admin/logs/export', access: 'admin' },
  'users.export': { method: 'POST', path: '/api/v2/admin/users/export', access: 'admin' },
  'downloads.list': { method: 'GET', path: '/api/downloads', access: 'admin' },
  'downloads.download': { method: 'GET', path: '/api/downloads/{id}/download', access: 'admin' },
  'downloads.show': { method: 'GET', path: '/api/downloads/{id}/report', access: 'admin' },
  'downloads.remove': { method: 'DELETE', path: '/api/downloads/{id}', access: 'admin' },
  // Below the administrator's pages, and so by its exact path.
  'dryRun.run': { method: 'POST', path: '/admin/dry-run', access: 'admin' },
  'stability.runProofs': { method: 'POST', path: '/admin/api/run-proofs', access: 'admin' },
  'stability.report': { method: 'GET', path: '/admin/api/stability', access: 'admin' },
  'runs.list': { method: 'GET', path: '/admin/api/runs', access: 'admin' },
} as const satisfies Record<string, Place>;

export type RouteName = keyof typeof paths;
export const routeNames = Object.keys(paths) as RouteName[];
