/** Knows an hour that is reckoned from another: "move the swim up an hour". */

const time = /\b(\d{1,2})(?:[:.](\d\d))?/;
const halfDay = 12 * 60;

/** Minutes since noon or midnight; undefined where no number stands. */
function minutesIn(text: string): number | undefined {
  const [, hours, minutes = '0'] = time.exec(text) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) % halfDay;
}

const span = /\b(half an|an?|one|two|three|four|\d{1,3}) ?(hours?|hrs?|minutes?|mins?)\b/gi;
const numbers: ReadonlyMap<string, number> = new Map([
  ['half an', 0.5],
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);

/** Every span of time that a reply names, in minutes. */
const spansIn = (reply: string): readonly number[] =>
  [...reply.matchAll(span)].map(([, count = '', unit = '']) => {
    const value = numbers.get(count.toLowerCase()) ?? Number(count);
    return /^h/i.test(unit) ? value * 60 : value;
  });

const withoutTime = (text: string): string => text.replace(time, '#');

/** Whether a wording is the old one but for its hour, and that is as far off as the reply says. */
export function isReckoned(fresh: string, old: string, reply: string): boolean {
  const [to, from] = [minutesIn(fresh), minutesIn(old)];
  if (to === undefined || from === undefined || withoutTime(fresh) !== withoutTime(old))
    return false;
  const apart = Math.abs(to - from);
  return spansIn(reply).some((said) => said === apart || said === halfDay - apart);
}
