/** What each Lambda may touch. Read this page to audit the permissions of the whole service. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';

export type Need =
  | 'table:read'
  /** The index, by which rows are listed. */
  | 'table:list'
  | 'table:write'
  /** The rows of administrators alone: to know who asks, and to note that they did. */
  | 'sessions'
  /** The same rows, to begin a session, and the counts of attempts to. */
  | 'sessions:begin'
  | 'sessions:end'
  | 'mail'
  /** What SES says of our account. */
  | 'mail:status'
  | 'schedules'
  | 'schedules:remove'
  | 'schedules:read'
  | 'rawMail:read'
  | 'rawMail:erase'
  | 'texts'
  /** The files that administrators download: one of them, to keep one, to remove one. */
  | 'downloads:read'
  | 'downloads:write'
  | 'downloads:erase'
  /** Handing work to the worker. */
  | 'jobs'
  /** The lines that every function wrote. */
  | 'logs:read'
  /** To note what an administrator did. */
  | 'audit:write';

export const needs = {
  'onboarding.createUser': ['table:read', 'table:write', 'schedules'],
  'onboarding.day0Intentions': ['table:read', 'table:write', 'mail'],
  'subscription.show': [],
  'subscription.unsubscribe': ['table:read', 'table:write', 'schedules'],
  'subscription.confirm': ['table:read', 'table:write', 'schedules'],
  'referrals.invite': ['table:read', 'table:write', 'mail'],
  'referrals.accept': ['table:read', 'table:write', 'schedules'],
  'waitlist.join': ['table:write'],
  'auth.csrf': [],
  'auth.login': ['sessions:begin'],
  'auth.logout': ['sessions:end'],
  'auth.whoami': [],
  'analytics.signupSources': ['table:read'],
  'analytics.recentSignups': ['table:read'],
  'analytics.activity': ['table:read'],
  'monitor.status': ['table:read', 'table:write', 'mail:status'],
  'monitor.recent': ['table:read', 'table:list'],
  'compliance.stats': ['table:read', 'table:list'],
  'compliance.search': ['table:read'],
  'compliance.link': ['table:read'],
  'compliance.unsubscribe': ['table:read', 'table:write', 'schedules:remove'],
  'compliance.resubscribe': ['table:read', 'table:write', 'schedules'],
  'compliance.troubles': ['table:read', 'table:list'],
  'compliance.quarantine': ['table:read', 'table:list', 'rawMail:read'],
  // What is released may ask for all that a reply may ask for.
  'compliance.release': [
    'table:read',
    'table:write',
    'mail',
    'texts',
    'schedules',
    'schedules:read',
    'rawMail:read',
    'rawMail:erase',
    'downloads:erase',
  ],
  'compliance.discard': ['table:write', 'rawMail:erase'],
  'sends.morning': ['table:read', 'table:write', 'mail', 'texts'],
  'sends.midday': ['table:read', 'table:write', 'mail', 'texts'],
  'sends.evening': ['table:read', 'table:write', 'mail', 'texts'],
  'sends.legacyMidday': ['table:read', 'table:write', 'mail', 'texts'],
  'sends.sesStatus': ['table:read', 'table:write', 'mail:status'],
  // Letters and replies of nobody: none is sent, and nothing is scheduled.
  'tester.seedUser': ['table:write'],
  'tester.sendStage': ['table:read', 'table:write'],
  'tester.reply': ['table:read', 'table:write'],
  'tester.nextStage': ['table:read', 'table:write'],
  'tester.reset': ['table:read', 'table:write'],
  'tester.advanceDay': ['table:read', 'table:write'],
  'tester.state': ['table:read'],
  'users.permissions': [],
  'users.list': ['table:read', 'table:list'],
  'users.show': ['table:read', 'schedules:read'],
  'users.letter': ['table:read'],
  'users.rawMail': ['table:read', 'rawMail:read'],
  // Reads, and writes nothing down.
  'users.readAgain': ['table:read', 'rawMail:read'],
  'users.remove': ['table:read', 'table:write', 'schedules:remove'],
  'users.restore': ['table:read', 'table:write', 'schedules'],
  // Erases all there is, wherever it is.
  'users.purge': [
    'table:read',
    'table:write',
    'mail',
    'schedules:remove',
    'rawMail:erase',
    'downloads:erase',
  ],
  'users.export': ['table:read', 'table:write', 'jobs'],
  'downloads.list': ['table:read', 'table:list'],
  // Counts, and notes who took what is about people.
  'downloads.download': ['table:read', 'table:write', 'downloads:read'],
  'downloads.show': ['table:read', 'table:write', 'downloads:read'],
  'downloads.remove': ['table:read', 'table:write', 'downloads:erase'],
  // What it keeps is taken back where it cannot be kept whole.
  'dryRun.run': ['table:read', 'table:write', 'downloads:write', 'downloads:erase'],
  'stability.runProofs': ['table:read', 'table:write', 'downloads:write', 'downloads:erase'],
  'stability.report': ['table:read'],
  'runs.list': ['table:read'],
  'logs.read': ['logs:read', 'audit:write'],
  'logs.export': ['table:read', 'table:write', 'jobs'],
  'health.check': ['table:read'],
  'health.reportError': [],
  // Pauses whoever has been silent for a quarter of a year.
  'stages.morning': ['table:read', 'table:write', 'mail', 'texts', 'schedules:remove'],
  'stages.midday': ['table:read', 'table:write', 'mail', 'texts'],
  'stages.evening': ['table:read', 'table:write', 'mail', 'texts'],
  // A reply may ask for all that is kept, and have it erased.
  'inbound.email': [
    'table:read',
    'table:write',
    'mail',
    'texts',
    'schedules',
    'schedules:read',
    'rawMail:read',
    'rawMail:erase',
    'downloads:erase',
  ],
  'inbound.sms': [
    'table:read',
    'table:write',
    'mail',
    'texts',
    'schedules',
    'schedules:read',
    'rawMail:erase',
    'downloads:erase',
  ],
  'inbound.deliveryEvents': ['table:read', 'table:write', 'schedules:remove'],
  'jobs.export': [
    'table:read',
    'table:list',
    'table:write',
    'logs:read',
    'downloads:write',
    'downloads:erase',
  ],
} as const satisfies Record<FunctionName, readonly Need[]>;

/** A route of the administrator asks who is signed in, whatever else it does. */
export const needsOf = (name: FunctionName): readonly Need[] => {
  const isAdmins = name in paths && paths[name as keyof typeof paths].access === 'admin';
  return isAdmins ? [...needs[name], 'sessions'] : needs[name];
};
