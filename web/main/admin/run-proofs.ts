/** Asks for a run of the proofs, with or without a live model. */
import { leaveForLogin } from '#web/kit/leave-for-login.ts';

export interface ProofRun {
  readonly passed: boolean;
  readonly liveOpenAI: boolean;
}

/** Throws the very words of an answer that is not ok: who runs proofs wants to see them. */
export async function runProofs(liveOpenAI: boolean): Promise<ProofRun> {
  const response = await fetch('/admin/api/run-proofs', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ liveOpenAI }),
  });
  if (response.status === 401) return leaveForLogin();
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
  const { passed, liveOpenAI: live } = JSON.parse(text) as Partial<ProofRun>;
  return { passed: passed === true, liveOpenAI: live ?? liveOpenAI };
}
