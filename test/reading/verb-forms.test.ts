/** What an item is, said in any form of its own verb, is told from what has become of it. */
import { expect, test } from '@jest/globals';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking, listOf } from '#test/kit/asking.ts';
import { forms, plans, verbs } from './verb-forms.ts';

const said = (form: string, verb: string): string => {
  const [a = '', p = '', q = '', g = '', o = ''] = verb.split('/');
  const words: Readonly<Record<string, string>> = { a, p, q, g, o };
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return form
    .replace(/\{([a-z])\}/g, (_, key: string) => words[key] ?? '')
    .replace(/\{([A-Z])\}/g, (_, key: string) => capital(words[key.toLowerCase()] ?? ''));
};

const itemOf = (verb: string): string => {
  const [base = '', , , , object] = verb.split('/');
  return `${base.charAt(0).toUpperCase()}${base.slice(1)} the ${object}`;
};

/** Every other verb, so that each form meets half of them and each verb half of the forms. */
const verbsOf = (row: number): readonly string[] => verbs.filter((_, at) => (at + row) % 2 === 0);

const kinds = { done: 'complete', deferred: 'defer', dropped: 'drop', open: undefined } as const;
const stages = ['MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const;

const rows = Object.entries(forms).flatMap(([status, each]) =>
  each.map((form, row) => [form, status as keyof typeof forms, row] as const),
);

test.each(rows)('"%s": %s, whatever the verb', (form, status, row) => {
  const misread = verbsOf(row).flatMap((verb, at) => {
    const items = listOf(itemOf(verb), 'Email Zoltan', 'Knit a scarf');
    const reply = said(form, verb);
    const stage = stages[at % 2] ?? 'MIDDAY_CHECKIN';
    const { edits, intent } = readByRules(asking(reply, items, { stage }));
    const kind = kinds[status];
    const wanted = kind ? [`${kind} i1`] : [];
    const got = edits.map((edit) => `${edit.kind} ${'id' in edit ? edit.id : ''}`);
    const right = got.join() === wanted.join() && (intent === null || intent === 'none');
    return right ? [] : [`${stage} ${reply}: ${got.join()} ${intent}`];
  });

  expect(misread).toEqual([]);
});

const plannedAt = ['DAY0_ACK', 'MORNING_INTENTION'] as const;

const planned = plans.map((form, row) => [form, row] as const);

test.each(planned)('"%s" puts it on the list, whatever the verb', (form, row) => {
  const misread = verbsOf(row).flatMap((verb, at) => {
    const stage = plannedAt[at % 2] ?? 'DAY0_ACK';
    const items = stage === 'DAY0_ACK' ? [] : listOf('Email Zoltan', 'Haircut');
    const reply = said(form, verb);
    const { edits, intent } = readByRules(asking(reply, items, { stage }));
    const added = edits.map((edit) => (edit.kind === 'add' ? edit.text : edit.kind));
    const right = added.join().toLowerCase() === itemOf(verb).toLowerCase() && intent === null;
    return right ? [] : [`${stage} ${reply}: ${added.join()} ${intent}`];
  });

  expect(misread).toEqual([]);
});
