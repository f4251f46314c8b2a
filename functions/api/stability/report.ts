/** What is known about the running build and its last proofs. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { proofReports } from '#functions/store/proof-reports.ts';
import { readBuildFacts } from '#shared/contract/build-facts.ts';
import { stability } from '#shared/contract/stability.ts';

export const handler = endpoint(stability.report).answers(async (_asked, { env }) => {
  const facts = readBuildFacts(env.BUILD_FACTS);
  const report = await proofReports.last();
  return {
    ok: true,
    ...(facts?.tsErrors !== undefined && { tsErrors: facts.tsErrors }),
    ...(facts && { guards: facts.guards, broken: facts.broken }),
    mode: env.MODEL_ENABLED ? `reader and ${env.OPENAI_MODEL}` : 'reader',
    version: env.BUILD_VERSION,
    ...(report && { firstClass: report.firstClass, lastUpdated: report.ranAt, report }),
  };
});
