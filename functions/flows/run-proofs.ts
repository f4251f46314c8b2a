/** Runs the proofs: how replies are read, what reader and letters are given, three days on end. */
import type { AdminScene } from '#functions/scene.ts';
import { stability } from '#functions/store/stability.ts';
import type { ProofReport } from '#shared/contract/stability.ts';
import { proveContext } from '#shared/domain/proofs/context.ts';
import { proveIntentions } from '#shared/domain/proofs/intentions.ts';
import { type Proof, proofOf } from '#shared/domain/proofs/proof.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { keepDownload } from './keep-download.ts';
import { bundlesNow } from './proofs/bundles.ts';
import { proveCarryOver } from './proofs/carry-over.ts';
import { type ReadLive, readLive } from './proofs/live-model.ts';
import { reportText } from './proofs/report-text.ts';
import { byAsker, type Ended, trackRun } from './track-run.ts';

/** Two that take a moment, five letters of three days, and the writing down. */
const steps = 8;

type Tell = (doing: string) => void;

/** A proof that broke has not passed; why is in the log, and may quote anything. */
async function orBroken(
  what: string,
  scene: AdminScene,
  prove: () => Proof | Promise<Proof>,
): Promise<Proof> {
  try {
    return await prove();
  } catch (problem) {
    scene.log.error('a proof broke', problem, { proof: what });
    return proofOf(1, [{ what, why: 'It broke off before its end; the log says where.' }]);
  }
}

async function proofsOf(liveOpenAI: boolean, scene: AdminScene, tell: Tell) {
  tell('Reading a set of replies');
  const live: Promise<ReadLive | undefined> = liveOpenAI
    ? readLive(scene)
    : Promise.resolve(undefined);
  const intentions = await orBroken('Intentions', scene, () => proveIntentions(readByRules));
  tell('Looking at what reader and letters are given');
  const contextBundle = await orBroken('Context bundle', scene, () =>
    proveContext(bundlesNow(scene)),
  );
  const carryover = await orBroken('Carry-over', scene, () => proveCarryOver(scene, tell));
  tell(liveOpenAI ? 'Waiting for the model' : 'Writing the report');
  return { intentions, contextBundle, carryover, read: await live };
}

function reportOf(
  liveOpenAI: boolean,
  { read, ...proofs }: Awaited<ReturnType<typeof proofsOf>>,
  { now, clock, env }: AdminScene,
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

/** The row has to hold all of it, and nobody reads more. */
const mostShown = 30;
const shown = ({ failures, ...proof }: Proof) => ({
  ...proof,
  failures: failures.slice(0, mostShown),
});

/** The verdict stands also where its file could not be kept. */
async function withFile(report: ProofReport, scene: AdminScene): Promise<ProofReport> {
  const at = report.ranAt.slice(0, 16).replace(':', '');
  const words = report.passed ? 'passed' : 'failed';
  try {
    const { id } = await keepDownload(
      {
        filename: `proofs-${at}.txt`,
        description: `Proof run, ${words}${report.liveOpenAI ? ', with the live model' : ''}`,
        mimeType: 'text/plain; charset=utf-8',
        tags: ['proofs', words],
      },
      reportText(report, scene.env.PRODUCT_NAME),
      scene,
    );
    return { ...report, downloadId: id };
  } catch (problem) {
    scene.log.error('the report of the proofs was not kept', problem);
    return report;
  }
}

const ended = ({ passed, liveOpenAI, firstClass, live, downloadId }: ProofReport): Ended => ({
  result: { passed, liveOpenAI, ...firstClass, ...(live?.because && { because: live.because }) },
  ...(downloadId && { downloadId }),
});

/**
 * Leaves the report and its file, and nothing else. Throws RUN_IN_PROGRESS, and what AWS threw
 * where the report could not be written down.
 */
export async function runProofs(
  { liveOpenAI }: { readonly liveOpenAI: boolean },
  scene: AdminScene,
): Promise<ProofReport> {
  const work = async (tell: Tell): Promise<ProofReport> => {
    const found = await proofsOf(liveOpenAI, scene, tell);
    const report = await withFile(reportOf(liveOpenAI, found, scene), scene);
    await stability.keep(report);
    return report;
  };
  return trackRun(
    'proofs',
    { ...byAsker(scene), steps },
    (tell) => {
      let step = 0;
      return work((doing) => {
        step += 1;
        tell(doing, step);
      });
    },
    ended,
  );
}
