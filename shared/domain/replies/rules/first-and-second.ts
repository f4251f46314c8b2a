/** Reads a plan that counts its things in words: "first gym, second taxes". */
import { pattern } from '../pattern.ts';

const thing = String.raw`((?!(?:one|ones|thing|item|two|done|yes|no|not|is|isn't|was|can|class|hand|aid|floor|draft|half|place|day|of|post|coat|round|year|grade|attempt|time|week|month|job|task|and|off|up|baby|child|please|thoughts?|helpings?|opinion|shift|batch|load|home|car|breakfast|language|jab|dose|interview|viewing)\b)[^,;.:\n]{2,60}?)`;
const joint = '(?:[,;.]|,? and| then|, then) (?:and |then )?';
const counts = pattern(
  'iu',
  String.raw`^(?:(?:ok|okay|so|hi|hey|morning|today|well|right|plan)[,:]? )*first(?:ly)?[,:]? ${thing}(?:${joint}| (?=secondly\b))second(?:ly)?[,:]? ${thing}(?:(?:${joint}| (?=thirdly\b))third(?:ly)?[,:]? ${thing})?[.! ]*$`,
);

/** Each on a line of its own; any other reply as it is. */
export function firstAndSecond(reply: string): string {
  if (reply.length > 300 || !/^\W*.{0,30}\bfirst.*\bsecond/i.test(reply)) return reply;
  const [, ...things] = counts.exec(reply) ?? [];
  const said = things.filter((one) => one !== undefined);
  if (said.some((one) => verdicts.test(one)) || areAlike(said)) return reply;
  return said.length > 1 ? said.map((one) => `- ${one}`).join('\n') : reply;
}

/** Said of the first and the second thing on the list. */
const verdicts =
  /^(?:skip(?:ped)?|keep|drop(?:ped)?|tomorrow|today|tonight|later|open|still|leave|left|cancel(?:led)?|delete|finish(?:ed)?|start(?:ed)?|begun|sent|paid|over|moved?|half|stays?|goes|will|bin|scrap)(?: (?:it|today|tomorrow|later|open|on))*$/i;

/** "First violin part, second violin part": which one it is belongs to the name. */
const areAlike = ([one = '', ...others]: readonly string[]): boolean => {
  const [head] = one.toLowerCase().split(' ');
  return others.some((other) => other.toLowerCase().split(' ')[0] === head);
};
