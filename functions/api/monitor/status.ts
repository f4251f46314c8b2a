/** State of the first letters: counts, sender, switches, and the last user number. */
import { askSes } from '#functions/flows/admin/ask-ses.ts';
import { totalsNow } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { counters } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = endpoint(monitor.status).answers(async (_asked, context) => {
  const { SENDER_ADDRESS, USE_REAL_EMAIL, ALLOW_PRELAUNCH_PURGE } = context.env;
  const [lastNumber, { onboarding }, ses] = await Promise.all([
    counters.lastUserNumber(),
    totalsNow(),
    askSes(context),
  ]);
  return {
    ok: true,
    nextUserNumber: lastNumber + 1,
    counts: { onboardingSent: onboarding },
    mail: {
      fromAddress: SENDER_ADDRESS,
      sesVerified: ses?.verified ?? false,
      ...(ses && { checkedAt: ses.checkedAt }),
    },
    flags: { USE_REAL_EMAIL, ALLOW_PRELAUNCH_PURGE },
    sequence: { name: keys.userNumber().sk, atOne: lastNumber === 0 },
  };
});
