/** One person as the administrator's call shows them: two letters, one reply, more before them. */
import type { AdminAnswers } from './admin-api.ts';

export const personId = '55555555-5555-4555-8555-555555555555';
const base = `/api/v2/admin/users/${personId}`;

const item = (text: string, status: string, first_day = '2026-11-20') => ({
  id: text,
  text,
  status,
  first_day,
});

const before = { items: [item('Finish the deck', 'open'), item('Call Mom', 'open')], later: [] };
const after = {
  items: [
    item('Finish the deck', 'done'),
    item('Call Mom', 'open', '2026-11-18'),
    item('Water the plants', 'dropped'),
    item('Walk', 'deferred'),
  ],
  later: [item('Book the dentist', 'open')],
};
const changes = [
  { kind: 'complete', text: 'Finish the deck', was_status: 'open' },
  { kind: 'rename', text: 'Call Mom', was_text: 'Ring Mom' },
];
const reply = {
  reply_id: 'r1',
  at: '2026-11-20T19:00:00Z',
  date: '2026-11-20',
  stage: 'MIDDAY_CHECKIN',
  text: 'deck done, and it is Call Mom',
  channel: 'email',
  engine: 'rules/3',
  intent: null,
  changes,
  acknowledgement_letter_id: 'r1.ACK',
  acknowledgement_status: 'delivered',
  mail_id: 'm1',
};
const letters = [
  {
    letter_id: '2026-11-20.MIDDAY_CHECKIN',
    date: '2026-11-20',
    what: 'MIDDAY_CHECKIN',
    state: 'sent',
    at: '2026-11-20T18:30:00Z',
    status: 'delivered',
    facts: { delivered: '2026-11-20T18:30:04Z' },
    drawn: true,
  },
  {
    letter_id: '2026-11-20.MORNING_INTENTION',
    date: '2026-11-20',
    what: 'MORNING_INTENTION',
    state: 'not sent',
    planned_at: '2026-11-20T12:00:00Z',
    because: 'too late',
    facts: {},
    drawn: false,
  },
];
const user = {
  user_id: personId,
  email: 'maya@example.com',
  row_number: 7,
  created_at: '2026-11-01T15:00:00Z',
  last_message_at: '2026-11-20T19:00:00Z',
  last_stage: 'MIDDAY_CHECKIN',
  state: 'paused',
  status: 'paused',
  paused_until: '2026-11-24',
  channel: 'email',
  zone: 'America/Chicago',
  zone_source: 'detected',
  rhythm: { morning: '06:00', midday: '12:30', evening: '18:00' },
  source: 'landing_page',
  starts_on: '2026-11-01',
  pace: 'none',
};
const shown = {
  ok: true,
  user,
  today: { date: '2026-11-20', ...after },
  schedules: [],
  consents: [
    {
      at: '2026-11-02T15:00:00Z',
      what: 'given',
      phone: '+15125550100',
      wording: 'Reply YES to get texts.',
      version: '1',
      source: 'text t1',
    },
  ],
  letters,
  replies: [reply],
  mails: [{ mail_id: 'm0', at: '2026-11-05T15:00:00Z', outcome: 'automatic' }],
  next: '2026-11-20',
};
const earlier = {
  ...shown,
  letters: [
    { letter_id: 'WELCOME', what: 'WELCOME', state: 'sent', facts: {}, drawn: true },
    {
      ...letters[0],
      letter_id: '2026-11-19.EVENING_REFLECTION',
      what: 'EVENING_REFLECTION',
      at: '2026-11-20T00:00:00Z',
      status: 'bounced',
    },
  ],
  replies: [],
  mails: [],
  next: null,
};
const made = { engine: 'rules/3', intent: null, changes, after };

export const onePerson: AdminAnswers = {
  [`GET ${base}`]: ({ query }) => ({ body: query['before'] ? earlier : shown }),
  [`GET ${base}/letters/2026-11-20.MIDDAY_CHECKIN`]: { body: '<p>How is it going?</p>' },
  [`GET ${base}/letters/r1.ACK`]: { body: '<p>Noted.</p>' },
  [`POST ${base}/replies/r1/read-again`]: {
    body: {
      ok: true,
      reply_id: 'r1',
      at: reply.at,
      date: reply.date,
      stage: reply.stage,
      words_from: 'mail',
      visible_text: reply.text,
      before,
      now: { ...made, engine: 'rules/5', changes: changes.slice(0, 1) },
      earlier: { ...made, visible_text: reply.text },
    },
  },
};
