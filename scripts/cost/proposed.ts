/** What a model answers that reads as well as the rules do, from what it is asked alone. */
import type { Checklist, Edit } from '#shared/domain/checklist.ts';
import { honestText } from '#shared/domain/replies/honest-text.ts';
import type { Asking } from '#shared/domain/replies/reading.ts';
import { readByRules, sceneOf } from '#shared/domain/replies/rules/read-by-rules.ts';
import type { Step } from '#shared/domain/replies/rules/steps.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';

const item = /^(\d+)\. (\w+) (".*")$/gm;

function itemsIn(input: string): Checklist {
  return [...input.matchAll(item)].map(([, id = '', status, text = '']) => ({
    id,
    status: status as Checklist[number]['status'],
    text: JSON.parse(text) as string,
    firstDay: '2026-03-11',
  }));
}

const opOf = (edit: Edit, quote: string) => ({
  op: edit.kind === 'forTomorrow' ? 'for_tomorrow' : edit.kind,
  what: whatOf(edit),
  quote,
});

function whatOf(edit: Edit): string {
  if (edit.kind === 'rename') return `${edit.id}: ${edit.text}`;
  return 'text' in edit ? edit.text : edit.id;
}

export interface Proposed {
  readonly edits: readonly { readonly op: string; readonly what: string; readonly quote: string }[];
}

/** The words of the reply that say so: the clause that led to an edit, else all of it. */
function quotesOf(asking: Asking): (edit: Edit) => string {
  const whole = honestText(asking.reply);
  const { told } = sceneOf(asking).scene;
  return (edit) => {
    const says = (step: Step): boolean =>
      'text' in edit && step.kind !== 'status'
        ? step.text === edit.text
        : 'item' in step && step.item.id === edit.id;
    const clause = told.findLast(({ steps }) => steps.some(says))?.clause.text;
    return clause !== undefined && whole.includes(clause) ? clause : whole;
  };
}

/** What it proposes to a question, whose text is `content`. */
export function proposedTo(content: string): Proposed {
  const [, stage] = /^Moment: (\w+)\./.exec(content) ?? [];
  const reply = content.slice(content.indexOf('<reply>\n') + 8, content.lastIndexOf('\n</reply>'));
  const asking: Asking = {
    stage: stages.find((name) => name === stage) ?? ('MIDDAY_CHECKIN' satisfies Stage),
    today: '2026-03-11',
    zone: 'America/Chicago',
    items: itemsIn(content),
    reply,
    newId: (n) => `m${n}`,
  };
  const { edits, intent } = readByRules(asking);
  const quoted = quotesOf(asking);
  const isChatter = edits.length === 0 && intent === 'none';
  return {
    edits: isChatter
      ? [{ op: 'none', what: '', quote: '' }]
      : edits.map((edit) => opOf(edit, quoted(edit))),
  };
}
