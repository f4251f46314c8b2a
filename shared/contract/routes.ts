/**
 * THE TABLE of endpoints with their schemas. Handlers import their own group's file, not this one.
 */
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { compliance } from './compliance.ts';
import { downloads } from './downloads.ts';
import { dryRun } from './dry-run.ts';
import { health } from './health.ts';
import { logs } from './logs.ts';
import { monitor } from './monitor.ts';
import { onboarding } from './onboarding.ts';
import type { RouteName } from './paths.ts';
import { referrals } from './referrals.ts';
import { runs } from './runs.ts';
import { sends } from './sends.ts';
import { stability } from './stability.ts';
import { subscription } from './subscription.ts';
import { tester } from './tester.ts';
import { users } from './users.ts';
import { waitlist } from './waitlist.ts';

export const routes = {
  'onboarding.createUser': onboarding.createUser,
  'onboarding.day0Intentions': onboarding.day0Intentions,
  'subscription.show': subscription.show,
  'subscription.unsubscribe': subscription.unsubscribe,
  'subscription.confirm': subscription.confirm,
  'referrals.invite': referrals.invite,
  'referrals.accept': referrals.accept,
  'waitlist.join': waitlist.join,
  'auth.csrf': auth.csrf,
  'auth.login': auth.login,
  'auth.logout': auth.logout,
  'auth.whoami': auth.whoami,
  'analytics.signupSources': analytics.signupSources,
  'analytics.recentSignups': analytics.recentSignups,
  'analytics.activity': analytics.activity,
  'monitor.status': monitor.status,
  'monitor.recent': monitor.recent,
  'compliance.stats': compliance.stats,
  'compliance.search': compliance.search,
  'compliance.link': compliance.link,
  'compliance.unsubscribe': compliance.unsubscribe,
  'compliance.resubscribe': compliance.resubscribe,
  'compliance.troubles': compliance.troubles,
  'compliance.quarantine': compliance.quarantine,
  'compliance.release': compliance.release,
  'compliance.discard': compliance.discard,
  'sends.morning': sends.morning,
  'sends.midday': sends.midday,
  'sends.evening': sends.evening,
  'sends.legacyMidday': sends.legacyMidday,
  'sends.sesStatus': sends.sesStatus,
  'tester.seedUser': tester.seedUser,
  'tester.sendStage': tester.sendStage,
  'tester.reply': tester.reply,
  'tester.nextStage': tester.nextStage,
  'tester.reset': tester.reset,
  'tester.advanceDay': tester.advanceDay,
  'tester.state': tester.state,
  'users.permissions': users.permissions,
  'users.list': users.list,
  'users.show': users.show,
  'users.letter': users.letter,
  'users.rawMail': users.rawMail,
  'users.readAgain': users.readAgain,
  'users.remove': users.remove,
  'users.restore': users.restore,
  'users.purge': users.purge,
  'logs.read': logs.read,
  'logs.export': logs.export,
  'users.export': users.export,
  'downloads.list': downloads.list,
  'downloads.download': downloads.download,
  'downloads.show': downloads.show,
  'downloads.remove': downloads.remove,
  'dryRun.run': dryRun.run,
  'stability.runProofs': stability.runProofs,
  'stability.report': stability.report,
  'runs.list': runs.list,
  'health.check': health.check,
  'health.reportError': health.reportError,
} as const satisfies Record<RouteName, unknown>;

export type Routes = typeof routes;
