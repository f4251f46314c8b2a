/** What SES says about our account. */
import { askSes } from '#functions/flows/admin/ask-ses.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { counters } from '#functions/store/counters.ts';
import { sends } from '#shared/contract/sends.ts';

/** The quota of an account in the SES sandbox (SES v1 has no field for it). */
const sandboxPerDay = 200;

export const handler = endpoint(sends.sesStatus).answers(async (_asked, context) => {
  const { SENDER_ADDRESS: fromAddress, USE_REAL_EMAIL: useRealEmail } = context.env;
  const [said, { suppressed = 0 }] = await Promise.all([askSes(context), counters.totals()]);
  if (!said) return { ok: true, fromAddress, useRealEmail, suppressed };
  const { verified, max24Hours, sentLast24Hours, maxPerSecond, checkedAt } = said;
  return {
    ok: true,
    fromAddress,
    useRealEmail,
    verified,
    quota: { max24Hours, sentLast24Hours, maxPerSecond },
    sandbox: max24Hours <= sandboxPerDay,
    checkedAt,
    suppressed,
  };
});
