/** What a model answers that reads as well as the rules do, from what it is asked alone. */
import type { Checklist, Edit } from '#shared/domain/checklist.ts';
import { honestText } from '#shared/domain/replies/honest-text.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';

const item = /^\d+\. id=(\S+) status=(\S+) text=(".*")$/gm;

function itemsIn(input: string): Checklist {
  return [...input.matchAll(item)].map(([, id = '', status, text = '']) => ({
    id,
    status: status as Checklist[number]['status'],
    text: JSON.parse(text) as string,
    firstDay: '2026-03-11',
  }));
}

const opOf = (edit: Edit, evidence: string) => ({
  op: edit.kind === 'forTomorrow' ? 'for_tomorrow' : edit.kind,
  item: edit.kind === 'add' || edit.kind === 'forTomorrow' ? null : edit.id,
  text: 'text' in edit ? edit.text : null,
  evidence,
});

export interface Proposed {
  readonly edits: readonly ReturnType<typeof opOf>[];
  readonly intent: string | null;
}

/** What it proposes to a question, whose text is `content`. */
export function proposedTo(content: string): Proposed {
  const [, stage] = /^Moment: (\w+)\./.exec(content) ?? [];
  const reply = content.slice(content.indexOf('<reply>\n') + 8, content.lastIndexOf('\n</reply>'));
  const { edits, intent } = readByRules({
    stage: stages.find((name) => name === stage) ?? ('MIDDAY_CHECKIN' satisfies Stage),
    today: '2026-03-11',
    zone: 'America/Chicago',
    items: itemsIn(content),
    reply,
    newId: (n) => `m${n}`,
  });
  const evidence = honestText(reply);
  return {
    edits: edits.map((edit) => opOf(edit, evidence)),
    intent: intent === 'none' ? 'none' : null,
  };
}
