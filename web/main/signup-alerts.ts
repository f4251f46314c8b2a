/** Which words a failed sign-up gives, step by step. */
import { Declined, messageOf } from '#web/kit/declined.ts';

export const sessionExpired = 'Session expired. Please start over.';
export const invalidEmail = 'Please enter a valid email address';

const signupFailed = 'Signup failed. Please try again.';
const intentionsFailed = 'Failed to process intentions. Please try again.';

export const landingAlert = (problem: unknown): string => messageOf(problem, signupFailed);

/** The intentions page calls create-user again, to correct the zone. */
export const createUserAlert = (startToday: boolean): string =>
  startToday ? intentionsFailed : signupFailed;

export function day0Alert(problem: unknown, startToday: boolean): string {
  if (!startToday) return 'Skip today failed. Please try again.';
  if (!(problem instanceof Declined)) return intentionsFailed;
  if (problem.status === 422) return unreadableAlert(problem);
  if (problem.status === 500) {
    return problem.message || 'Failed to process your intentions. Please try again.';
  }
  return intentionsFailed;
}

function unreadableAlert({ code, message }: Declined): string {
  if (code === 'STANDARDIZER_EMPTY') {
    return (
      'Submission failed: Please write your intentions more clearly - ' +
      "we couldn't extract any goals from your message."
    );
  }
  return message || code || 'Unable to process your intentions';
}
