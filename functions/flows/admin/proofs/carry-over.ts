/** Proves that nothing is lost between days, by running three of them. */
import { createHash } from 'node:crypto';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import type { DayLists, Item } from '#shared/domain/checklist.ts';
import { compareCarryOver, morningIn } from '#shared/domain/dry-run/carry-over.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { type Failing, type Proof, proofOf } from '#shared/domain/proofs/proof.ts';
import { stageWords } from '#shared/domain/stage.ts';
import { bytesToUuid, uuidBytes } from '#shared/domain/uuid.ts';
import {
  eraseTester,
  type Moment,
  type Printed,
  promptAt,
  type Rehearsed,
  replyAt,
  seedTester,
  type Tester,
} from '../../rehearsal/rehearse.ts';

const zone = 'America/Chicago';

/** The expected item; `firstDay` counts from the first of the three days. */
type Wanted = readonly [text: string, status: Item['status'], firstDay: number];

interface Step {
  readonly moment: Moment;
  /** Without it, the letter is sent and not answered. */
  readonly reply?: string;
  /** The lists after it. */
  readonly items: readonly Wanted[];
  readonly tomorrow?: readonly Wanted[];
}

const [mom, deck, plants, dentist, passport] = [
  'Call Mom',
  'Finish the deck',
  'Water the plants',
  'Book the dentist',
  'Renew the passport',
] as const;

/** Open, done, dropped, put off and planned: each carries over in its own way. */
const threeDays: readonly Step[] = [
  {
    moment: { day: 1, stage: 'MORNING_INTENTION' },
    reply: `1. ${mom}\n2. ${deck}\n3. ${plants}\n4. ${dentist}`,
    items: [
      [mom, 'open', 1],
      [deck, 'open', 1],
      [plants, 'open', 1],
      [dentist, 'open', 1],
    ],
  },
  {
    moment: { day: 1, stage: 'EVENING_REFLECTION' },
    reply: `done 1, drop 4, and for tomorrow ${passport.toLowerCase()}`,
    items: [
      [mom, 'done', 1],
      [deck, 'open', 1],
      [plants, 'open', 1],
      [dentist, 'dropped', 1],
    ],
    tomorrow: [[passport, 'open', 2]],
  },
  {
    moment: { day: 2, stage: 'MORNING_INTENTION' },
    items: [
      [deck, 'open', 1],
      [plants, 'open', 1],
      [passport, 'open', 2],
    ],
  },
  {
    moment: { day: 2, stage: 'MIDDAY_CHECKIN' },
    reply: '1 done, 2 tomorrow',
    items: [
      [deck, 'done', 1],
      [plants, 'deferred', 1],
      [passport, 'open', 2],
    ],
  },
  {
    moment: { day: 3, stage: 'MORNING_INTENTION' },
    items: [
      [plants, 'open', 1],
      [passport, 'open', 2],
    ],
  },
];

/** What a rehearsal does. The proof's own test replaces it with something broken. */
export interface Stage {
  readonly prompt: (moment: Moment) => Promise<Rehearsed>;
  readonly reply: (moment: Moment, text: string) => Promise<Rehearsed>;
}

const plain = (text: string): string => text.toLowerCase();

const named = ({ day, stage }: Moment): string => `Day ${day}, ${stageWords[stage].label}`;

/** The items that one list has and the other lacks, by text, status and first day. */
function listsDiffer(found: readonly Item[], wanted: readonly Wanted[], first: LocalDate) {
  const is = found.map(
    ({ text, status, firstDay }) => `${plain(text)}: ${status} since ${firstDay}`,
  );
  const must = wanted.map(
    ([text, status, day]) => `${plain(text)}: ${status} since ${addDays(first, day - 1)}`,
  );
  return is.join() === must.join()
    ? undefined
    : `“${is.join(', ')}” in the place of “${must.join(', ')}”`;
}

function dayProblems({ day }: Rehearsed, step: Step, first: LocalDate): readonly string[] {
  const items = listsDiffer(day.items, step.items, first);
  const tomorrow = listsDiffer(day.later, step.tomorrow ?? [], first);
  return [
    ...(items ? [`The list is ${items}.`] : []),
    ...(tomorrow ? [`The list for tomorrow is ${tomorrow}.`] : []),
    ...(day.date === addDays(first, step.moment.day - 1) ? [] : ['It is another date.']),
  ];
}

/** Compares what the evening left open with what the morning's letter shows. */
function carryProblems(evening: DayLists, { letter, text }: Printed): readonly string[] {
  const { rows, strangers } = compareCarryOver(evening, morningIn(letter, text));
  return [
    ...rows
      .filter(({ holds }) => !holds)
      .map(
        ({ text: item, comes }) =>
          `“${item}” ${comes ? 'did not come along as it was' : 'came along'}.`,
      ),
    ...strangers.map((line) => `“${line}” was on no list.`),
  ];
}

async function gone(step: Step, { prompt, reply }: Stage) {
  const sent = await prompt(step.moment);
  const last = step.reply === undefined ? sent : await reply(step.moment, step.reply);
  return { sent, last };
}

/** Runs the days; `first` is the date of the first one. */
export async function goThroughDays(
  stage: Stage,
  first: LocalDate,
  tell: (doing: string) => void = () => {},
): Promise<Proof> {
  const failures: Failing[] = [];
  let before: Rehearsed | undefined;
  for (const step of threeDays) {
    const what = named(step.moment);
    tell(`Carry-over: ${what.toLowerCase()}`);
    const { sent, last } = await gone(step, stage);
    const isNewDay = before !== undefined && before.day.date < last.day.date;
    const why = [
      ...(sent.sent ? [] : ['No letter went out.']),
      ...(isNewDay && before && sent.sent ? carryProblems(before.day, sent.sent) : []),
      ...dayProblems(last, step, first),
    ];
    failures.push(...why.map((one) => ({ what, why: one })));
    before = last;
  }
  return proofOf(threeDays.length, failures);
}

/**
 * One tester for each administrator, whose runs follow each other: a run that was killed is cleaned
 * up by the next.
 */
const testerOf = (adminId: string): string =>
  bytesToUuid(createHash('sha256').update(`proofs ${adminId}`).digest().subarray(0, uuidBytes));

/** If it fails, the rest expires in a week. */
async function erased(tester: Tester, context: RequestContext): Promise<void> {
  await eraseTester(tester, context).catch((problem: unknown) => {
    context.log.error('the proofs left their tester to expire', problem, { userId: tester.id });
  });
}

/** The tester is erased in the end, whatever happened. Throws what AWS threw. */
export async function proveCarryOver(
  context: AdminContext,
  tell: (doing: string) => void,
): Promise<Proof> {
  const startsOn = localDateAt(context.now, zone);
  const tester = { id: testerOf(context.admin.id), startsOn };
  // Without the model: the proof is about days, and a model may vary.
  const quiet = { ...context, env: { ...context.env, MODEL_ENABLED: false } };
  try {
    await eraseTester(tester, quiet);
    await seedTester({ ...quiet, newId: () => tester.id }, { zone, startsOn });
    const stage: Stage = {
      prompt: (moment) => promptAt(tester, moment, quiet),
      reply: (moment, text) => replyAt(tester, moment, text, quiet),
    };
    return await goThroughDays(stage, startsOn, tell);
  } finally {
    await erased(tester, quiet);
  }
}
