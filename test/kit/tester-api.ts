/**
 * A server of the testers for pages: one session in memory, told with no more than the
 * specification lists. `tells` is how letters come: as a whole transcript, or as the one letter.
 */
import type { AdminAnswers } from './admin-api.ts';
import type { Answer, Asked } from './site-server.ts';

export const testerId = '7f1c1f5e-0d7b-4b6e-9c55-0f2b5e5f4a11';
const base = '/api/v3/tester';
const stages = ['MORNING', 'MIDDAY', 'EVENING'] as const;
const day = '2026-11-20';

export interface Record {
  readonly arc_date: string;
  readonly ts: string;
  readonly stage: string;
  readonly admin_render_json: string;
}

export interface TesterServer {
  readonly answers: AdminAnswers;
  /** What `state` answers of the renderer, until it is changed. */
  readonly shows: { renders: readonly Record[]; mode: string };
  /** Whether `state` tells the session as well, which it need not. */
  readonly remembers: { isOn: boolean };
}

type Entry = Readonly<{ type: string; text: string; ts: string; message_guid: string }> & object;

export function testerServer(tells: 'transcript' | 'content'): TesterServer {
  const at = { day: 1, stage: 0 };
  const shows: TesterServer['shows'] = { renders: [], mode: 'off' };
  const remembers = { isOn: false };
  let transcript: Entry[] = [];
  const stage = () => stages[at.stage] ?? 'MORNING';
  const standing = () => ({ currentDay: at.day, currentStage: stage() });
  const yes = (body: object): Answer => ({ body: { ok: true, ...body } });

  function tell(type: string, text: string, guid: string): Entry {
    const known = transcript.find((entry) => entry.message_guid === guid);
    const ts = `${day}T${12 + transcript.length}:00:00Z`;
    const entry = known ?? { type, text, ts, message_guid: guid };
    if (!known) transcript = [...transcript, entry];
    return entry;
  }

  const letter = ({ text, message_guid }: Entry, contract: string): Answer =>
    tells === 'transcript'
      ? { body: { transcript } }
      : yes({ content: text, contract, message_guid, traceId: `trace-of-${message_guid}` });

  return {
    shows,
    remembers,
    answers: {
      [`POST ${base}/seed-user`]: () => {
        Object.assign(at, { day: 1, stage: 0 });
        transcript = [];
        return yes({ user_id: testerId, email: 'tester@tester.invalid', ...standing() });
      },
      [`POST ${base}/send-stage`]: () =>
        letter(tell('system', `Prompt of ${stage()}.`, `prompt-${at.day}-${stage()}`), 'PROMPT'),
      [`POST ${base}/reply`]: ({ body }: Asked) => {
        const { text } = body as { readonly text: string };
        tell('user', text, `user-${transcript.length}`);
        return letter(tell('ack', `You said: ${text}`, `ack-${transcript.length}`), 'ACK');
      },
      [`POST ${base}/next-stage`]: ({ body }: Asked) => {
        const { expected_from } = body as { readonly expected_from: string };
        if (expected_from !== stage()) return stale;
        Object.assign(at, { day: at.day + (at.stage === 2 ? 1 : 0), stage: (at.stage + 1) % 3 });
        return yes(standing());
      },
      [`POST ${base}/reset`]: () => {
        Object.assign(at, { day: 1, stage: 0 });
        transcript = [];
        return yes(standing());
      },
      [`POST ${base}/advance-day`]: () => {
        Object.assign(at, { day: at.day + 1, stage: 0 });
        return { body: standing() };
      },
      [`GET ${base}/state`]: () => ({
        body: {
          session: {
            admin_renders: shows.renders,
            ...(remembers.isOn && { ...standing(), transcript }),
          },
          adminRendererMode: shows.mode,
        },
      }),
    },
  };
}

export const stale: Answer = {
  status: 409,
  body: { ok: false, code: 'STALE_STAGE', detail: 'The session is elsewhere.' },
};

const newer = {
  text_blocks: ['Nice, the walk is done.'],
  checklists: [
    {
      heading: 'Today',
      items: [
        { text: 'Walk', status: 'done' },
        { text: 'Finish the deck', status: 'open' },
      ],
    },
  ],
  closing: 'Back at six.',
  meta: { stage: 'MIDDAY_CHECKIN', arc_date: day, arc_tz: 'America/Chicago', channel: 'email' },
};

const older = {
  header: 'Three things, then.',
  body: 'We check in at midday.',
  checklist_heading: 'This morning',
  checklist: [
    { text: 'Walk', status: 'open' },
    { text: 'Call Mom', status: 'done' },
  ],
  closing: 'Have a good day.',
  footer: 'Reply to change anything.',
  meta: { arc_date: day, arc_tz: 'America/Chicago', channel: 'sms' },
};

const record = (stage: string, clock: string, json: string): Record => ({
  arc_date: day,
  ts: `${day}T${clock}Z`,
  stage,
  admin_render_json: json,
});

/** In both shapes, and one that is broken; the latest last. */
export const someRenders: readonly Record[] = [
  record('MORNING', '12:11:32', JSON.stringify(older)),
  record('MIDDAY', '18:41:08', JSON.stringify(newer)),
  record('EVENING', '23:59:59', '{broken'),
];
