/** Deletes, restores and purges a person, and says how it went in the customer's words. */
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { readAgain } from '#web/kit/use-read.ts';

/** True when it was done; an alert has told either way. */
async function done(verb: string, success: string, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
  } catch (problem) {
    alert(failureWords(verb, problem));
    return false;
  }
  alert(success);
  void readAgain('users.list');
  return true;
}

/** The server's own error, or the status it answered with, or that nothing came back. */
export function failureWords(verb: string, problem: unknown): string {
  if (!(problem instanceof Declined)) return `Failed to ${verb} user. Please try again.`;
  return problem.message || `Failed to ${verb} user (${problem.status})`;
}

export const deleteUser = (user_id: string): Promise<boolean> =>
  done('delete', 'User deleted successfully', () =>
    call('users.remove', { params: { user_id }, body: { confirm: 'DELETE' } }),
  );

export const restoreUser = (user_id: string): Promise<boolean> =>
  done('restore', 'User restored successfully', () =>
    call('users.restore', { params: { user_id } }),
  );

export const purgeUser = (user_id: string, emailEcho: string): Promise<boolean> =>
  done('purge', 'User permanently purged', () =>
    call('users.purge', { params: { user_id }, body: { confirm: 'PURGE', emailEcho } }),
  );
