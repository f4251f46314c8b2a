/** The three letters that can be sent on demand, and the words for how it went. */
import type { Sent } from '#shared/contract/sends.ts';
import { travelDaysMax } from '#shared/domain/limits.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';

export const testSends = {
  morning: { button: 'Send Morning (V2)', letter: 'morning intention' },
  midday: { button: 'Send V2 Midday Check-in', letter: 'midday check-in' },
  evening: { button: 'Send Evening (V2)', letter: 'evening reflection' },
} as const;

export type SendName = keyof typeof testSends;
export const sendNames = ['morning', 'midday', 'evening'] as const satisfies readonly SendName[];

/** Whole days from typed text: 1 for an empty box, undefined for what breaks the rule. */
export function travelDays(typed: string): number | undefined {
  const days = typed === '' ? 1 : Number(typed);
  return Number.isInteger(days) && days >= 1 && days <= travelDaysMax ? days : undefined;
}

/** Without `days` nobody travels. */
export const sendBody = (email: string, days: number | undefined) => ({
  email,
  simulate: false,
  ...(days !== undefined && { timeTravelOffsetDays: days }),
});

/** Asked before a letter goes to somebody who didn't ask for it. */
export const sendQuestion = (name: SendName, { email, timeTravelOffsetDays: days }: SendBody) =>
  `Send a real ${testSends[name].letter} to ${email}?${
    days === undefined ? '' : ` It’s written as of ${days} ${days === 1 ? 'day' : 'days'} ahead.`
  }`;

export type SendBody = ReturnType<typeof sendBody>;

export const sendTest = (name: SendName, body: SendBody): Promise<Sent> =>
  call(`sends.${name}`, { body });

export function sendFailure(name: SendName, problem: unknown): string {
  const { letter } = testSends[name];
  const words = problem instanceof Declined ? problem.message : networkWords(problem);
  return `Failed to send V2 ${letter}: ${words || `Failed to send ${letter}`}`;
}

const networkWords = (problem: unknown): string =>
  problem instanceof Error ? problem.message : '';
