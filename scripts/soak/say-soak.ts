/** A soak in words, and what of it must not be. */
import type { Soaked } from './run-soak.ts';
import { trendOf } from './trend.ts';
import type { Look } from './watch.ts';

const shown = 10;
/** Of the mean, and never less than a few megabytes: collections differ by that. */
const mostGrowth = 0.1;
const leastMegabytes = 8;
/** Fewer say nothing about a line. */
const leastReadings = 6;

const count = (number: number): string => number.toLocaleString('en-US');

const megabyte = 1024 * 1024;
/** Until then mails gather that are kept for 30 days, and people who stay for 20. */
const settledDay = 32;
/** Caches fill at first, and code is compiled. */
const settledShare = 1 / 3;

const settledPart = (looks: readonly Look[]): readonly Look[] =>
  looks.slice(Math.floor(looks.length * settledShare)).filter(({ day }) => day >= settledDay);

function trend(looks: readonly Look[], of: (look: Look) => number) {
  const readings = settledPart(looks).map((look) => ({ at: look.at, value: of(look) }));
  return { ...trendOf(readings), readings: readings.length };
}

type Trended = ReturnType<typeof trend>;

const grows = ({ mean, growth, readings }: Trended): boolean =>
  readings >= leastReadings && growth > Math.max(mean * mostGrowth, leastMegabytes * megabyte);

const inMegabytes = ({ mean, growth, readings }: Trended): string =>
  `${(mean / megabyte).toFixed(1)} MB, ${growth < 0 ? '' : '+'}${(growth / megabyte).toFixed(1)} MB ` +
  `by regression over the last ${readings} readings`;

const heapOf = ({ looks }: Soaked) => trend(looks, ({ heapBytes }) => heapBytes);
const workerOf = ({ looks }: Soaked) => trend(looks, ({ workerBytes }) => workerBytes);

const flat = (trended: Trended): string => {
  if (trended.readings < leastReadings) return 'too short to tell';
  return grows(trended) ? 'GROWS' : 'flat';
};

/** So many things that must not be; time is no such thing. */
export function wrongsOf(soaked: Soaked): number {
  const { verdict, leftovers, denied } = soaked;
  const growing = [heapOf(soaked), workerOf(soaked)].filter(grows).length;
  return verdict.wrong.length + verdict.lost.length + leftovers + denied + growing;
}

export function saySoak(soaked: Soaked): readonly string[] {
  const { verdict, days, userDays, looks, broken, again, redriven, erased, leftovers } = soaked;
  const { once, wrong, given, lost, askedAbout, replies } = verdict;
  const breaks = Object.entries(broken).map(([kind, times]) => `${kind} ${times}`);
  const rss = trend(looks, ({ rssBytes }) => rssBytes);
  const calls = trend(looks, ({ callWork }) => callWork);
  const slower = calls.mean > 0 ? (100 * calls.growth) / calls.mean : 0;
  return [
    `${count(days)} virtual days, ${count(userDays)} user-days`,
    `  touchpoints once ${count(once)}   wrong ${wrong.length}   goal 0`,
    `  replies ${count(replies)}, items given ${count(given)}, asked about ${askedAbout}` +
      `   lost ${lost.length}   goal 0`,
    `  people erased ${erased}   of whom something was left ${leftovers}   goal 0`,
    `  broken calls: ${breaks.join(', ')}; delivered again ${again}, redriven ${redriven}`,
    `  heap      ${flat(heapOf(soaked))}: ${inMegabytes(heapOf(soaked))}`,
    `  worker    ${flat(workerOf(soaked))}: ${inMegabytes(workerOf(soaked))}`,
    `  resident  ${inMegabytes(rss)}`,
    `  latency   ${slower.toFixed(0)} % by regression, of a call over a fixed piece of work`,
    `  calls denied ${soaked.denied}   goal 0`,
    ...[...wrong, ...lost].slice(0, shown).map((what) => `  ! ${what}`),
  ];
}
