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
  readonly leadingKeys: readonly RegExp[] | undefined;
}

const ruleOf = ({ effect, actions, resources, leadingKeys }: Statement): Rule => ({
  effect,
  leadingKeys: leadingKeys?.map((start) => pattern(start, 's')),
  actions: actions.map((action) => pattern(action, 'is')),
  resources: resources.map((resource) => pattern(resource, 's')),
});

/** A right to some rows is none to a call that does not say which rows it is about. */
const coversRows = ({ leadingKeys }: Rule, asked: readonly string[] | undefined): boolean =>
  leadingKeys === undefined ||
  (asked?.every((key) => leadingKeys.some((one) => one.test(key))) ?? false);

const covers = (rule: Rule, action: string, resource: string, rows?: readonly string[]): boolean =>
  rule.actions.some((one) => one.test(action)) &&
  rule.resources.some((one) => one.test(resource)) &&
  coversRows(rule, rows);

/** Resources with ids in them would fill the memory; a forgotten decision is only made again. */
const remembered = 10_000;

/** `leadingKeys`: the partition keys of the rows that the call names, where it names them. */
export type Policy = (action: string, resource: string, leadingKeys?: readonly string[]) => boolean;

/** What these statements allow; nothing else is allowed. Decisions are remembered. */
export function policyOf(statements: readonly Statement[]): Policy {
  const rules = statements.map(ruleOf);
  const decisions = new Map<string, boolean>();
  const decide: Policy = (...asked) => {
    const hits = rules.filter((rule) => covers(rule, ...asked));
    return hits.length > 0 && hits.every(({ effect }) => effect === 'Allow');
  };
  const isAboutRows = rules.some(({ leadingKeys }) => leadingKeys !== undefined);
  return (action, resource, leadingKeys) => {
    if (isAboutRows && leadingKeys) return decide(action, resource, leadingKeys);
    const question = `${action} ${resource}`;
    const known = decisions.get(question);
    if (known !== undefined) return known;
    if (decisions.size >= remembered) decisions.clear();
    const decision = decide(action, resource);
    decisions.set(question, decision);
    return decision;
  };
}
