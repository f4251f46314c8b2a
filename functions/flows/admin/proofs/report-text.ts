/** A run of the proofs as a text that can be kept and read. */
import type { ProofReport } from '#shared/contract/stability.ts';
import type { Proof } from '#shared/domain/proofs/proof.ts';

const verdict = (passed: boolean): string => (passed ? 'passed' : 'FAILED');

const proofLines = (name: string, { passed, checked, failures }: Proof): readonly string[] => [
  `${name}: ${verdict(passed)} (${checked} looked at)`,
  ...failures.map(({ what, why }) => `  - ${what}\n    ${why}`),
];

function liveLines({ live }: ProofReport): readonly string[] {
  if (!live) return ['Live model: not asked'];
  const { passed, model, asked, notBelieved, because, says } = live;
  return [
    `Live model ${model}: ${verdict(passed)}${because ? `, ${because}` : ''}`,
    ...(says ? [`  ${says}`] : []),
    `  ${asked} replies asked, ${notBelieved} of its readings not believed`,
  ];
}

export function reportText(report: ProofReport, productName: string): string {
  const { passed, ranAt, ms, version, proofs } = report;
  return [
    `${productName}: proofs of ${ranAt}`,
    `Build ${version}, ${ms} ms`,
    '',
    `All that was asked for: ${verdict(passed)}`,
    '',
    ...proofLines('Intentions', proofs.intentions),
    ...(proofs.intentionsByModel
      ? proofLines('Intentions, read by the model', proofs.intentionsByModel)
      : []),
    ...proofLines('Context bundle', proofs.contextBundle),
    ...proofLines('Carry-over', proofs.carryover),
    ...liveLines(report),
    '',
  ].join('\n');
}
