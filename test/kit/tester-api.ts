/**
 * A server of the testers for pages: one session in memory, told with no more than the
 * specification lists. `tells` is how letters come: as a whole transcript, or as the one letter.
 */
import type { AdminAnswers } from './admin-api.ts';
import type { Answer } from './site-server.ts';

export const testerId = '7f1c1f5e-0d7b-4b6e-9c55-0f2b5e5f4a11';
const base = '/api/v3/tester';
const stages = ['MORNING', 'MIDDAY', 'EVENING'] as const;
const date = '2026-11-20';

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

interface Entry {
  readonly type: string;
  readonly text: string;
  readonly ts: string;
  readonly message_guid: string;
}

/** One session, moved and spoken in as the calls do. */
class Session {
  day = 1;
  stage = 0;
  transcript: readonly Entry[] = [];

  restart(): void {
    Object.assign(this, { day: 1, stage: 0, transcript: [] });
  }

  moveOn(): void {
    if (this.stage === 2) this.nextDay();
    else this.stage += 1;
  }

  nextDay(): void {
    Object.assign(this, { day: this.day + 1, stage: 0 });
  }

  get stageName(): string {
    return stages[this.stage] ?? 'MORNING';
  }

  get standing() {
    return { currentDay: this.day, currentStage: this.stageName };
  }

  /** What has a guid already is not told again. */
  tell(type: string, text: string, message_guid: string): Entry {
    const known = this.transcript.find((entry) => entry.message_guid === message_guid);
    const ts = `${date}T${12 + this.transcript.length}:00:00Z`;
    const entry = known ?? { type, text, ts, message_guid };
    if (!known) this.transcript = [...this.transcript, entry];
    return entry;
  }
}

const yes = (body: object): Answer => ({ body: { ok: true, ...body } });

export function testerServer(tells: 'transcript' | 'content'): TesterServer {
  const session = new Session();
  const shows: TesterServer['shows'] = { renders: [], mode: 'off' };
  const remembers = { isOn: false };
  const letter = ({ text, message_guid }: Entry, contract: string): Answer =>
    tells === 'transcript'
      ? { body: { transcript: session.transcript } }
      : yes({ content: text, contract, message_guid, traceId: `trace-of-${message_guid}` });
  const state = () => ({
    session: {
      admin_renders: shows.renders,
      ...(remembers.isOn && { ...session.standing, transcript: session.transcript }),
    },
    adminRendererMode: shows.mode,
  });
  const answers = { ...moves(session), ...letters(session, letter) };
  return {
    shows,
    remembers,
    answers: { ...answers, [`GET ${base}/state`]: () => ({ body: state() }) },
  };
}

const moves = (session: Session): AdminAnswers => ({
  [`POST ${base}/seed-user`]: () => {
    session.restart();
    return yes({ user_id: testerId, email: 'tester@tester.invalid', ...session.standing });
  },
  [`POST ${base}/next-stage`]: ({ body }) => {
    const { expected_from } = body as { readonly expected_from: string };
    if (expected_from !== session.stageName) return stale;
    session.moveOn();
    return yes(session.standing);
  },
  [`POST ${base}/reset`]: () => {
    session.restart();
    return yes(session.standing);
  },
  [`POST ${base}/advance-day`]: () => {
    session.nextDay();
    return { body: session.standing };
  },
});

const letters = (
  session: Session,
  letter: (entry: Entry, contract: string) => Answer,
): AdminAnswers => ({
  [`POST ${base}/send-stage`]: () => {
    const { day, stageName } = session;
    return letter(
      session.tell('system', `Prompt of ${stageName}.`, `prompt-${day}-${stageName}`),
      'PROMPT',
    );
  },
  [`POST ${base}/reply`]: ({ body }) => {
    const { text } = body as { readonly text: string };
    session.tell('user', text, `user-${session.transcript.length}`);
    return letter(
      session.tell('ack', `You said: ${text}`, `ack-${session.transcript.length}`),
      'ACK',
    );
  },
});

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
  meta: { stage: 'MIDDAY_CHECKIN', arc_date: date, arc_tz: 'America/Chicago', channel: 'email' },
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
  meta: { arc_date: date, arc_tz: 'America/Chicago', channel: 'sms' },
};

const record = (stage: string, clock: string, json: string): Record => ({
  arc_date: date,
  ts: `${date}T${clock}Z`,
  stage,
  admin_render_json: json,
});

/** In both shapes, and one that is broken; the latest last. */
export const someRenders: readonly Record[] = [
  record('MORNING', '12:11:32', JSON.stringify(older)),
  record('MIDDAY', '18:41:08', JSON.stringify(newer)),
  record('EVENING', '23:59:59', '{broken'),
];
