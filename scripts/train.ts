/** `npm run train`: learns from labelled clauses what clauses mean; writes the weights down. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featuresOf, freeFeaturesOf } from '#shared/domain/replies/rules/clause-features.ts';
import { gistOf, isForeign } from '#shared/domain/replies/rules/gist.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { type Example, learn, shareRight } from './train/learn.ts';
import { weightsAsText } from './train/weights-text.ts';

const folder = fileURLToPath(new URL('./train/clauses', import.meta.url));
const target = fileURLToPath(
  new URL('../shared/domain/replies/rules/clause-weights.ts', import.meta.url),
);

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

const head = '/** Data: what clauses mean by their words, as `npm run train` learnt it. */\n';
const parts = [
  ['statusWeights', statusExamples()],
  ['freeWeights', freeExamples()],
] as const;

let code = head;
for (const [name, examples] of parts) {
  const right = shareRight(examples);
  const text = weightsAsText(learn(examples));
  console.log(
    `${name}: ${examples.length} clauses, ${(100 * right).toFixed(1)} % right on those held back, ` +
      `${Math.round(text.length / 1024)} KB`,
  );
  code += `\nexport const ${name} = \`${text}\`;\n`;
}
writeFileSync(target, code);
