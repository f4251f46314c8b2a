/** What a simulator of IAM says. For tests and the audit: by its licence it may not ship. */
import { runSimulation } from '@cloud-copilot/iam-simulate';
import type { Context } from '../local/aws/iam.ts';
import type { Cloud, Condition, Statement } from '../local/cloud.ts';

const conditionsOf = (conditions: readonly Condition[]) => {
  const all: Record<string, Record<string, readonly string[]>> = {};
  for (const { test, key, values } of conditions) all[test] = { ...all[test], [key]: values };
  return all;
};

const statementOf = ({ effect, actions, resources, conditions = [] }: Statement) => ({
  Effect: effect,
  Action: actions,
  Resource: resources,
  ...(conditions.length > 0 && { Condition: conditionsOf(conditions) }),
});

const policyOf = (statements: readonly Statement[]) => ({
  Version: '2012-10-17',
  Statement: statements.map(statementOf),
});

/** Asked for several values by their nature, however many there are. */
const listed = new Set(['dynamodb:LeadingKeys']);

const said = (context: Context): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(context).map(([key, values]) => [
      key,
      listed.has(key) ? [...values] : (values[0] ?? ''),
    ]),
  );

export type Simulated = (action: string, resource: string, context?: Context) => Promise<boolean>;

/** Throws where the simulator does not understand the question. */
export function simulatedPolicy(statements: readonly Statement[], cloud: Cloud): Simulated {
  const identityPolicies = [{ name: 'own', policy: policyOf(statements) }];
  return async (action, resource, context = {}) => {
    const result = await runSimulation(
      {
        request: {
          principal: `arn:aws:iam::${cloud.account}:role/asking`,
          action,
          resource: { resource, accountId: cloud.account },
          contextVariables: said(context),
        },
        identityPolicies,
        serviceControlPolicies: [],
        resourceControlPolicies: [],
      },
      {},
    );
    if (result.resultType === 'error') {
      throw new Error(`${action} on ${resource}: ${JSON.stringify(result.errors)}`);
    }
    return result.overallResult === 'Allowed';
  };
}
