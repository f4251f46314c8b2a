/** The API as the pages of the admin area meet it, for an administrator who is signed in. */
import type { ActivityDay, Funnel } from '#shared/contract/analytics.ts';
import { weekOf } from '#shared/domain/local-date.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription-status.ts';
import type { Answer, Api, Asked } from './site-server.ts';

export type AdminAnswers = Readonly<Record<string, Answer | Api>>;

export const ops = { id: 'ops', email: 'ops@anchor.example' };

/** A day's counts that look like a week: fewer on weekends, more as time goes on. */
function activityDay(at: number): ActivityDay {
  const date = new Date(Date.UTC(2026, 7, 24 + at));
  const quiet = date.getUTCDay() % 6 === 0 ? 0.4 : 1;
  const signups = Math.round((3 + at / 9 + ((at * 7) % 5)) * quiet);
  const sent = Math.round((60 + at * 6) * (quiet === 1 ? 1 : 0.9));
  const bounced = at % 11 === 3 ? 2 : 0;
  return {
    date: date.toISOString().slice(0, 10),
    signups,
    replies: {
      day0: Math.round(signups * 0.8),
      morning: Math.round(sent * 0.18 * quiet),
      midday: Math.round(sent * 0.11 * quiet),
      evening: Math.round(sent * 0.14 * quiet),
    },
    letters: {
      sent,
      delivered: sent - bounced - (at % 4),
      bounced,
      byStage: {
        day0: signups,
        morning: Math.round(sent * 0.3),
        midday: Math.round(sent * 0.28),
        evening: Math.round(sent * 0.27),
      },
    },
    items: { set: Math.round(sent * 0.6 * quiet), done: Math.round(sent * 0.37 * quiet) },
    unsubscribed: at % 5 === 2 ? 1 : 0,
    complained: at % 31 === 17 ? 1 : 0,
    active: Math.round(sent * 0.21 * quiet),
  };
}

export const activityDays: readonly ActivityDay[] = Array.from({ length: 90 }, (_, at) =>
  activityDay(at),
);

/** Of those who signed up on these days; the newest are too new for the later steps. */
function funnelOf(days: readonly ActivityDay[]): Funnel {
  const last = activityDays.length - 1;
  const step = (share: number, after: number) => {
    const old = days.filter((day) => activityDays.indexOf(day) <= last - after);
    const of = old.reduce((sum, { signups }) => sum + signups, 0);
    return { count: Math.round(of * share), of };
  };
  return {
    signups: days.reduce((sum, { signups }) => sum + signups, 0),
    day0: step(0.81, 0),
    confirmed: step(0.66, 0),
    replied: step(0.58, 0),
    day7: step(0.41, 7),
    day30: step(0.27, 30),
  };
}

/** The activity of the last days, as the service answers it. */
export const activityOf = (days: readonly ActivityDay[]) => ({
  ok: true,
  each: 'day',
  days,
  funnel: funnelOf(days),
  cohorts: [...Map.groupBy(days, ({ date }) => weekOf(date))].map(([week, some]) => ({
    week,
    ...funnelOf(some),
  })),
});

/** By method and path; `METHOD /path` answers what is given, else what a quiet day would. */
export const adminApi =
  (answers: AdminAnswers = {}): Api =>
  (asked) => {
    const name = `${asked.method} ${asked.path}`;
    const answer = answers[name] ?? usual[name] ?? missing;
    return typeof answer === 'function' ? answer(asked) : answer;
  };

const missing: Answer = {
  status: 404,
  body: { ok: false, error: 'There’s nothing here.', message: 'There’s nothing here.' },
};

/** Before 14:00 UTC on 20 November 2026. */
const letterTimes = ['20T13:59:40', '20T13:59:00', '20T13:01:00', '19T14:30:00', '18T08:00:00'];

const healthDays = activityDays.slice(-14).map(({ date, letters, replies }, at) => ({
  date,
  letters: letters.sent,
  replies: replies.day0 + replies.morning + replies.midday + replies.evening,
  overdue: at % 5 === 1 ? at : 0,
  late: at === 6 ? 2 : 0,
}));

/** A service that does well, at 20:02:31 UTC on 20 November 2026. */
export const health = {
  ok: true,
  at: '2026-11-20T20:02:31.000Z',
  counted: {
    days: healthDays,
    last: {
      day0: { date: '2026-11-20', at: '2026-11-20T19:21:00.000Z' },
      morning: { date: '2026-11-20', at: '2026-11-20T19:59:40.000Z' },
      midday: { date: '2026-11-20', at: '2026-11-20T18:30:03.000Z' },
      evening: { date: '2026-11-19' },
    },
    mail: { all: 7412, bounces: 12, complaints: 1 },
    readBy: { model: 2811, forms: 402, 'language-model': 96, nothing: 4 },
  },
  deadLetters: { count: 0, isOldest: true },
  unread: [],
  errors: { sinceMs: Date.parse('2026-11-19T20:02:31Z'), kinds: 0, groups: [] },
};

const onboarding: AdminAnswers = {
  'GET /api/admin/onboarding/status': {
    body: {
      ok: true,
      nextUserNumber: 1285,
      counts: { onboardingSent: 1120 },
      mail: { fromAddress: 'hello@anchor.example', sesVerified: true },
      flags: { USE_REAL_EMAIL: true, ALLOW_PRELAUNCH_PURGE: false },
      sequence: { name: 'USER_NUMBER', atOne: false },
    },
  },
  'GET /api/admin/onboarding/recent': {
    body: {
      ok: true,
      items: letterTimes.map((time, at) => ({
        email: `person${at}@example.com`,
        userNumber: 1284 - at,
        sentAt: `2026-11-${time}Z`,
        messageId: `0100018c4a7b${at}f2e-6f1d2c3b-000000`,
      })),
    },
  },
};

const left = (at: number) => ({
  userId: `22222222-2222-4222-8222-22222222222${at}`,
  email: `left${at}@example.com`,
  userNumber: 900 + at,
  unsubscribedAt: `2026-11-1${at}T09:30:00Z`,
  status: at === 2 ? 'subscribed' : 'unsubscribed',
});

const bounced = (kind: string, at: number) => ({
  userId: `33333333-3333-4333-8333-33333333333${at}`,
  email: 'bob@example.com',
  userNumber: 40 + at,
  kind,
  at: `2026-11-1${at}T11:00:00Z`,
  state: 'suppressed',
  status: 'suppressed',
});

const putAside = [
  { id: 'm1', from: 'Ada <ada@work.example>', subject: 'Re: What matters today?' },
  { id: 'm2' },
].map((mail) => ({ ...mail, at: '2026-11-19T15:00:00Z', because: 'not vouched for' }));

const compliance: AdminAnswers = {
  'GET /api/admin/email-compliance/stats': {
    body: {
      ok: true,
      subscribed: 1201,
      unsubscribed: 64,
      paused: 12,
      invited: 7,
      suppressed: 19,
      total: 1303,
      deleted: 5,
      lastUnsubs: [3, 2, 1].map(left),
    },
  },
  'GET /api/admin/email-compliance/troubles': {
    body: {
      ok: true,
      items: ['complaint', 'hard-bounce', 'listed', 'soft-bounce'].map(bounced),
    },
  },
  'GET /api/admin/email-compliance/quarantine': { body: { ok: true, items: putAside } },
};

const stageOf = (at: number) =>
  ['MIDDAY_CHECKIN', 'MORNING_INTENTION', 'EVENING_REFLECTION', 'DAY0_ACK', undefined][at % 5];

const statusOf = (number: number): SubscriptionStatus =>
  number % 6 === 0
    ? 'deleted'
    : ((['subscribed', 'subscribed', 'invited', 'paused', 'unsubscribed'] as const)[number % 5] ??
      'subscribed');

/** Newest first: person 30 down to person 1, of whom every sixth is deleted. */
export const userRows = Array.from({ length: 30 }, (_, at) => {
  const number = 30 - at;
  const last_stage = stageOf(at);
  return {
    user_id: `${String(number).padStart(8, '0')}-4444-4444-8444-444444444444`,
    email: `person${number}@example.com`,
    row_number: number,
    created_at: `2026-10-${String(number).padStart(2, '0')}T15:00:00Z`,
    ...(last_stage && { last_stage, last_message_at: '2026-11-20T15:00:00Z' }),
    ...(number % 6 === 0 && { deleted_at: '2026-11-01T15:00:00Z' }),
    status: statusOf(number),
  };
});

/** Twenty a page, of all or of those who match. */
function usersList({ query }: Asked): Answer {
  const rows = userRows.filter((row) => query['showDeleted'] === 'true' || !row.deleted_at);
  const { q = '', cursor, status, sort } = query;
  const text = q.toLowerCase();
  const found = rows.filter(
    (row) => `${row.email} ${row.user_id}`.includes(text) && (!status || row.status === status),
  );
  if (sort === 'created') found.reverse();
  const start = Number(cursor ?? 0);
  const items = found.slice(start, start + 20);
  const nextCursor = start + 20 < found.length ? String(start + 20) : null;
  return { body: { ok: true, items, total: rows.length, nextCursor } };
}

const users: AdminAnswers = {
  'GET /api/v2/admin/permissions': {
    body: { ok: true, canDelete: true, canPurge: true, reason: '' },
  },
  'GET /api/v2/admin/users': usersList,
};

const person0 = { user_id: userRows[0]?.user_id, email: userRows[0]?.email };

/** 60 people who wait, the newest first; each fifth was invited, each seventh is a user by now. */
export const waiting = Array.from({ length: 60 }, (_, at) => ({
  email: `waits${60 - at}@example.com`,
  joined_at: new Date(Date.UTC(2026, 10, 20, 14) - at * 7_200_000).toISOString(),
  zone: at % 3 === 0 ? 'Europe/Lisbon' : 'America/New_York',
  source: at === 4 ? 'a_friend' : 'harbor_landing',
  can_invite: at % 5 !== 2 && at % 7 !== 3,
  ...(at % 5 === 2 && { user_id: userRows[0]?.user_id, status: 'invited' }),
  ...(at % 7 === 3 && { user_id: userRows[1]?.user_id, status: 'subscribed' }),
}));

/** As many a page as are asked for, of those whose address contains the text. */
function waitlistList({ query }: Asked): Answer {
  const { q = '', cursor, limit = '20' } = query;
  const found = waiting.filter(({ email }) => email.includes(q.toLowerCase()));
  const [start, end] = [Number(cursor ?? 0), Number(cursor ?? 0) + Number(limit)];
  const days = activityDays.map(({ date, signups }) => ({ date, joined: signups }));
  const sources = { harbor_landing: 59, other: 1 };
  return {
    body: {
      ok: true,
      items: found.slice(start, end),
      nextCursor: end < found.length ? String(end) : null,
      ...(cursor === undefined && { figures: { total: waiting.length, sources, days } }),
    },
  };
}

/** One act an hour, the newest first, of two administrators on two people, one of them purged. */
export const auditItems = Array.from({ length: 30 }, (_, at) => ({
  at: new Date(Date.UTC(2026, 10, 20, 14) - at * 3_600_000).toISOString(),
  trace_id: `7d5ff43c-5c0d-4c3a-9a3e-0000000000${String(at).padStart(2, '0')}`,
  admin: at % 4 === 3 ? { id: 'gone' } : { id: 'ops', email: 'ops@anchor.example' },
  ...[
    { what: 'test send', stage: 'MIDDAY', whom: { name: 'keyedNameOfPersonThere', ...person0 } },
    { what: 'purge', whom: { name: 'keyedNameOfWhoIsPurged' } },
    { what: 'export users', file_id: '7d5ff43c-5c0d-4c3a-9a3e-111111111111' },
    {
      what: 'read the log',
      since: '2026-11-20T12:00:00.000Z',
      until: '2026-11-20T12:15:00.000Z',
      lines: 340,
    },
    { what: 'a later act' },
  ][at % 5],
}));

function auditList({ query }: Asked): Answer {
  const { what, cursor } = query;
  const found = auditItems.filter((item) => !what || ('what' in item && item.what === what));
  const start = Number(cursor ?? 0);
  const end = start + 20;
  const nextCursor = end < found.length ? String(end) : null;
  return { body: { ok: true, items: found.slice(start, end), nextCursor } };
}
export const ownSignIn = {
  ok: true,
  email: ops.email,
  factor: null,
  sessions: [
    ['Firefox on Windows', '2026-11-20T20:10:00Z', '2026-11-20T20:31:00Z', true],
    ['Safari on iPhone', '2026-11-20T18:00:00Z', '2026-11-20T20:05:00Z', false],
  ].map(([browser, began, seen, is_this]) => ({
    browser,
    began_at: Date.parse(String(began)),
    seen_at: Date.parse(String(seen)),
    is_this,
  })),
};

const usual: AdminAnswers = {
  'GET /api/v2/admin/audit': auditList,
  'GET /api/v2/admin/waitlist': waitlistList,
  'GET /auth/whoami': { body: { admin: ops } },
  'POST /auth/logout': { body: { ok: true } },
  'GET /api/admin/sign-in': { body: ownSignIn },
  'GET /admin/api/runs': { body: { ok: true, runs: [] } },
  'GET /api/v2/admin/health': { body: health },
  'GET /api/v2/admin/logs': { body: { ok: true, lines: [], count: 0 } },
  'GET /api/analytics/recent-signups': {
    body: { ok: true, totalUsers: 1284, today: 9, last7Days: 61, last30Days: 240 },
  },
  'GET /api/analytics/signup-sources': {
    body: {
      landing_page: 612,
      harbor_landing: 341,
      confirmation_page: 148,
      share_confirmation_page: 97,
      admin_seed: 52,
      unknown: 34,
    },
  },
  'GET /api/analytics/activity': { body: activityOf(activityDays) },
  ...onboarding,
  ...compliance,
  ...users,
};
