/** What each Lambda may touch. Read this page to audit the permissions of the whole service. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import type { SecretName } from '#shared/env.ts';

/** What there is to be touched, and what may be done to it: each verb is one action of AWS. */
export const actions = {
  /** Rows by their keys; `check` is a condition on a row that stays as it is. */
  table: {
    get: 'dynamodb:GetItem',
    batchGet: 'dynamodb:BatchGetItem',
    query: 'dynamodb:Query',
    put: 'dynamodb:PutItem',
    update: 'dynamodb:UpdateItem',
    delete: 'dynamodb:DeleteItem',
    check: 'dynamodb:ConditionCheckItem',
  },
  /** The index, by which rows are listed. No verb is a scan. */
  lists: { query: 'dynamodb:Query' },
  /** The rows of administrators alone: who they are, and their sessions. */
  admins: {
    get: 'dynamodb:GetItem',
    batchGet: 'dynamodb:BatchGetItem',
    query: 'dynamodb:Query',
    put: 'dynamodb:PutItem',
    update: 'dynamodb:UpdateItem',
    delete: 'dynamodb:DeleteItem',
  },
  /** The rows that count attempts alone, and those that note what an administrator did. */
  limits: { update: 'dynamodb:UpdateItem' },
  audit: { put: 'dynamodb:PutItem', update: 'dynamodb:UpdateItem' },
  mail: { send: 'ses:SendRawEmail' },
  texts: { send: 'sns:Publish' },
  /** What SES says of our account. */
  account: { identity: 'ses:GetIdentityVerificationAttributes', quota: 'ses:GetSendQuota' },
  /** Who makes one, or makes it anew, hands it the role that it fires with. */
  schedules: {
    get: 'scheduler:GetSchedule',
    create: 'scheduler:CreateSchedule',
    update: 'scheduler:UpdateSchedule',
    delete: 'scheduler:DeleteSchedule',
  },
  /** Whose there are. */
  scheduleNames: { list: 'scheduler:ListSchedules' },
  rawMail: { get: 's3:GetObject', delete: 's3:DeleteObject' },
  /** The files that administrators download; `abort` gives up one that is sent in parts. */
  files: {
    get: 's3:GetObject',
    put: 's3:PutObject',
    abort: 's3:AbortMultipartUpload',
    delete: 's3:DeleteObject',
  },
  /** Handing work to the worker. */
  jobs: { start: 'lambda:InvokeFunction' },
  /** The lines that every function wrote. */
  logs: { read: 'logs:FilterLogEvents' },
  /** What was given up: how much of it, and since when; nothing is taken away. */
  deadLetters: { count: 'sqs:GetQueueAttributes', look: 'sqs:ReceiveMessage' },
} as const satisfies Record<string, Record<string, string>>;

/** Environment variables that hold a secret, by what it is for. */
export const secrets = {
  /** Reply addresses and links of letters. */
  links: ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS'],
  /** What an administrator's browser holds: forms, devices, cursors. */
  session: ['SESSION_SECRET'],
  /** Hashes of addresses, phones and networks, and what is sealed for years. */
  hashes: ['OBJECTION_KEY'],
  /** Whether a request came through CloudFront. */
  door: ['ORIGIN_SECRET', 'ORIGIN_SECRET_PREVIOUS'],
  model: ['OPENAI_API_KEY'],
} as const satisfies Record<string, readonly SecretName[]>;

export type Thing = keyof typeof actions;
export type Needs = { readonly [T in Thing]?: readonly (keyof (typeof actions)[T])[] } & {
  readonly secrets?: readonly (keyof typeof secrets)[];
};

/** A letter on demand: it is claimed, sent and noted like any other. */
const sending = {
  secrets: ['links', 'hashes'],
  table: ['get', 'query', 'put', 'update', 'delete', 'check'],
  mail: ['send'],
  texts: ['send'],
} as const satisfies Needs;

/** A reply may ask for all that is kept, and have it erased. */
const replying = {
  secrets: ['links', 'hashes', 'model'],
  table: ['get', 'query', 'put', 'update', 'delete'],
  mail: ['send'],
  texts: ['send'],
  schedules: ['get', 'create', 'update', 'delete'],
  files: ['delete'],
} as const satisfies Needs;

/** Letters and replies of nobody: none is sent, and nothing is scheduled. */
const rehearsing = {
  table: ['get', 'query', 'put', 'update', 'delete'],
} as const satisfies Needs;

export const needs = {
  'onboarding.createUser': {
    secrets: ['hashes', 'links'],
    table: ['get', 'put', 'update', 'check'],
    schedules: ['create', 'update'],
  },
  'onboarding.day0Intentions': {
    secrets: ['hashes', 'links', 'model'],
    table: ['get', 'query', 'put', 'update', 'delete'],
    mail: ['send'],
  },
  'onboarding.try': { secrets: ['hashes'], limits: ['update'] },
  'subscription.show': { secrets: ['links'] },
  'subscription.unsubscribe': {
    secrets: ['links'],
    table: ['get', 'query', 'put', 'update'],
    schedules: ['delete'],
  },
  // Brings the plan that waited. What is made for somebody who is erased meanwhile goes again.
  'subscription.confirm': {
    secrets: ['links'],
    table: ['get', 'query', 'put', 'update', 'delete'],
    mail: ['send'],
    schedules: ['create', 'update', 'delete'],
  },
  'referrals.invite': {
    secrets: ['hashes', 'links'],
    table: ['get', 'put', 'update', 'delete', 'check'],
    mail: ['send'],
  },
  'referrals.accept': {
    secrets: ['links'],
    table: ['get', 'update'],
    schedules: ['create', 'update', 'delete'],
  },
  'waitlist.join': { secrets: ['hashes'], table: ['put', 'update'] },
  'auth.csrf': { secrets: ['session'] },
  // Notes the use of a second factor, and of a recovery code.
  'auth.login': {
    secrets: ['hashes', 'session'],
    admins: ['get', 'put', 'update', 'delete'],
    limits: ['update'],
    audit: ['put'],
  },
  'auth.logout': { admins: ['delete'] },
  'auth.whoami': {},
  'signIn.show': { admins: ['get', 'batchGet', 'query', 'update'] },
  'signIn.change': {
    secrets: ['hashes'],
    admins: ['get', 'batchGet', 'put', 'update'],
    limits: ['update'],
    audit: ['put'],
  },
  'analytics.signupSources': { table: ['batchGet'] },
  'analytics.recentSignups': { table: ['batchGet', 'query'] },
  'analytics.activity': { table: ['query'] },
  'monitor.status': { table: ['get', 'batchGet', 'update'], account: ['identity', 'quota'] },
  'monitor.recent': { table: ['batchGet'], lists: ['query'] },
  // Asked by a page of itself, which keeps nobody signed in.
  'monitor.health': {
    table: ['batchGet', 'query'],
    lists: ['query'],
    admins: ['batchGet'],
    logs: ['read'],
    deadLetters: ['count', 'look'],
  },
  'compliance.stats': { table: ['batchGet'], lists: ['query'] },
  'compliance.search': { table: ['get'] },
  'compliance.link': { secrets: ['links'], table: ['get'] },
  'compliance.unsubscribe': {
    secrets: ['hashes'],
    table: ['get', 'put', 'update', 'check'],
    schedules: ['delete'],
  },
  'compliance.resubscribe': {
    secrets: ['hashes'],
    table: ['get', 'put', 'update', 'check'],
    schedules: ['create', 'update', 'delete'],
  },
  'compliance.troubles': { table: ['batchGet'], lists: ['query'] },
  'compliance.quarantine': { table: ['batchGet'], lists: ['query'], rawMail: ['get'] },
  'compliance.release': {
    ...replying,
    table: [...replying.table, 'check'],
    rawMail: ['get', 'delete'],
  },
  'compliance.discard': {
    secrets: ['hashes'],
    table: ['get', 'put', 'update', 'delete', 'check'],
    rawMail: ['delete'],
  },
  'sends.morning': sending,
  'sends.midday': sending,
  'sends.evening': sending,
  'sends.legacyMidday': sending,
  'sends.sesStatus': { table: ['get', 'batchGet', 'update'], account: ['identity', 'quota'] },
  'tester.seedUser': { table: ['put'] },
  'tester.sendStage': { ...rehearsing, secrets: ['hashes', 'links'] },
  'tester.reply': {
    secrets: ['hashes', 'links', 'model'],
    table: [...rehearsing.table, 'batchGet'],
  },
  'tester.nextStage': { ...rehearsing, secrets: ['hashes', 'links', 'model'] },
  'tester.reset': { table: ['query', 'put', 'delete'] },
  'tester.advanceDay': { ...rehearsing, secrets: ['hashes', 'links'] },
  // Asked by a page of itself, which keeps nobody signed in.
  'tester.state': { table: ['query'], admins: ['batchGet'] },
  'users.permissions': {},
  'users.list': { secrets: ['session'], table: ['get', 'batchGet', 'query'], lists: ['query'] },
  'users.show': { secrets: ['hashes', 'links'], table: ['batchGet', 'query'], schedules: ['get'] },
  'users.letter': { secrets: ['links'], table: ['get', 'batchGet', 'query'] },
  'users.rawMail': { secrets: ['hashes'], table: ['get', 'batchGet'], rawMail: ['get'] },
  // Writes nothing down of what it reads.
  'users.readAgain': {
    secrets: ['hashes', 'links', 'model'],
    table: ['get', 'batchGet', 'query'],
    rawMail: ['get'],
  },
  'users.remove': {
    secrets: ['hashes'],
    table: ['get', 'put', 'update', 'check'],
    schedules: ['delete'],
  },
  'users.restore': {
    secrets: ['hashes'],
    table: ['get', 'put', 'update', 'check'],
    schedules: ['create', 'update', 'delete'],
  },
  // Erases all there is, wherever it is.
  'users.purge': {
    secrets: ['hashes', 'links'],
    table: ['get', 'query', 'put', 'update', 'delete', 'check'],
    mail: ['send'],
    schedules: ['delete'],
    rawMail: ['delete'],
    files: ['delete'],
  },
  'users.export': { secrets: ['hashes'], table: ['batchGet', 'put', 'update'], jobs: ['start'] },
  'downloads.list': { table: ['batchGet'], lists: ['query'] },
  // Counts, and notes who took what is about people.
  'downloads.download': { secrets: ['hashes'], table: ['get', 'put', 'update'], files: ['get'] },
  'downloads.show': { secrets: ['hashes'], table: ['get', 'put'], files: ['get'] },
  'downloads.remove': { secrets: ['hashes'], table: ['get', 'put', 'delete'], files: ['delete'] },
  // What it keeps is taken back where it cannot be kept whole.
  'dryRun.run': { secrets: ['hashes', 'links', 'model'], ...rehearsing, files: ['put', 'delete'] },
  'stability.runProofs': {
    secrets: ['hashes', 'links', 'model'],
    ...rehearsing,
    files: ['put', 'delete'],
  },
  'stability.report': { table: ['get'] },
  'runs.list': { table: ['query'], admins: ['batchGet'] },
  'waitlist.list': {
    secrets: ['hashes'],
    table: ['get', 'batchGet', 'query', 'put'],
    lists: ['query'],
  },
  'waitlist.invite': {
    secrets: ['hashes', 'links'],
    table: ['get', 'put', 'update', 'delete', 'check'],
    mail: ['send'],
  },
  'audit.list': { secrets: ['hashes'], table: ['get', 'batchGet', 'query', 'put'] },
  'logs.read': { secrets: ['hashes', 'session'], logs: ['read'], audit: ['update'] },
  'logs.export': { secrets: ['hashes'], table: ['put', 'update'], jobs: ['start'] },
  'health.check': { table: ['get'] },
  'health.reportError': { secrets: ['hashes'], limits: ['update'] },
  // Takes the row that it claimed back of whoever is erased; ends the schedules of whoever has been
  // silent for long or never confirmed, and makes them again for one who is heard at that moment.
  'stages.touchpoint': {
    secrets: ['links'],
    table: ['get', 'query', 'put', 'update', 'delete'],
    schedules: ['create', 'update', 'delete'],
    mail: ['send'],
    texts: ['send'],
  },
  'inbound.email': {
    ...replying,
    table: [...replying.table, 'check'],
    rawMail: ['get', 'delete'],
  },
  'inbound.sms': { ...replying, rawMail: ['delete'] },
  'inbound.deliveryEvents': {
    table: ['get', 'query', 'put', 'update', 'check'],
    schedules: ['delete'],
  },
  // What takes longer than a run of it may, it hands to itself.
  'jobs.export': {
    table: ['get', 'batchGet', 'query', 'put', 'update', 'delete'],
    lists: ['query'],
    logs: ['read'],
    files: ['put', 'abort', 'delete'],
    jobs: ['start'],
  },
  'jobs.watch': {
    table: ['get', 'batchGet', 'query', 'put'],
    lists: ['query'],
    schedules: ['get', 'create', 'update', 'delete'],
    scheduleNames: ['list'],
  },
  'jobs.canary': {
    secrets: ['hashes', 'links'],
    table: ['get', 'query', 'put', 'update', 'delete'],
    schedules: ['delete'],
  },
} as const satisfies Record<FunctionName, Needs>;

/** A route of the administrator asks who is signed in, and notes it, whatever else it does. */
export const needsOf = (name: FunctionName): Needs => {
  const isAdmins = name in paths && paths[name as keyof typeof paths].access === 'admin';
  return isAdmins ? { admins: ['batchGet', 'update'], ...needs[name] } : needs[name];
};

/** The secrets in its environment; whoever answers requests asks where they come from. */
export const secretsOf = (name: FunctionName): readonly SecretName[] => {
  const asked = needsOf(name).secrets ?? [];
  return (name in paths ? ['door' as const, ...asked] : asked).flatMap((one) => secrets[one]);
};
