/** What gives away whether a clause is a thing to do: its words, its form and its neighbours. */
import type { Clause } from './clauses.ts';
import { learntKind } from './learnt.ts';
import { coverage } from './new-items.ts';
import { isStatement } from './statements.ts';
import { type Clues, isLine, type Made, sureness, type View } from './told.ts';
import { hasLeadIn } from './wording.ts';

export function clauseClues(at: number, view: View): Clues {
  const clues: Clues = new Set();
  const clause = view.told[at]?.clause;
  const made = view.made[at] ?? 'nothing';
  if (!clause) return clues;
  const { hour, scene } = view;
  const list = scene.asking.items.length > 0 ? 'list' : 'no list';
  clues.add('bias').add(made).add(`${made} ${hour}`);
  for (const one of view.words(at)) {
    clues.add(one).add(`${list} ${hour} ${one}`);
    if (one.startsWith('+')) clues.add(`${made} ${one} ${hour}`);
  }
  tellForm(clause, made, view, clues);
  tellLearnt(clause, made, view, clues);
  tellPlace(at, made, view, clues);
  return clues;
}

function tellForm(clause: Clause, made: Made, { hour, scene }: View, clues: Clues): void {
  const { bullet, section, question, text, gist } = clause;
  if (bullet) clues.add('bullet').add(`bullet ${made}`);
  if (isLine(clause, scene)) clues.add('a line').add(`a line ${made} ${hour}`);
  if (section) clues.add(`under ${section}`).add(`under ${section} ${made}`);
  if (question) clues.add('asked').add(`asked ${made}`);
  const lead = hasLeadIn(text) ? 'led in' : 'bare';
  clues.add(`${lead} ${made}`).add(`${lead} ${hour}`);
  clues.add(`${isStatement(text) ? 'states' : 'names'} ${made} ${hour}`);
  clues.add(`words ${Math.min(8, gist.split(/\s+/).length)} ${made}`);
  if (/^\p{Lu}/u.test(text)) clues.add('capital');
  if (text.includes('!')) clues.add('loud');
}

function tellLearnt({ gist }: Clause, made: Made, { hour, scene }: View, clues: Clues): void {
  const { label, sure } = learntKind(gist, scene.asking.stage);
  const said = `is ${sureness(sure)} ${label}`;
  clues.add(said).add(`${said} ${made} ${hour}`);
}

/** What stands before and behind, and what the reply has left unsaid. */
function tellPlace(at: number, made: Made, view: View, clues: Clues): void {
  const { told, names, hour, scene } = view;
  const { items } = scene.asking;
  const own = told[at]?.clause;
  const named = names[at] ?? [];
  clues.add(`named ${named.length} ${made}`);
  if (own && named.length > 0) clues.add(`covers ${Math.round(coverage(own, named) * 4)} ${made}`);
  const before = view.made[at - 1] ?? 'start';
  const after = view.made[at + 1] ?? 'end';
  const together = (other: number): string =>
    told[other]?.clause.sentence === own?.sentence ? 'together' : 'apart';
  clues.add(`before ${before} ${together(at - 1)} ${made}`);
  clues.add(`after ${after} ${together(at + 1)} ${made}`);
  clues.add(`between ${before} ${made} ${after}`);
  clues.add(`between ${before} ${made} ${after} ${hour} ${items.length > 0}`);
  if (at > 0)
    for (const one of view.words(at - 1)) if (/^[\^+]/.test(one)) clues.add(`before ${one}`);
  const open = items.filter(({ status }) => status === 'open');
  const left = open.filter((item) => !names.some((all) => all.includes(item))).length;
  clues.add(`left ${Math.min(2, left)} ${made} ${hour}`).add(`place ${at} ${made} ${hour}`);
}
