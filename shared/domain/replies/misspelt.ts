/** Rights decisive words in which two letters changed places or one fell out. */

/** None of them is short: a slip in a short word makes another one too easily. */
const decisive = `
finished finish completed complete everything nothing neither already tomorrow tonight yesterday afternoon morning evening
monday tuesday wednesday thursday friday saturday sunday weekend cancelled cancel postponed postpone reschedule rescheduled
delete deleted remove removed dropped skipped skipping forgot forgotten moved bumped pushed waiting pending started almost
halfway managed sorted booked called emailed ordered submitted printed cleaned returned collected picked bought brought
haven't hasn't didn't couldn't wasn't doesn't please instead replace rename change changes changed combine merge separate
messages message emails reminders reminder texts letters service unsubscribe subscribe resume pause stopping supposed
another second third fourth remaining others first except apart except probably actually because should would could
remember finally finishing working nowhere progress through without sending texting emailing messaging kindly scratch required
breakfast number numbers switch remains remaining anymore settled address exactly seriously absolutely behind nobody promised
accomplished delivered replied answered cancelling binning ignore forget sorting collect deliver return finalise whatever
deferred confirmed charged repaired planted painted watered invoiced updated reviewed installed uploaded downloaded scheduled
arranged washed cleared vacuumed hoovered ironed messaged telephoned reserved unpacked packed loaded checked walked talked
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length > 5);

/** Shorter ones, of which only two letters that changed places are righted. */
const short =
  'done sent paid skip drop stop moved push half still later have back will can not yet also did today'.split(
    ' ',
  );

/** Slips that are neither, by the word that was meant. */
const others: readonly (readonly [string, string])[] = [
  ['cancelled', 'cancld cancled canceld canclled cancelld'],
  ['deferred', 'defered defferred deffered'],
  ['finished', 'finnished finshied fininshed'],
  ['tomorrow', 'tomorrer tommorrer tomorra tomorow tommorow'],
  ['messages', 'mesages messges mesgs'],
  ['reminders', 'remiders remindes'],
  ['everything', 'everythng everythin evrything evrythin'],
  ['remove', 'remvoe remov rmv rmve'],
  ['please', 'plese pleas plase'],
  ['ignore', 'ignor'],
  ['except', 'cept xcept xept'],
  ['which', 'whcih whihc hwich'],
  ['forgot', 'forgto fogrot forogt'],
];

/** Words of their own, though a letter away from one of these. */
const alsoWords = new Set(
  (
    'ont fro dorp dad doen alter plated panted laded ' +
    'noting stated paced planed leaned sipped kipped bumpe sored collated cleared caned caled mover moved pushe massages ' +
    'reminder reminders paused cause clause course bough brough though thorough tough trough worming corking woking meting ' +
    'mating exept invoice reprot reort changed chances hanged charges thrid sevice form from trail trial bared bred pined rely relied forge foret retun stared forth anther collet delver ending sealing setting caning ringing inning bing ' +
    'pained waters pants painter loaned leaded waked taked hovered waled wased'
  ).split(' '),
);

const swapsOf = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((slip) => slip !== word);

function slipsOf(word: string): readonly string[] {
  const dropped = Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  );
  return [...swapsOf(word), ...dropped].filter((slip) => slip !== word);
}

function allSlips(): ReadonlyMap<string, string> {
  const known = new Set([...decisive, ...short]);
  const pairs = [
    ...short.flatMap((word) => swapsOf(word).map((slip) => [slip, word] as const)),
    ...others.flatMap(([word, slips]) => slips.split(' ').map((slip) => [slip, word] as const)),
    ...decisive.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)),
  ];
  return new Map(pairs.filter(([slip]) => !known.has(slip) && !alsoWords.has(slip)));
}

/** Made with the first reply: what a function does before it knows of one needs none. */
let meant: ReadonlyMap<string, string> | undefined;

/** A word with the capitals of what was typed for it: "Dont", "DONT". */
export function cased(typed: string, word: string): string {
  if (typed.length > 2 && typed === typed.toUpperCase()) return word.toUpperCase();
  const capital = typed.charAt(0) !== typed.charAt(0).toLowerCase();
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

const words = /[a-z]+(?:'[a-z]+)?/gi;

/** The reply with them righted; every other word as it was typed. */
export const rightly = (reply: string): string =>
  reply.replace(words, (typed) => {
    if (typed.length < 3 || typed.length > 14 || (typed.length < 5 && /[A-Z]/.test(typed.slice(1))))
      return typed;
    const word = (meant ??= allSlips()).get(typed.toLowerCase());
    return word === undefined ? typed : cased(typed, word);
  });
