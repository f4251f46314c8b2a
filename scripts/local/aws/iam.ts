/** Whether a policy allows an action on a resource: `*`, `?`, a few conditions; a Deny wins. */
import type { Condition, Statement } from '../cloud.ts';
import { wildcards } from '../kit.ts';

/** What a call says of itself, by the names that conditions ask for. */
export type Context = Readonly<Record<string, readonly string[]>>;

interface Rule {
  readonly effect: Statement['effect'];
  readonly actions: readonly RegExp[];
  readonly resources: readonly RegExp[];
  readonly conditions: readonly ((context: Context) => boolean)[];
}

const ruleOf = ({ effect, actions, resources, conditions = [] }: Statement): Rule => ({
  effect,
  // Without regard to case.
  actions: actions.map((action) => wildcards(action, 'is')),
  resources: resources.map((resource) => wildcards(resource, 's')),
  conditions: conditions.map(heldBy),
});

function heldBy({ test, key, values }: Condition): (context: Context) => boolean {
  const patterns = values.map((value) => wildcards(value, 's'));
  const isLike = (one: string): boolean => patterns.some((like) => like.test(one));
  const isMissing = (context: Context): boolean => (context[key] ?? []).length === 0;
  const tests: Readonly<Record<Condition['test'], (context: Context) => boolean>> = {
    StringEquals: (context) => context[key]?.some((one) => values.includes(one)) ?? false,
    // As in IAM: of a call that doesn't say what is asked for, the first holds, the second doesn't.
    'ForAllValues:StringLike': (context) => (context[key] ?? []).every(isLike),
    'ForAnyValue:StringLike': (context) => (context[key] ?? []).some(isLike),
    Null: (context) => values.includes(String(isMissing(context))),
  };
  return tests[test];
}

const covers = (rule: Rule, action: string, resource: string, context: Context): boolean =>
  rule.actions.some((one) => one.test(action)) &&
  rule.resources.some((one) => one.test(resource)) &&
  rule.conditions.every((holds) => holds(context));

/** Resources with ids in them would fill the memory; a forgotten decision is only made again. */
const remembered = 10_000;

export type Policy = (action: string, resource: string, context?: Context) => boolean;

/** What these statements allow; nothing else is allowed. Decisions are remembered. */
export function policyOf(statements: readonly Statement[]): Policy {
  const rules = statements.map(ruleOf);
  const decisions = new Map<string, boolean>();
  const decide: Policy = (action, resource, context = {}) => {
    const hits = rules.filter((rule) => covers(rule, action, resource, context));
    return hits.length > 0 && hits.every(({ effect }) => effect === 'Allow');
  };
  const asks = rules.some(({ conditions }) => conditions.length > 0);
  return (action, resource, context) => {
    if (asks && context) return decide(action, resource, context);
    const question = `${action} ${resource}`;
    const known = decisions.get(question);
    if (known !== undefined) return known;
    if (decisions.size >= remembered) decisions.clear();
    const decision = decide(action, resource);
    decisions.set(question, decision);
    return decision;
  };
}
