/**
 * Makes our receipt rule set the account's active one, of which there is one a region: told by
 * CloudFormation, answered to the address that it gives. It ships as it stands here, without types.
 */
import {
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';

interface StackRequest {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly ResourceProperties: { readonly RuleSetName: string };
}

/** Refuses to take the place of a set that is not ours: its owner's mail would stop coming. */
export async function settle(told: StackRequest, ses: Pick<SESClient, 'send'>): Promise<void> {
  const ours = told.ResourceProperties.RuleSetName;
  const { Metadata } = await ses.send(new DescribeActiveReceiptRuleSetCommand({}));
  const active = Metadata?.Name;
  if (told.RequestType === 'Delete') {
    if (active === ours) await ses.send(new SetActiveReceiptRuleSetCommand({}));
    return;
  }
  if (active !== undefined && active !== ours) {
    throw new Error(
      `The receipt rule set ${active} is active here and not ours: copy our rule into it, ` +
        'or deactivate it, and set activateReceiptRules to false or deploy again.',
    );
  }
  await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: ours }));
}

const delaysMs = [500, 2_000, 5_000];

/**
 * Without an answer the deployment waits for its time-out. The address is signed for a PUT with an
 * empty content type; any other is refused. If all attempts fail, Lambda runs the whole again.
 */
async function answer(url: string, body: string, attempt = 0): Promise<void> {
  try {
    const headers = { 'content-type': '' };
    const signal = AbortSignal.timeout(4_000);
    const { ok, status } = await fetch(url, { method: 'PUT', headers, body, signal });
    if (!ok) throw new Error(`CloudFormation's address answered ${status}.`);
  } catch (problem) {
    const delayMs = delaysMs[attempt];
    if (delayMs === undefined) throw problem;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await answer(url, body, attempt + 1);
  }
}

export async function handler(told: StackRequest): Promise<void> {
  let reason = '';
  try {
    await settle(told, new SESClient({}));
  } catch (problem) {
    reason = problem instanceof Error ? problem.message : 'It failed.';
  }
  const { StackId, RequestId, LogicalResourceId, ResourceProperties } = told;
  const outcome = {
    Status: reason === '' ? 'SUCCESS' : 'FAILED',
    ...(reason !== '' && { Reason: reason }),
    PhysicalResourceId: ResourceProperties.RuleSetName,
    StackId,
    RequestId,
    LogicalResourceId,
  };
  await answer(told.ResponseURL, JSON.stringify(outcome));
}
