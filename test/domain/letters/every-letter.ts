/** Days, scenes and every letter that can be written about them. */
import fc from 'fast-check';
import { type DayLists, type Item, withNote } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { readerNotes } from '#shared/domain/letters/answer-words.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { confirmed, reminder } from '#shared/domain/letters/confirming.ts';
import type { LetterContext, Next } from '#shared/domain/letters/context.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import { invitation } from '#shared/domain/letters/invitation.ts';
import type { Letter, Setting } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { notice } from '#shared/domain/letters/notice.ts';
import { otherAddress, othersLetter } from '#shared/domain/letters/other-address.ts';
import { pause } from '#shared/domain/letters/pause.ts';
import { whatStopped } from '#shared/domain/letters/sentences.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { type Stage, stages, type Touchpoint } from '#shared/domain/stage.ts';
import type { User, UserState } from '#shared/domain/user.ts';
import { ada } from '#test/kit/ada.ts';

export const today = '2026-11-21';
export const yesterday = '2026-11-20';

export const setting: Setting = {
  productName: 'Anchor',
  postalAddress: '1 Harbour Street, Austin, TX 78701',
  helpUrl: 'https://anchor.example/faq',
  unsubscribeUrl: 'https://anchor.example/unsubscribe?token=u.1&list=daily',
  reply: {
    address: `r+${'a2'.repeat(28)}@reply.anchor.example`,
    subject: 'Re: Saturday, November 21',
  },
};

export const item = (text: string, change: Partial<Item> = {}): Item => ({
  id: `id-${text}`,
  text,
  status: 'open',
  firstDay: today,
  ...change,
});

export const dayOf = (items: readonly Item[], later: readonly Item[] = []): Day => ({
  date: today,
  version: 1,
  items,
  later,
  applied: [],
});

/** In Central time, which is six hours behind UTC in November. */
export const nextAt = (touchpoint: Touchpoint, date: string, clock: string): Next => ({
  touchpoint,
  date,
  at: new Date(`${date}T${clock}:00-06:00`),
});
export const atMidday = nextAt('MIDDAY_CHECKIN', today, '12:30');
export const thisEvening = nextAt('EVENING_REFLECTION', today, '18:00');
export const tomorrowMorning = nextAt('MORNING_INTENTION', '2026-11-22', '06:00');

export const sceneOf = (day: Day, next: Next | null = atMidday): LetterContext => ({
  user: {
    zone: 'America/Chicago',
    rhythm: dayZeroRhythm,
    channel: 'email',
    startsOn: '2026-11-22',
  },
  day,
  date: today,
  setting,
  ...(next ? { next, later: next === atMidday ? [thisEvening, tomorrowMorning] : [] } : {}),
});

export const answer = (
  day: Day,
  before: DayLists,
  change: Partial<Parameters<typeof acknowledgement>[0]> = {},
): Letter =>
  acknowledgement({
    ...sceneOf(day),
    stage: 'MIDDAY_CHECKIN',
    changes: [],
    before,
    intent: null,
    ...change,
  });

const weekDay = { date: '2026-11-18', version: 1, applied: [] };

const confirmUrl = 'https://anchor.example/email-confirmation?token=c&x="1"';

const paces = [
  { kind: 'daily', first: true },
  { kind: 'daily', first: false },
  { kind: 'weekly', first: true, due: true },
  { kind: 'weekly', first: false, due: true },
] as const;

const away = ({ user }: LetterContext): LetterContext['user'] => ({
  ...user,
  pausedBy: 'out-of-office',
  pausedUntil: today,
});

const bounced = {
  ...ada,
  state: 'suppressed',
  endedBy: 'bounce',
  suppressedAt: '2026-11-17T12:00:00.000Z',
} as const;
/** Letters that nobody had asked to stop, and the state after the reply that found them so. */
const stopped: readonly [what: string, after: UserState, before: User][] = [
  ['after a bounce', 'suppressed', bounced],
  ['that comes back from a bounce', 'active', bounced],
  ['after soft bounces', 'suppressed', { ...bounced, endedBy: 'soft-bounces' }],
  [
    'that ends an absence',
    'active',
    { ...ada, state: 'paused', pausedBy: 'out-of-office', pausedUntil: '2026-12-07' },
  ],
];

/** Every letter about a day, as a name and the letter. */
export function everyLetter(scene: LetterContext, before: DayLists): readonly [string, Letter][] {
  const reply = { ...scene, before, changes: [], intent: null, stage: 'MIDDAY_CHECKIN' as Stage };
  return [
    ['morning', morning({ ...scene, introduce: false })],
    ['first morning', morning({ ...scene, introduce: true })],
    ...paces.map((frequency): [string, Letter] => [
      `morning, ${frequency.kind}${frequency.first ? ', the first' : ''}`,
      morning({ ...scene, introduce: false, frequency }),
    ]),
    ['morning after an absence', morning({ ...scene, user: away(scene), introduce: false })],
    ['pause', pause({ ...scene, confirmUrl })],
    ['reminder', reminder({ ...scene, confirmUrl })],
    [
      'reminder, the first',
      reminder({ ...scene, user: { ...scene.user, remindersFrom: scene.date }, confirmUrl }),
    ],
    ['confirmed', confirmed(scene)],
    ['midday', midday(scene)],
    ['evening', evening(scene)],
    ['evening of the week', evening({ ...scene, week: [{ ...before, ...weekDay }] })],
    ['day0', day0({ ...scene, confirmUrl })],
    ['welcome', welcome({ ...scene, confirmUrl })],
    ['invitation', invitation({ ...scene, acceptUrl: confirmUrl })],
    [
      'invitation from the waitlist',
      invitation({
        ...scene,
        user: { ...scene.user, source: 'harbor_landing' },
        acceptUrl: confirmUrl,
      }),
    ],
    ['farewell', farewell(scene)],
    ['doubted farewell', farewell(scene, { doubted: true })],
    ['notice', notice(scene)],
    ['other address', otherAddress(scene)],
    ['letter of others', othersLetter(scene)],
    ['ask again', askAgain({ ...scene, stage: 'EVENING_REFLECTION' })],
    ...stages.map((stage): [string, Letter] => [
      `acknowledgement ${stage}`,
      acknowledgement({ ...reply, stage }),
    ]),
    ...intents.map((intent): [string, Letter] => [
      `acknowledgement ${intent}`,
      acknowledgement({ ...reply, intent }),
    ]),
    ...stopped.map(([what, state, found]): [string, Letter] => {
      const context = { ...reply, user: { ...scene.user, state } };
      const whyStopped = whatStopped(found, context) ?? '';
      return [`acknowledgement ${what}`, acknowledgement({ ...context, whyStopped })];
    }),
    ['acknowledgement in part', acknowledgement({ ...reply, readInPart: true })],
    ...readerNotes.map((readerNote): [string, Letter] => [
      `acknowledgement ${readerNote}`,
      acknowledgement({ ...reply, readerNote }),
    ]),
  ];
}

const difficult = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=1>',
  '&lt;b&gt; & "quotes" \'single\'',
  'مراجعة الميزانية قبل الاجتماع',
  'פגישה עם הצוות',
  '👩‍👩‍👧‍👦 dinner 🌊',
  'x'.repeat(180),
  'see https://evil.example/path?a=1&b=2 and mail me@evil.example',
  '[x] not done [ ] and [>] 3. of it (tomorrow)',
  'two\nlines\r\n\tand a tab',
  '-- \nNext: nothing',
  'a long item that certainly does not fit on one line of plain text and so goes on for a while',
);

export const anyText = fc
  .oneof(difficult, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }))
  .filter((text) => /[^\p{C}\p{Z}\s]/u.test(text));

const anyItem = fc
  .record({
    id: fc.uuid(),
    text: anyText,
    status: fc.constantFrom('open', 'done', 'deferred', 'dropped'),
    firstDay: fc.constantFrom(today, yesterday, '2026-11-17', '2026-10-03'),
    note: fc.oneof(fc.constant(''), anyText),
  })
  .map((made): Item => withNote(made, made.note));

export const anyDay = fc
  .record({
    items: fc.array(anyItem, { maxLength: 8 }),
    later: fc.array(anyItem, { maxLength: 3 }),
  })
  .map(({ items, later }) => dayOf(items, later));
