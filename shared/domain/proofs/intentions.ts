/** Proves that replies are read as they must be: by whatever reads them, rules or a model. */
import { applyEdits, type Checklist, type DayLists, type ItemStatus } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import { EditsShape } from '../replies/language-model/edit-schema.ts';
import type { Asking, Intent, Reading } from '../replies/reading.ts';
import { stageWords } from '../stage.ts';
import { type Failing, type Proof, proofOf } from './proof.ts';
import { type ProofReply, proofReplies } from './replies.ts';

export type Read = (asking: Asking) => Reading | Promise<Reading>;

/** A Wednesday. */
const today: LocalDate = '2026-03-11';

const idOf = (at: number): string => `i${at + 1}`;

export const askingFor = ({ stage, list, doneBefore, reply, channel }: ProofReply): Asking => ({
  stage,
  today,
  zone: 'America/Chicago',
  channel: channel ?? 'email',
  items: list.map((text, at) => ({
    id: idOf(at),
    text,
    status: doneBefore?.includes(text) ? 'done' : 'open',
    firstDay: today,
  })),
  reply,
  newId: (n) => `n${n + 1}`,
});

/** A language model may write `buy milk` where the reader writes `Buy milk`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
const shown = (list: Checklist): readonly string[] =>
  list.map(({ text, status }) => `${plain(text)}: ${status}`);
const commandIn = (intent: Intent | null): Intent | null => (intent === 'none' ? null : intent);

const changes = {
  done: 'done',
  reopened: 'open',
  dropped: 'dropped',
  deferred: 'deferred',
} as const;

function statusAfter(text: string, expected: ProofReply): ItemStatus {
  for (const [name, status] of Object.entries(changes)) {
    if (expected[name as keyof typeof changes]?.includes(text)) return status;
  }
  return expected.doneBefore?.includes(text) ? 'done' : 'open';
}

const expectedOf = (expected: ProofReply): readonly string[] => [
  ...expected.list.map(
    (text) => `${plain(expected.renamed?.[text] ?? text)}: ${statusAfter(text, expected)}`,
  ),
  ...(expected.added ?? []).map((text) => `${plain(text)}: open`),
  ...(expected.tomorrow ?? []).map((text) => `tomorrow ${plain(text)}`),
  `asks: ${expected.intent ?? 'nothing'}`,
];

const foundIn = ({ items, later }: DayLists, intent: Intent | null): readonly string[] => [
  ...shown(items),
  ...later.map(({ text }) => `tomorrow ${plain(text)}`),
  `asks: ${commandIn(intent) ?? 'nothing'}`,
];

function difference(reading: Reading, expected: ProofReply, items: Checklist): string | undefined {
  const edits = EditsShape.safeParse(reading.edits);
  if (!edits.success) return 'The edits have another shape than the schema of edits.';
  const found = foundIn(applyEdits({ items, later: [] }, edits.data, today), reading.intent);
  const wanted = expectedOf(expected);
  const surplus = found.filter((line) => !wanted.includes(line));
  const missing = wanted.filter((line) => !found.includes(line));
  if (surplus.length === 0 && missing.length === 0 && found.length === wanted.length)
    return undefined;
  return `Read as ${quoted(surplus)} in the place of ${quoted(missing)}.`;
}

const quoted = (lines: readonly string[]): string =>
  lines.length > 0 ? lines.map((line) => `“${line}”`).join(', ') : 'nothing';

async function failing(expected: ProofReply, read: Read): Promise<readonly Failing[]> {
  const asking = askingFor(expected);
  const what = `${stageWords[expected.stage].label}: “${expected.reply}”`;
  try {
    const why = difference(await read(asking), expected, asking.items);
    return why === undefined ? [] : [{ what, why }];
  } catch {
    // What a library says may quote what it was given.
    return [{ what, why: 'It could not be read at all.' }];
  }
}

/** Reads each of them, all at once; the reader may keep some waiting. */
export async function proveIntentions(
  read: Read,
  replies: readonly ProofReply[] = proofReplies,
): Promise<Proof> {
  const failures = await Promise.all(replies.map((one) => failing(one, read)));
  return proofOf(replies.length, failures.flat());
}
