/** Runs the proofs (reading, context bundles, three days of carry-over) and keeps a report. */
import type { AdminContext } from '#functions/context.ts';
import { proofReports } from '#functions/store/proof-reports.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { ProofReport } from '#shared/contract/stability.ts';
import type { Proof } from '#shared/domain/proofs/proof.ts';
import { keepDownload } from '../exports/keep-download.ts';
import type { Proven, Tell } from './proofs/prove-all.ts';
import { byAsker, type Ended, inOrder, trackRun } from './track-run.ts';

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

function reportText(report: ProofReport, productName: string): string {
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

/** Two quick proofs, five letters of three days, and saving the report. */
const steps = 8;

function reportOf(
  liveOpenAI: boolean,
  { read, ...proofs }: Proven,
  { now, clock, env }: AdminContext,
): ProofReport {
  const byModel = read?.proof;
  const firstClass = {
    intentions: proofs.intentions.passed && byModel?.passed !== false,
    contextBundle: proofs.contextBundle.passed,
    carryover: proofs.carryover.passed,
  };
  const all = [...Object.values(firstClass), ...(read ? [read.live.passed] : [])];
  return {
    passed: all.every(Boolean),
    liveOpenAI,
    firstClass,
    proofs: {
      intentions: shown(proofs.intentions),
      ...(byModel && { intentionsByModel: shown(byModel) }),
      contextBundle: shown(proofs.contextBundle),
      carryover: shown(proofs.carryover),
    },
    ...(read && { live: read.live }),
    ranAt: now.toISOString(),
    ms: clock().getTime() - now.getTime(),
    version: env.BUILD_VERSION,
  };
}

/** The row has to hold all failures, and nobody reads more. */
const mostShown = 30;
const shown = ({ failures, ...proof }: Proof) => ({
  ...proof,
  failures: failures.slice(0, mostShown),
});

/** The result stands even if its file could not be kept. */
async function withFile(report: ProofReport, context: AdminContext): Promise<ProofReport> {
  // The start of the id tells two files of one minute apart.
  const id = context.newId();
  const at = `${report.ranAt.slice(0, 16).replace(':', '')}-${id.slice(0, 8)}`;
  const words = report.passed ? 'passed' : 'failed';
  try {
    await keepDownload(
      {
        filename: `proofs-${at}.txt`,
        description: `Proof run, ${words}${report.liveOpenAI ? ', with the live model' : ''}`,
        mimeType: 'text/plain; charset=utf-8',
        tags: ['proofs', words],
      },
      reportText(report, context.env.PRODUCT_NAME),
      context,
      id,
    );
    return { ...report, downloadId: id };
  } catch (problem) {
    context.log.error('the report of the proofs was not kept', problem);
    return report;
  }
}

const ended = ({ passed, liveOpenAI, firstClass, live, downloadId }: ProofReport): Ended => ({
  result: { passed, liveOpenAI, ...firstClass, ...(live?.because && { because: live.because }) },
  ...(downloadId && { downloadId }),
});

/**
 * Saves the report and its file. Throws NO_MODEL_KEY, RUN_IN_PROGRESS, and what AWS threw if the
 * report could not be saved.
 */
export async function runProofs(
  { liveOpenAI }: { readonly liveOpenAI: boolean },
  context: AdminContext,
): Promise<ProofReport> {
  if (liveOpenAI && !context.env.MODEL_ENABLED) throw new Refusal('NO_MODEL_KEY');
  const work = async (tell: Tell): Promise<ProofReport> => {
    // Imported lazily: it contains the whole reader, and the run's row is written by now.
    const { proofsOf } = await import('./proofs/prove-all.ts');
    const found = await proofsOf(liveOpenAI, context, tell);
    const report = await withFile(reportOf(liveOpenAI, found, context), context);
    await proofReports.keep(report);
    return report;
  };
  return trackRun('proofs', { ...byAsker(context), steps }, (tell) => work(inOrder(tell)), ended);
}
