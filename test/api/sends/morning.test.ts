/** The morning letter on demand is the very letter the person gets, which comes all the same. */
import { sameLetter } from '#test/kit/send-cases.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

// What holds of any stage is tested with midday's.
sameLetter(world, 'MORNING_INTENTION', [5], [6, 1]);
