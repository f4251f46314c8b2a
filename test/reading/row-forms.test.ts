/** What is said of several things at once, or beside one more, is read for each of them. */
import { expect, test } from '@jest/globals';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking, listOf } from '#test/kit/asking.ts';
import { moreForms, rowForms, wordingForms } from './row-forms.ts';
import { verbs } from './verb-forms.ts';

interface Verb {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
  readonly thing: string;
}

/** "Drop off" and "mark" are also what is done to an item of the list, "cut" has one form. */
const ofList = /^(?:drop off|mark|cancel|pack|put up|take out|label|cut|dress)$/;

const plain: readonly Verb[] = verbs.flatMap((verb) => {
  const [base = '', past = '', , gerund = '', thing = ''] = verb.split('/');
  return ofList.test(base) ? [] : [{ base, past, gerund, thing }];
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const itemOf = ({ base, thing }: Verb): string => capital(`${base} the ${thing}`);

/** Five verbs apart, so that each meets others in each form. */
const drawn = (row: number, turn: number, size: number): readonly Verb[] =>
  Array.from({ length: size }, (_, at) => plain[(row * 7 + turn * 11 + at * 5) % plain.length]!);

function said(form: string, of: readonly Verb[]): string {
  return form.replace(/\{([A-D])([pvg]?)\}/g, (_, letter: string, how: string) => {
    const verb = of['ABCD'.indexOf(letter)];
    if (!verb) return '';
    const forms: Readonly<Record<string, string>> = { p: verb.past, v: verb.base, g: verb.gerund };
    return how === '' ? `the ${verb.thing}` : `${forms[how] ?? ''} the ${verb.thing}`;
  });
}

const kinds = { done: 'complete', deferred: 'defer', dropped: 'drop', open: '' } as const;
const stages = ['MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const;
const turns = [0, 1, 2, 3, 4, 5];

const rows = Object.entries(rowForms).flatMap(([statuses, forms]) =>
  forms.map((form, row) => [form, statuses, row] as const),
);

test.each(rows)('%j: %s', (form, statuses, row) => {
  const each = statuses.split(' ') as readonly (keyof typeof kinds)[];
  const misread = turns.flatMap((turn) => {
    const of = drawn(row, turn, each.length);
    const stage = stages[turn % 2] ?? 'MIDDAY_CHECKIN';
    const reply = said(form, of);
    const { edits, intent } = readByRules(asking(reply, listOf(...of.map(itemOf)), { stage }));
    const wanted = each.flatMap((status, at) =>
      kinds[status] ? `${kinds[status]} i${at + 1}` : [],
    );
    const got = edits.map((edit) => `${edit.kind} ${'id' in edit ? edit.id : ''}`);
    const right = got.toSorted().join() === wanted.toSorted().join();
    return right && (intent === null || intent === 'none')
      ? []
      : [`${stage} ${reply}: ${got.join()}`];
  });

  expect(misread).toEqual([]);
});

const more = (['today', 'later'] as const).flatMap((day) =>
  moreForms[day].map((form, row) => [form, day, row] as const),
);

test.each(more)('%j is one more for %s', (form, day, row) => {
  const misread = turns.flatMap((turn) => {
    const [verb] = drawn(row, turn, 1);
    const text = verb ? itemOf(verb) : '';
    const stage = stages[turn % 2] ?? 'MIDDAY_CHECKIN';
    const reply = form.replace('{N}', text.charAt(0).toLowerCase() + text.slice(1));
    const { edits } = readByRules(asking(reply, listOf('Email Zoltan', 'Haircut'), { stage }));
    const got = edits.map((edit) =>
      edit.kind === 'add' || edit.kind === 'forTomorrow' ? `${edit.kind} ${edit.text}` : edit.kind,
    );
    const kind = day === 'later' ? 'forTomorrow' : 'add';
    const [only = '', ...others] = got;
    return others.length === 0 && only.startsWith(`${kind} ${text}`)
      ? []
      : [`${stage} ${reply}: ${got.join()}`];
  });

  expect(misread).toEqual([]);
});

const wordings = (['renamed', 'replaced', 'reopened'] as const).flatMap((kind) =>
  wordingForms[kind].map((form, row) => [form, kind, row] as const),
);

test.each(wordings)('%j: the second is %s', (form, kind, row) => {
  const misread = turns.flatMap((turn) => {
    const of = drawn(row, turn, 4);
    const fresh = of[3] ? itemOf(of[3]) : '';
    const listed = listOf(...of.slice(0, 3).map(itemOf));
    const items = listed.map((item, at) =>
      kind === 'reopened' && at === 1 ? { ...item, status: 'done' as const } : item,
    );
    const reply = form
      .replace('{A}', `the ${of[1]?.thing}`)
      .replace('{N}', fresh.charAt(0).toLowerCase() + fresh.slice(1));
    const { edits } = readByRules(asking(reply, items, { stage: 'MIDDAY_CHECKIN' }));
    const got = edits.map((edit) => `${edit.kind} ${'text' in edit ? edit.text : edit.id}`).join();
    const wanted = {
      renamed: `rename ${fresh}`,
      replaced: `drop i2,add ${fresh}`,
      reopened: 'reopen i2',
    };
    const put = kind === 'replaced' && got === `rename ${fresh}`;
    return got === wanted[kind] || put ? [] : [`${reply}: ${got}`];
  });

  expect(misread).toEqual([]);
});
