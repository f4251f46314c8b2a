/** What a language model answers that reads as our reader does, from what it is asked alone. */
import type { Checklist, Edit } from '#shared/domain/checklist.ts';
import { readReply, type TrainedReader } from '#shared/domain/replies/read-reply.ts';
import { stages } from '#shared/domain/stage.ts';

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

/** What it proposes to a question, whose text is `content`. */
export async function proposedTo(content: string, reader: TrainedReader): Promise<Proposed> {
  const [, stage] = /^Moment: (\w+)\./.exec(content) ?? [];
  const reply = content.slice(content.indexOf('<reply>\n') + 8, content.lastIndexOf('\n</reply>'));
  const {
    edits: all,
    evidence,
    intent,
  } = await readReply(
    {
      stage: stages.find((name) => name === stage) ?? 'MIDDAY_CHECKIN',
      today: '2026-03-11',
      zone: 'America/Chicago',
      items: itemsIn(content),
      reply,
      newId: (n) => `m${n}`,
    },
    reader,
  );
  // The model isn't asked for the order of a list, nor for notes.
  const edits = all.filter(({ kind }) => kind !== 'move' && kind !== 'note');
  const isChatter = edits.length === 0 && intent === 'none';
  return {
    edits: isChatter
      ? [{ op: 'none', what: '', quote: '' }]
      : edits.map((edit) => opOf(edit, evidence?.find(({ id }) => id === edit.id)?.words ?? reply)),
  };
}
