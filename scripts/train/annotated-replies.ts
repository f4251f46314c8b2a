/** Takes the repository's annotated replies for lessons: which item came out how, what was new. */
import { filesIn, linesOf } from '../eval/corpora.ts';
import { plain, type ReplyCase } from '../eval/score.ts';
import { type Lesson, stageOf } from './lessons.ts';

function lessonOf({ items, reply, stage, expect, today }: ReplyCase): Lesson {
  const left = [...expect.items];
  const outcomes = new Map(
    items.flatMap(({ text }, at) => {
      const place = left.findIndex((one) => one.text.some((way) => plain(way) === plain(text)));
      const [found] = place < 0 ? [] : left.splice(place, 1);
      return found ? [[`i${at + 1}`, found.status] as const] : [];
    }),
  );
  return {
    stage: stageOf(stage),
    items: items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: today })),
    reply,
    outcomes,
    added: left.map(({ text }) => text[0] ?? ''),
    addedLater: expect.tomorrow.map(({ text }) => text[0] ?? ''),
    wordings: [...left, ...expect.tomorrow].flatMap(({ text }) => text),
  };
}

/** Of the files of cases below these folders. */
export const annotatedReplies = (folders: readonly string[]): readonly Lesson[] =>
  folders
    .flatMap((folder) => filesIn(folder, '.jsonl'))
    .flatMap(linesOf)
    .filter((one) => typeof one === 'object' && one !== null && 'expect' in one && 'items' in one)
    .map((one) => lessonOf(one as ReplyCase));
