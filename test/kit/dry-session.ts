/** A dry run as it would have gone, made of the domain alone: for tests of its report. */
import { theReader } from '#functions/adapters/reader-model.ts';
import { applyEdits, type DayLists } from '#shared/domain/checklist.ts';
import { type Day, emptyDay, openDay } from '#shared/domain/day.ts';
import { compareCarryOver } from '#shared/domain/dry-run/carry-over.ts';
import type { DryInput, DryLetter, DrySession, DryStage } from '#shared/domain/dry-run/session.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { mimeParity } from '#shared/domain/letters/mime-parity.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { readText } from '#shared/domain/letters/read-text.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { readReply } from '#shared/domain/replies/read-reply.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import {
  atMidday,
  nextAt,
  sceneOf,
  setting,
  thisEvening,
  today,
  tomorrowMorning,
} from '#test/domain/letters/every-letter.ts';

export const someAsked: DryInput = {
  morningIntentions: 'finish the Q3 deck\ncall the dentist\n30-minute walk\nreply to Sam',
  middayReply: '1 done, push the walk to tomorrow, drop the reply to Sam. add water the plants',
  eveningReflection: 'rename the dentist to book the dentist for Tuesday. plants done',
  carryOver: true,
  persist: true,
};

const clocks = { MORNING_INTENTION: '06', MIDDAY_CHECKIN: '12', EVENING_REFLECTION: '18' } as const;
const print = { MORNING_INTENTION: morning, MIDDAY_CHECKIN: midday, EVENING_REFLECTION: evening };
const nextOf = {
  MORNING_INTENTION: atMidday,
  MIDDAY_CHECKIN: thisEvening,
  EVENING_REFLECTION: tomorrowMorning,
};

function letter(composed: Letter, kind: DryLetter['kind'], at: string): DryLetter {
  const html = toHtml(composed, setting);
  const text = toText(composed, setting);
  return {
    kind,
    at,
    guid: `${at.slice(0, 13)}-${kind}`,
    traceId: 'JKJaXmPLvHcESHA=',
    subject: composed.subject,
    html,
    text,
    sms: toSms(composed, setting),
    mime: '',
    parity: mimeParity(html, text),
  };
}

const prompt = (stage: Touchpoint, day: Day, date: string): Letter => {
  const next = date === today ? nextOf[stage] : nextAt('MIDDAY_CHECKIN', date, '12:30');
  return print[stage]({ ...sceneOf(day, next), date, introduce: false });
};

const wordsOf = ({ morningIntentions, middayReply, eveningReflection }: DryInput) =>
  [morningIntentions, middayReply, eveningReflection] as const;

async function stageOf(stage: Touchpoint, before: DayLists, words: string) {
  const minute = stage === 'MIDDAY_CHECKIN' ? '30' : '00';
  const at = (past: number) =>
    new Date(
      Date.parse(`${today}T${clocks[stage]}:${minute}:00-06:00`) + past * 60_000,
    ).toISOString();
  const newId = (n: number) => `${stage}-${n}`;
  const asking = {
    stage,
    today,
    zone: 'America/Chicago',
    items: before.items,
    reply: words,
    newId,
  };
  const { edits, engine, intent } = await readReply(asking, await theReader());
  const after = applyEdits(before, edits, today);
  const day = { ...emptyDay(today), ...before };
  const all = [...after.items, ...after.later];
  const answer = acknowledgement({
    ...sceneOf({ ...day, ...after }, nextOf[stage]),
    stage,
    changes: edits,
    before,
    intent,
  });
  const was = [...before.items, ...before.later];
  const one: DryStage = {
    day: 1,
    date: today,
    stage,
    prompt: letter(prompt(stage, day, today), 'prompt', at(0)),
    reply: {
      text: words,
      at: at(20),
      engine,
      intent,
      changes: edits.map(({ kind, id }) => {
        const wasText = was.find((item) => item.id === id)?.text;
        const text = all.find((item) => item.id === id)?.text ?? '';
        return { kind, text, ...(wasText !== undefined && wasText !== text && { wasText }) };
      }),
      after,
    },
    acknowledgement: letter(answer, 'acknowledgement', at(21)),
  };
  return { one, after };
}

function nextMorning(after: DayLists) {
  const date = '2026-11-22';
  const day = openDay({ ...emptyDay(today), version: 1, ...after }, date);
  const composed = prompt('MORNING_INTENTION', day, date);
  const stage: DryStage = {
    day: 2,
    date,
    stage: 'MORNING_INTENTION',
    prompt: letter(composed, 'prompt', `${date}T12:00:00.000Z`),
  };
  const lines = composed.blocks.flatMap((block) => (block.kind === 'checklist' ? block.lines : []));
  const said = readText(stage.prompt.text, () => true).lines.map(({ words }) => words);
  return { stage, carryOver: compareCarryOver(after, { date, lines, said }) };
}

/** Whatever is asked, read by the reader. */
export async function drySession(asked: DryInput = someAsked): Promise<DrySession> {
  const stages: DryStage[] = [];
  let lists: DayLists = { items: [], later: [] };
  for (const [at, stage] of touchpoints.entries()) {
    const { one, after } = await stageOf(stage, lists, wordsOf(asked)[at] ?? '');
    stages.push(one);
    lists = after;
  }
  const next = asked.carryOver ? nextMorning(lists) : undefined;
  if (next) stages.push(next.stage);
  const letters = stages.flatMap(({ prompt: first, acknowledgement: second }) =>
    second ? [first, second] : [first],
  );
  return {
    sessionId: '5f0c7c0e-3f5b-4a3e-9d57-2b8f3c1a9e10',
    startedAt: '2026-11-21T20:14:05.120Z',
    executionTimeMs: 2412,
    productName: 'Anchor',
    zone: 'America/Chicago',
    asked,
    stages,
    mimeParity: letters.every(({ parity }) => parity.same),
    ...(next && { carryOver: next.carryOver }),
    telemetry: stages.map(({ stage, day, reply }, at) => ({
      at: at * 300,
      ms: 120 + at,
      event: 'letter sent',
      day,
      stage: stageWords[stage].wire,
      outcome: 'sent',
      ...(reply && { engine: reply.engine, edits: reply.changes.length }),
    })),
    artifacts: letters.map(({ guid, html }) => ({
      name: `${guid}.html`,
      type: 'text/html',
      size: html.length,
    })),
  };
}
