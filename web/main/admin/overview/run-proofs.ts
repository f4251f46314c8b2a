/** Asks for a run of the proofs, with or without a live model. */
import { paths } from '#shared/contract/paths.ts';
import type { ProofRun } from '#shared/contract/stability.ts';
import { saysNo } from '#web/kit/call.ts';
import { declinedFrom } from '#web/kit/declined.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';

/** All that is needed of an answer. */
export type Ran = Pick<ProofRun, 'passed' | 'liveOpenAI'>;

/** Throws the very words of an answer that is not ok: who runs proofs wants to see them. */
export async function runProofs(liveOpenAI: boolean): Promise<Ran> {
  const { method, path } = paths['stability.runProofs'];
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ liveOpenAI }),
  });
  if (response.status === 401) return leaveForLogin();
  const text = await response.text();
  const answer = jsonIn(text);
  // A gateway's page is no answer, whatever its status.
  if (!response.ok || !answer) throw new Error(`HTTP ${response.status}: ${text}`);
  if (saysNo(answer)) throw new Error(declinedFrom(response.status, answer).message || text);
  const { passed, liveOpenAI: live } = answer;
  return { passed: passed === true, liveOpenAI: live ?? liveOpenAI };
}

function jsonIn(text: string): Partial<ProofRun> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
