/** "All clear" and "put it all out" behind what was said of one item tell of that one. */

import { sparing } from '../sparing.ts';

/** "Surveyor rang, all clear." */
export const allIsWell =
  /^all (?:sorted|done|good|set|clean|clear|fine|well|ok|okay|grand|[a-z]{2,}ed)\b/;
/** "Rang the surveyor. All good now." */
export const wellNow = /^all (?:good|fine|grand|well|sorted|ok|okay|clear) now\W*$/;
/** "The gel came and I put it all out." */
export const saidOfIt = sparing(
  /^(?:(?:and|so|then|i|we|i've|we've)[, ]+)*(?!did\b|done|got\b|finished|completed|managed|sorted|smashed|nailed|crushed)(?:put|hung|laid|took|gave|\p{L}{2,}ed) (?:it|them) all\b|^(?:(?:and|so|then|i|we|i've|we've)[, ]+)*got (?:it|them) all (?:up|out|in|down|away|back|off|on|over|sent|put|filed|posted)\b/u,
);
