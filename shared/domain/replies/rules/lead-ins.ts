/** Takes off a new item what leads in to it in words no list knows: "Give me one thing: ...". */
import { startsIn } from './lead-clues.ts';
import { leadWeights } from './lead-weights.ts';
import { type LinearModel, linearModel } from './linear-model.ts';
import type { View } from './told.ts';
import { opensTask, taskVerbs } from './verbs.ts';

/** Whether an item begins at a place, or goes on. */
export type Beginning = 'here' | 'on';

/** Chosen on replies whose authors were not learnt from: many are mended for each one spoilt. */
const sureEnough = 0.6;

let model: LinearModel<Beginning> | undefined;

/** The wording from where the thing to do begins; the same where nothing leads in to it. */
export function withoutLeadIn(text: string, hour: View['hour']): string {
  model ??= linearModel<Beginning>(leadWeights);
  let best = { at: 0, sure: sureEnough };
  for (const { at, clues } of startsIn(text, hour)) {
    const { label, sure } = model(clues);
    if (label === 'here' && sure >= best.sure) best = { at, sure };
  }
  // "Go outside" without its verb is no thing to do.
  if (taskVerbs.has(text.slice(0, best.at).trim().toLowerCase())) return text;
  const [first = '', second] = text.slice(best.at).toLowerCase().split(' ');
  // "House viewing at 4" is no viewing that a house leads in to.
  if (/^\p{L}+ $/u.test(text.slice(0, best.at)) && !opensTask(first, second)) return text;
  if (kindOfCall.test(text)) return text;
  const left = text.slice(best.at);
  return left.charAt(0).toUpperCase() + left.slice(1);
}

/** "Video call my mom" says how one calls her. */
const kindOfCall =
  /^(?:video|group|conference|zoom|teams|skype|cold|voice|phone|whatsapp|facetime) (?:call|chat|message)\b/i;
