/** How people ask that the letters be given a rest, which needs a day on which they come again. */

const end =
  '(?:(?:maybe|perhaps|say|probably|about|around|like|just|of) )?(?:until|untill|till|til|for|through|thru|over|during|while|from|this|next|\\d+|an?|one|two|three|four)';

/** Whole sentences; without a day that can be read they are about something else. */
export const resting = (before: string, mail: string, spell: string): readonly RegExp[] => {
  const letters = `(?:(?:all |all of )?(?:(?:the|these|those|your|my|this|any) )*(?:daily )?(?:${mail})|these|anchor)`;
  const from = `(?:from|off) (?:${letters}|this|it|all this|you)`;
  return [
    // "Give the messages a rest for two weeks."
    new RegExp(`^${before}(?:give|giving) ${letters} a (?:rest|break|pause|miss) ${end}\\b.*$`),
    // "Lay off the messages for a fortnight", "hold fire on the texts till Friday".
    new RegExp(
      `^${before}(?:lay off|leave off|ease off|ease up|back off|hold fire|go easy|hang fire|rest|` +
        `stand down|drop|ditch|can)(?: (?:with|on))? ${letters} ${end}\\b.*$`,
    ),
    new RegExp(`^${before}knock ${letters} on the head ${end}\\b.*$`),
    // "Let's have a break from the messages for ten days."
    new RegExp(
      `^(?:(?:please|so|and|i think|maybe) )*(?:let's|lets|we could|i could|i'd|i'd love|i'd appreciate|` +
        `i'd be glad of|could i|can i|can we|could we|may we|may i|i think i'll|i'll|i'm going to|going to|i want to|i need to|i need|need|i want|i'd like)? ?` +
        `(?:have|take|do with|use|need|fancy|love|appreciate|be glad of|get)? ?(?:a |an |some )?` +
        `(?:wee |little |short |bit of a )?(?:break|breather|rest|pause|holiday|time out) ${from} ` +
        `${end}\\b.*$`,
    ),
    new RegExp(
      `^${before}take ${spell} off (?:from )?(?:sending|messaging|texting|e-?mailing|mailing|writing)(?: (?:to )?(?:me|us|these|anything))?$`,
    ),
    // "Away at a conference Wed-Fri so skip those days"
    /^.{2,80}\b(?:skip|miss|leave out|spare) (?:me )?(?:on |for )?(?:those|these|both|all) (?:two |three |few )?days$/,
    new RegExp(`^${before}(?:stand down|hold fire|hang fire) ${end}\\b.*$`),
  ];
};
