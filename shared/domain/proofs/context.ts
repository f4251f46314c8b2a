/**
 * Proves that whoever reads a reply, and whoever writes a letter, is given all there is to know:
 * the whole list with its ids, the right date, zone and channel, and nothing of another shape.
 */
import * as z from 'zod/mini';
import { type Checklist, itemStatuses } from '../checklist.ts';
import type { LetterContext } from '../letters/context.ts';
import { type LocalDate, localDateAt } from '../local-date.ts';
import type { Asking } from '../replies/reading.ts';
import { RhythmShape } from '../rhythm-shape.ts';
import { type Stage, stages, stageWords, touchpoints } from '../stage.ts';
import type { Channel } from '../user.ts';
import { isZone } from '../zones.ts';
import { type Failing, type Proof, proofOf } from './proof.ts';

/** What is true of a moment, whatever anybody is told of it. */
export interface Facts {
  readonly stage: Stage;
  readonly date: LocalDate;
  readonly zone: string;
  readonly channel: Channel;
  /** The list that the reply was written to, as it was numbered, and behind it what rests. */
  readonly shown: Checklist;
  /** Today's list in its order, and what is for later, as the letter is to show them. */
  readonly items: Checklist;
  readonly later: Checklist;
  readonly reply: string;
  readonly now: Date;
}

/** What is given to the interpreter and to the letters at that moment. */
export interface Bundle {
  readonly facts: Facts;
  readonly asking: Asking;
  readonly context: LetterContext;
}

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const zone = z.string().check(z.refine(isZone));
const text = z.string().check(z.minLength(1));
const address = z.url();
const channel = z.enum(['email', 'sms']);

const ItemShape = z.strictObject({
  id: text,
  text,
  status: z.enum(itemStatuses),
  firstDay: date,
  on: z.exactOptional(date),
});

export const AskingShape = z.strictObject({
  stage: z.enum(stages),
  today: date,
  zone,
  channel,
  items: z.array(ItemShape),
  numbered: z.exactOptional(z.int()),
  reply: z.string(),
  newId: z.custom<Asking['newId']>((value) => typeof value === 'function'),
});

const NextShape = z.strictObject({ touchpoint: z.enum(touchpoints), at: z.date(), date });

export const LetterContextShape = z.strictObject({
  user: z.looseObject({
    zone,
    channel,
    rhythm: RhythmShape,
    startsOn: date,
  }),
  day: z.strictObject({
    date,
    version: z.int(),
    items: z.array(ItemShape),
    later: z.array(ItemShape),
    applied: z.array(z.looseObject({ id: text, at: z.number() })),
    edited: z.optional(z.unknown()),
  }),
  date,
  today: date,
  setting: z.strictObject({
    productName: text,
    postalAddress: text,
    unsubscribeUrl: address,
    helpUrl: address,
  }),
  next: NextShape,
  later: z.array(NextShape).check(z.length(2)),
});

/** The sentence where it does not hold, else nothing. */
const unless = (holds: boolean, says: string): readonly string[] => (holds ? [] : [says]);

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** By which part of it is of another shape; never by what stands there. */
function shapeProblems(name: string, shape: z.ZodMiniType, value: unknown): readonly string[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(({ path, code }) => `${name}.${path.join('.')}: ${code}`);
}

/** The same number gives the same id, another one another, and none that is taken. */
function idsHold({ newId, items }: Asking): boolean {
  const made = [newId(0), newId(1), newId(2)];
  const taken = new Set(items.map(({ id }) => id));
  return (
    same(made, [newId(0), newId(1), newId(2)]) &&
    new Set(made).size === made.length &&
    !made.some((id) => taken.has(id))
  );
}

function askingProblems({ asking, facts }: Bundle): readonly string[] {
  const shape = shapeProblems('asking', AskingShape, asking);
  if (shape.length > 0) return shape;
  return [
    ...unless(asking.stage === facts.stage, 'The reader is told another stage.'),
    ...unless(asking.today === facts.date, 'The reader is told another date.'),
    ...unless(asking.zone === facts.zone, 'The reader is told another zone.'),
    ...unless(asking.channel === facts.channel, 'The reader is told another channel.'),
    ...unless(asking.reply === facts.reply, 'The reader is given other words.'),
    ...unless(same(asking.items, facts.shown), 'The reader is given another list.'),
    ...unless(idsHold(asking), 'Ids of new items are not their own.'),
  ];
}

/** The three letters after this moment, each by its own date in the zone, one after the other. */
function nextHold({ next, later = [] }: LetterContext, { now, zone: there }: Facts): boolean {
  const all = next ? [next, ...later] : [];
  const instants = [now, ...all.map(({ at }) => at)].map((at) => at.getTime());
  return (
    all.every((one) => one.date === localDateAt(one.at, there)) &&
    instants.every((at, place) => place === 0 || at > (instants[place - 1] ?? 0))
  );
}

function sceneProblems({ context, facts }: Bundle): readonly string[] {
  const shape = shapeProblems('context', LetterContextShape, context);
  if (shape.length > 0) return shape;
  const { day, user } = context;
  const ids = [...day.items, ...day.later].map(({ id }) => id);
  return [
    ...unless(
      context.date === facts.date && day.date === facts.date,
      'The letter is told another date.',
    ),
    ...unless(context.today === facts.date, 'The letter is told another today.'),
    ...unless(user.zone === facts.zone, 'The letter is told another zone.'),
    ...unless(user.channel === facts.channel, 'The letter is told another channel.'),
    ...unless(same(day.items, facts.items), 'The letter is given another list.'),
    ...unless(same(day.later, facts.later), 'The letter is given another list for later.'),
    ...unless(new Set(ids).size === ids.length, 'Two items have one id.'),
    ...unless(nextHold(context, facts), 'The next letters are not the next ones.'),
  ];
}

/** Of one moment, in sentences of ours; none where all is complete. */
export const bundleProblems = (bundle: Bundle): readonly string[] => [
  ...askingProblems(bundle),
  ...sceneProblems(bundle),
];

/** Every stage must be among the moments. */
export function proveContext(bundles: readonly Bundle[]): Proof {
  const missing = stages
    .filter((stage) => !bundles.some(({ facts }) => facts.stage === stage))
    .map((stage) => ({ what: stageWords[stage].label, why: 'It was not looked at.' }));
  const failures = bundles.flatMap((bundle): readonly Failing[] => {
    const { stage, zone: there, channel: by } = bundle.facts;
    const what = `${stageWords[stage].label}, ${by}, ${there}`;
    return bundleProblems(bundle).map((why) => ({ what, why }));
  });
  return proofOf(bundles.length, [...missing, ...failures]);
}
