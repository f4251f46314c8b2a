/** Takes from a plan the words by which it says what there is to do. */
import { pattern } from '../pattern.ts';

/** "There is a bow to rehair", "there is also a parent coming at 3": what a plan holds. */
const thereIs = pattern(
  'iu',
  String.raw`^(?:(?:and|then|also|plus|so|now|but|oh)[, ]+)*there(?:'s| is| are)(?: (?:also|still|just|now|only))* `,
  String.raw`(?=(?:an?|the|my|our|some|\p{L}+'s) (?!lot |bit |few |chance |reason |way |feeling |need |storm |strike )`,
  String.raw`(?:\S+ ){1,6}?(?:to \p{L}{3,}|at (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|half|quarter)))`,
);
const thereAre = /\bthere(?:'s| is) (?!no\b|not\b|nothing\b|nobody\b)/gi;
const thereAlone =
  /^(?:(?:and|then|also|plus|so|but|oh)[, ]+)*there(?:'s| is)(?: also)? (?=(?:an?|the|my|our|some|\p{L}+'s)\b)/iu;

/** Without the words by which a plan says that something is to be done. */
export function listedThere(part: string, sentence: string): string {
  const bare = part.replace(thereIs, '');
  const several = bare === part && (sentence.match(thereAre) ?? []).length > 1;
  return several ? part.replace(thereAlone, '') : bare;
}
