/** A year of people in words: goals beside figures, and what went wrong by name. */
import { availableParallelism, loadavg } from 'node:os';
import type { DaysLived } from './live-days.ts';
import type { Year } from './run-year.ts';

const goal = 80;
const shown = 10;

const count = (number: number): string => number.toLocaleString('en-US');

const rateOf = ({ userDays, seconds }: DaysLived): number => userDays / seconds;

function rateLines({ store, timed, worlds }: Year): readonly string[] {
  const callsADay = timed.calls / timed.userDays;
  const bound = store.perSecond / callsADay;
  const rate = rateOf(timed);
  const cpu = timed.cpuMs / timed.userDays;
  const cores = availableParallelism();
  const [load = 0] = loadavg();
  return [
    `  user-days a second     ${rate.toFixed(1)}   goal ${goal}   (three prompts, two replies each)`,
    `  in ${worlds} ${worlds === 1 ? 'world' : 'worlds at once, each a process with its share of the people'}; ` +
      'the rate is the sum of theirs',
    `  the bare store         ${count(Math.round(store.perSecond))} calls a second; a user-day ` +
      `makes ${callsADay.toFixed(1)}, so by them alone ${bound.toFixed(1)} user-days a second`,
    `  of what the store allows   ${((rate / bound) * 100).toFixed(0)} %`,
    `  processor time         ${cpu.toFixed(1)} ms a user-day, of which its bare calls are ` +
      `${(store.cpuMs * callsADay).toFixed(1)}; ${cores} cores with nothing else to do allow ` +
      `${((1000 * cores) / cpu).toFixed(1)} a second`,
    `  load of this machine   ${load.toFixed(1)} on ${cores} cores`,
  ];
}

function ledgerLines(title: string, lived: DaysLived): readonly string[] {
  const { verdict, userDays, zones, clockChanges, deadLetters, denied } = lived;
  const { once, wrong, given, lost, askedAbout, replies } = verdict;
  return [
    `  ${title}: ${count(userDays)} user-days, ${rateOf(lived).toFixed(1)} a second`,
    `    zones ${zones.length}, clocks changed ${count(clockChanges)} times`,
    `    touchpoints once, on their minute ${count(once)}   wrong ${wrong.length}   goal 0`,
    `    replies ${count(replies)}, items given ${count(given)}, asked about ${askedAbout}` +
      `   lost ${lost.length}   goal 0`,
    `    dead letters ${deadLetters}, calls denied ${denied}   goal 0`,
    ...[...wrong, ...lost].slice(0, shown).map((what) => `    ! ${what}`),
  ];
}

/** So many things that must not be. */
const wrongsIn = ({ verdict, deadLetters, denied }: DaysLived): number =>
  verdict.wrong.length + verdict.lost.length + deadLetters + denied;

export const wrongsOf = ({ timed, replying, silent }: Year): number =>
  wrongsIn(timed) + wrongsIn(replying) + wrongsIn(silent);

const partLines = ({ number, of }: Year['part']): readonly string[] =>
  of > 1
    ? [`  part ${number + 1} of ${of} of the people, but for those who reply twice a day`]
    : [];

export const sayYear = (year: Year): readonly string[] => [
  ...rateLines(year),
  ...partLines(year.part),
  ...ledgerLines('all reply twice a day', year.timed),
  ...ledgerLines('all reply at least weekly', year.replying),
  ...ledgerLines('no silence rule, half say nothing', year.silent),
];
