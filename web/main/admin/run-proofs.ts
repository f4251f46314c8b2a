/** Asks for a run of the proofs, with or without a live model. */
import { paths } from '#shared/contract/paths.ts';
import type { ProofRun } from '#shared/contract/stability.ts';
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
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
  const { passed, liveOpenAI: live } = JSON.parse(text) as Partial<ProofRun>;
  return { passed: passed === true, liveOpenAI: live ?? liveOpenAI };
}
