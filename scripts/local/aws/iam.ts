/**
 * Decides whether a policy allows an action on a resource: exact words, `*` and `?`; a Deny wins.
 */
import type { Statement } from '../cloud.ts';

/** A pattern of IAM as an expression; actions are compared without regard to case. */
const pattern = (text: string, flags: string): RegExp =>
  new RegExp(
    `^${text
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    flags,
  );

interface Rule {
  readonly effect: Statement['effect'];
  readonly actions: readonly RegExp[];
  readonly resources: readonly RegExp[];
}

const ruleOf = ({ effect, actions, resources }: Statement): Rule => ({
  effect,
  actions: actions.map((action) => pattern(action, 'is')),
  resources: resources.map((resource) => pattern(resource, 's')),
});

const covers = (rule: Rule, action: string, resource: string): boolean =>
  rule.actions.some((one) => one.test(action)) && rule.resources.some((one) => one.test(resource));

/** Resources with ids in them would fill the memory; a forgotten decision is only made again. */
const remembered = 10_000;

export type Policy = (action: string, resource: string) => boolean;

/** What these statements allow; nothing else is allowed. Decisions are remembered. */
export function policyOf(statements: readonly Statement[]): Policy {
  const rules = statements.map(ruleOf);
  const decisions = new Map<string, boolean>();
  const decide: Policy = (action, resource) => {
    const hits = rules.filter((rule) => covers(rule, action, resource));
    return hits.length > 0 && hits.every(({ effect }) => effect === 'Allow');
  };
  return (action, resource) => {
    const question = `${action} ${resource}`;
    const known = decisions.get(question);
    if (known !== undefined) return known;
    if (decisions.size >= remembered) decisions.clear();
    const decision = decide(action, resource);
    decisions.set(question, decision);
    return decision;
  };
}
