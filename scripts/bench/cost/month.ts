/** A month of a crowd through the real functions. */
import { segments } from '#shared/domain/letters/gsm7.ts';
import type { Counting } from '../../cost/counting-run.ts';
import { tellingLater } from '../../cost/told-later.ts';
import { signUp } from '../../cost/visitor.ts';
import type { LocalRun } from '../../local/local-run.ts';
import { calendar, type Moment, overAt, signUpAt } from './calendar.ts';
import { crowdOf, type Somebody, zones } from './crowd.ts';
import { type Post, postOf } from './post.ts';
import { handOut, silenceSchedules } from './queue.ts';
import { type Tally, tallyOf } from './tally.ts';
import { answerTo, planOf } from './words.ts';

export interface Asked {
  readonly users: number;
  readonly days: number;
  /** Whether batches of ten come out of a queue, or each schedule asks the function itself. */
  readonly way: 'direct' | 'queue';
  readonly channel: 'email' | 'sms';
}

interface Seen {
  prompts: number;
  replies: number;
  batches: number;
  readonly mailBytes: number[];
  segments: number;
}

/** People in the middle of their month. */
export interface Living {
  readonly run: LocalRun;
  readonly asked: Asked;
  readonly crowd: readonly Somebody[];
  readonly ids: Map<number, string>;
  readonly post: Post;
  readonly tally: Tally;
  readonly settle: () => Promise<void>;
  readonly seen: Seen;
}

/** As many workers as a function has here. */
const atOnce = 4;

/** Some at a time, each of them about another person. */
async function each<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    await Promise.all(all.slice(from, from + atOnce).map(act));
  }
}

const livingIn = ({ crowd }: Living, zone: string): readonly Somebody[] =>
  crowd.filter((one) => one.zone === zone);

/** Everybody signs up, and those of the texts move on to them. */
export async function arrive(living: Living): Promise<void> {
  const { run, ids, settle } = living;
  for (const zone of [...zones].toSorted((one, other) => signUpAt(one) - signUpAt(other))) {
    await run.timekeeper.advanceTo(signUpAt(zone));
    await each(livingIn(living, zone), async ({ number, email, chance }) => {
      ids.set(number, await signUp(run, { email, zone, plan: planOf(chance) }));
    });
    await settle();
    if (living.asked.channel === 'sms') await moveToTexts(living, zone);
  }
}

async function moveToTexts(living: Living, zone: string): Promise<void> {
  const { post, settle } = living;
  await each(livingIn(living, zone), (one) => post.mail(one, `text me at ${one.phone}`));
  await settle();
  for (const one of livingIn(living, zone)) post.text(one, 'YES');
  await settle();
}

async function answer(living: Living, who: Somebody, { stage }: Moment): Promise<void> {
  const { post, seen, asked } = living;
  const byText = asked.channel === 'sms';
  const letter = await post.newest(byText ? who.phone : who.email);
  const said = answerTo(letter, stage, who.chance);
  seen.replies += 1;
  if (byText) return post.text(who, said);
  seen.mailBytes.push(await post.mail(who, said));
}

async function livePrompt(living: Living, moment: Moment): Promise<void> {
  const { run, ids, seen, asked } = living;
  const { fired } = await run.timekeeper.advanceTo(moment.at);
  if (asked.way === 'direct') {
    seen.prompts += fired.length;
    return;
  }
  const here = livingIn(living, moment.zone).map(({ number }) => ids.get(number) ?? '');
  seen.prompts += here.length;
  seen.batches += await handOut(run, here, moment);
}

async function live(living: Living, moment: Moment): Promise<void> {
  const { run, settle, tally } = living;
  if (moment.kind === 'prompt') await livePrompt(living, moment);
  else {
    await run.timekeeper.advanceTo(moment.at);
    const here = livingIn(living, moment.zone).filter(({ answers }) =>
      answers.includes(moment.stage),
    );
    await each(here, (who) => answer(living, who, moment));
  }
  await settle();
  tally.fold();
}

/** Settles in: nothing has happened yet. */
export function beginning(counting: Counting, asked: Asked): Living {
  const { run } = counting;
  const seen: Seen = { prompts: 0, replies: 0, batches: 0, mailBytes: [], segments: 0 };
  run.endpoint.outbox.onAdd(({ channel, text = '' }) => {
    if (channel === 'sms') seen.segments += segments(text);
  });
  return {
    run,
    asked,
    crowd: crowdOf(asked.users),
    ids: new Map(),
    post: postOf(counting),
    tally: tallyOf(run),
    settle: tellingLater(run),
    seen,
  };
}

/** The days, one moment after the other. */
export async function liveOn(living: Living): Promise<void> {
  const { run, asked, settle, tally } = living;
  if (asked.way === 'queue') await silenceSchedules(run);
  const moments = calendar(asked.days, asked.channel === 'sms');
  for (const moment of moments) await live(living, moment);
  await run.timekeeper.advanceTo(overAt(moments));
  // What failed once has come again by then.
  await settle();
  tally.fold();
}
