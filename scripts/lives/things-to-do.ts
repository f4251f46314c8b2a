/**
 * Things to do that are told apart by their words: no two of the same weeks share a verb, a thing
 * or a name, as a reply that repeats words of an open item may be about that one.
 */

const wordsOf = (text: string): readonly string[] => text.split(' ');

// Prime numbers of words, so that all combinations come up before one comes again.
const verbs = wordsOf(
  'Paint Repair Return Wrap Order Clean Sketch Polish Label Sell Weigh Frame Store Pack ' +
    'Measure Borrow Photograph Test Sort Insure Collect Ship Dust Price Varnish Check ' +
    'Unpack Fold Tune Iron Choose',
);
const objects = wordsOf(
  'kettle ladder atlas violin carpet teapot helmet mirror basket poster jacket lantern ' +
    'toolbox cushion suitcase blanket bookshelf hammock easel trumpet saddle curtain ' +
    'fishbowl telescope birdhouse wardrobe sandals tent canoe quilt globe anvil compass ' +
    'drum vase stool fan',
);
const names = wordsOf(
  'Ada Boris Clara Dmitri Elena Felix Greta Hugo Ines Jonas Karla Lars Mira Nora Olga ' +
    'Pavel Quentin Rosa Stefan Tilda Ursula Viktor Wanda Xenia Yusuf Zelda Anton Bruno ' +
    'Carmen Dora Emil Fatima Gideon Hanna Igor Judit Kofi Leila Marek Nils Oskar',
);

/** The number of things before the words come round again. */
export const thingsToDo = verbs.length * objects.length * names.length;

/** `Paint the kettle for Ada`; the same number is the same thing. */
export function thingToDo(number: number): string {
  const verb = verbs[number % verbs.length];
  const object = objects[number % objects.length];
  return `${verb} the ${object} for ${names[number % names.length]}`;
}
