/** Replies with what is right marked beside each, as kept in `test/replies` and the dev corpus. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ReplyCase } from '#scripts/eval/score.ts';
import type { Asking } from '#shared/domain/replies/reading.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { asking } from './asking.ts';

export interface MarkedReply extends ReplyCase {
  readonly tags?: readonly string[];
}

export const casesIn = (file: URL): readonly MarkedReply[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MarkedReply);

const folder = new URL('../replies/', import.meta.url);

export const devCases = (): readonly MarkedReply[] =>
  casesIn(new URL('../domain/replies/dev-corpus.jsonl', import.meta.url));

/** Of the collections whose number the pattern knows. */
export const collected = (number: RegExp): readonly MarkedReply[] =>
  readdirSync(folder)
    .filter((name) => number.test(/^interpretation-(\d+)\.jsonl$/.exec(name)?.[1] ?? ''))
    .flatMap((name) => casesIn(new URL(name, folder)));

/** The case as an interpreter is given it; with other words, where those are said. */
export const askingOf = (
  { stage, today, timezone, items, reply }: MarkedReply,
  otherwise = reply,
): Asking =>
  asking(
    otherwise,
    items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: today })),
    {
      stage: stages.find((name) => stageWords[name].slug === stage) ?? 'DAY0_ACK',
      today,
      zone: timezone,
    },
  );
