/** The report of a load run in words. */
import type { LoadReport } from './run-load.ts';

const perUser = (units: number, { users }: LoadReport): string => (units / users).toFixed(2);

export function sayLoad(report: LoadReport): readonly string[] {
  const { users, perSecond, failingShare, letters, lost, doubled } = report;
  const floor = users / perSecond;
  const { drainSeconds } = report;
  const share = `${(failingShare * 100).toFixed(1)} %`;
  return [
    `${users} people, one 6:00, SES at ${perSecond} a second, ${share} of all calls refused`,
    `  letters        ${letters}   lost ${lost}   doubled ${doubled}`,
    `  drained in     ${drainSeconds.toFixed(0)} s, ${(drainSeconds / floor).toFixed(2)} times the floor of ${floor.toFixed(0)} s`,
    `  SES            ${report.throttled} times throttled, calls refused ${report.refused}`,
    `  Lambda         ${report.retries} runs more than people, ${report.redriven} events redriven`,
    ...report.units.map(
      ({ spender, read, write }) =>
        `  DynamoDB       ${perUser(write, report)} write and ${perUser(read, report)} read units a person by ${spender}`,
    ),
  ];
}
