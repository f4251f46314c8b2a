/** `npm run train`: learns from labelled clauses what clauses mean; writes the weights down. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { featuresOf, freeFeaturesOf } from '#shared/domain/replies/rules/clause-features.ts';
import { gistOf, isForeign } from '#shared/domain/replies/rules/gist.ts';
import type { View } from '#shared/domain/replies/rules/told.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { annotatedReplies } from './train/annotated-replies.ts';
import { dataFiles, labelledReplies } from './train/labelled-replies.ts';
import { type Caution, type Example, learn, shareRight } from './train/learn.ts';
import { type Lesson, lessonOf } from './train/lessons.ts';
import { clauseExamples, itemExamples, leadExamples, viewOfLesson } from './train/opinions.ts';
import { weightsAsText } from './train/weights-text.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = at('./train/clauses');

const rowsOf = (kind: string): readonly (readonly string[])[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(kind))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length === 3);

const statusExamples = (): readonly Example[] =>
  rowsOf('status').map(([text = '', clause = '', label = '']) => {
    const item = { id: '1', text, status: 'open' as const, firstDay: '' };
    const gist = gistOf(clause, isForeign({ reply: clause, items: [item] }));
    return { features: featuresOf(gist, [item]), label };
  });

const freeExamples = (): readonly Example[] =>
  rowsOf('free').map(([slug = '', clause = '', label = '']) => {
    const stage = stages.find((one) => stageWords[one].slug === slug) ?? 'MORNING_INTENTION';
    const gist = gistOf(clause, isForeign({ reply: clause, items: [] }));
    return { features: freeFeaturesOf(gist, stage), label };
  });

/** What the rules make of these teaches the second opinion, the clauses being learnt before. */
const lessons = (): readonly Lesson[] => [
  ...dataFiles()
    .flatMap(labelledReplies)
    .filter(({ split }) => split === 'train')
    .flatMap((one) => lessonOf(one) ?? []),
  ...annotatedReplies(
    ['replies', 'domain/replies', 'domain/replies/rules'].map((path) => at(`../test/${path}`)),
  ),
];

type Taught = (lesson: Lesson, view: View) => readonly Example[];

/** What all lessons teach, once the rules have made what they can of them. */
function taughtBy(...kinds: readonly Taught[]): readonly (readonly Example[])[] {
  const seen = lessons().flatMap((lesson) => {
    const view = viewOfLesson(lesson);
    return view ? [{ lesson, view }] : [];
  });
  return kinds.map((taught) => seen.flatMap(({ lesson, view }) => taught(lesson, view)));
}

const byWords: Caution = { leastOften: 5, shrink: 4e-4 };

type Part = readonly [name: string, examples: readonly Example[], caution: Caution];

function write(file: string, about: string, parts: readonly Part[]): void {
  let code = `/** Data: ${about}, as \`npm run train\` learnt it. */\n`;
  for (const [name, examples, caution] of parts) {
    const right = shareRight(examples, caution);
    const text = weightsAsText(learn(examples, caution));
    console.log(
      `${name}: ${examples.length} examples, ${(100 * right).toFixed(1)} % right on those held ` +
        `back, ${Math.round(text.length / 1024)} KB`,
    );
    code += `\nexport const ${name} = \`${text}\`;\n`;
  }
  writeFileSync(at(`../shared/domain/replies/rules/${file}`), code);
}

const { which } = parseArgs({ options: { which: { type: 'string' } } }).values as {
  which?: string;
};
const learns = (what: string): boolean => which === undefined || which === what;

if (learns('clauses'))
  write('clause-weights.ts', 'what clauses mean by their words', [
    ['statusWeights', statusExamples(), byWords],
    ['freeWeights', freeExamples(), byWords],
  ]);
if (learns('opinions')) {
  const [items = [], clauses = []] = taughtBy(itemExamples, clauseExamples);
  write('opinion-weights.ts', 'what replies mean as a whole', [
    ['itemOpinions', items, { leastOften: 3, shrink: 5e-3 }],
    ['clauseOpinions', clauses, { leastOften: 8, shrink: 2e-2 }],
  ]);
}
if (learns('lead-ins')) {
  const [starts = []] = taughtBy(leadExamples);
  write('lead-weights.ts', 'where new items begin', [
    ['leadWeights', starts, { leastOften: 4, shrink: 1e-2 }],
  ]);
}
