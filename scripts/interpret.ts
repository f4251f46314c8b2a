/** Reads replies from the command line: `npm run --silent interpret [-- --model] < cases.jsonl`. */
import * as z from 'zod/mini';
import { interpret } from '#functions/flows/replies/interpret.ts';
import { applyEdits, itemStatuses } from '#shared/domain/checklist.ts';
import { intentAtDoor } from '#shared/domain/replies/reading.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { answerLines } from './json-lines.ts';

const Case = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  stage: z.enum(['day0', 'morning', 'midday', 'evening']),
  today: z.iso.date(),
  timezone: z._default(z.string(), 'America/Chicago'),
  items: z.array(z.object({ text: z.string(), status: z._default(z.enum(itemStatuses), 'open') })),
  reply: z.string(),
});

const withModel = process.argv.includes('--model');

const settings = {
  openAiApiKey: withModel ? (process.env['OPENAI_API_KEY'] ?? '') : '',
  openAiBaseUrl: process.env['OPENAI_BASE_URL'] ?? '',
  openAiModel: process.env['OPENAI_MODEL'] ?? 'gpt-5.6-luna',
};

async function answer(asked: unknown): Promise<object> {
  const { id, stage: slug, today, timezone, items: given, reply } = z.parse(Case, asked);
  const stage = stages.find((name) => stageWords[name].slug === slug) ?? 'MORNING_INTENTION';
  const items = given.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: today }));
  const began = performance.now();
  const reading = await interpret(
    { stage, today, zone: timezone, items, reply, newId: (n) => `n${n + 1}` },
    settings,
  );
  const lists = applyEdits({ items, later: [] }, reading.edits, today);
  const ms = Math.round((performance.now() - began) * 100) / 100;
  return {
    ...(id !== undefined && { id }),
    items: lists.items.map(({ text, status }) => ({ text, status })),
    tomorrow: lists.later.map(({ text }) => ({ text })),
    intent: intentAtDoor(reading.intent),
    pauseUntil: reading.pauseUntil ?? null,
    engine: reading.engine,
    ms,
    ...(reading.fallback !== undefined && { fallback: reading.fallback }),
  };
}

await answerLines(answer);
