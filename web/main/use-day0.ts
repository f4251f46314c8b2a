/** Both calls of the intentions page, and where they lead: the zone first, then the day. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '#web/kit/use-call.ts';
import { createUserAlert, day0Alert, sessionExpired } from './signup-alerts.ts';
import { acknowledgment, signupSession, type UserData } from './signup-session.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { ZoneChoice } from './zone-field.tsx';

interface Day0 extends ZoneChoice {
  readonly rawText: string;
  readonly startToday: boolean;
}

export function useDay0() {
  const [pending, setPending] = useState<'start' | 'skip'>();
  const createUser = useCall('onboarding.createUser');
  const intentions = useCall('onboarding.day0Intentions');
  const focus = useFocusBack();
  const navigate = useNavigate();

  async function ask(day0: Day0, { email, ...known }: UserData): Promise<string> {
    const { rawText, startToday, ...zone } = day0;
    let userId: string;
    try {
      const body = { email, startToday, ...zone };
      ({ userId = known.userId } = await createUser.run({ body }));
      signupSession.keep({ userId, email, timezone: zone.timezone });
    } catch {
      return createUserAlert(startToday);
    }
    try {
      const answer = await intentions.run({ body: { userId, rawText, startToday } });
      if (!answered(answer, startToday)) return day0Alert(undefined, startToday);
      acknowledgment.keep({ ...answer, startToday });
      return '';
    } catch (problem) {
      return day0Alert(problem, startToday);
    }
  }

  async function send(day0: Day0): Promise<void> {
    const session = signupSession.read();
    if (!session) {
      alert(sessionExpired);
      return navigate('/');
    }
    focus.hold();
    setPending(day0.startToday ? 'start' : 'skip');
    const failure = await ask(day0, session);
    // Busy until the next page is loaded, so that nobody sends it twice.
    if (!failure) return navigate('/acknowledgment');
    setPending(undefined);
    alert(failure);
    focus.giveBack();
  }

  return { pending, send };
}

/** The one answer that leads on; a skip must come back as a skip. */
function answered(answer: unknown, startToday: boolean): answer is object {
  if (typeof answer !== 'object' || answer === null) return false;
  const { stage, startToday: starts } = { stage: '', startToday: true, ...answer };
  return stage === 'DAY0_ACK' && (startToday || starts === false);
}
