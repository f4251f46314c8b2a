/** Cuts a sentence where a picture or a count with its verdict marks the next thing. */
import { isAscii } from '../same-text.ts';

const nextCount =
  /(?<=\b\d{1,2} ?(?:dn|dun|done|yes|no|nope|tmrw|tomorrow|later|skip|drop|x|✅|❌|👍|👎))\s+(?=\d{1,2}\b)|(?<=^\W{0,4}\d(?:st|nd|rd|th)\b.*(?:\p{L}{3,}|\p{Extended_Pictographic}\uFE0F?))(?<!\b(?:the|and|my|our|on|until|till|for|her|his|not|only))\s+(?=\d(?:st|nd|rd|th)\b)/iu;

/** Two numbers with a verdict on the first, or an ordinal that opens the sentence. */
const mayCountOn =
  /\d ?(?:dn|dun|done|yes|no|nope|tmrw|tomorrow|later|skip|drop|x|✅|❌|👍|👎)\s+\d|^\W*\d(?:st|nd|rd|th)\b/iu;

const turn = /\s+(?:>|->|=>|→|--|\*|&)\s+/;
const mayTurn = /[|·•‣/~\t>→*&]|--/;
/** `proposal > gym > sister`, `proposal | gym`: one after the other. */
const inTurn = (sentence: string): readonly string[] => {
  if (!mayTurn.test(sentence)) return [sentence];
  const apart = sentence.split(/\s+(?:\||·|•|‣|\/\/|~)\s+|\s*\t\s*/);
  if (apart.length > 1) return apart;
  const parts = sentence.split(turn);
  return parts.length > 2 ? parts : [sentence];
};

/** `diapers ✅ laundry ❌` and `💪 leg day 📚 Dune` are lists, marked by pictures. */
export function bySigns(sentence: string): readonly string[] {
  const counted = mayCountOn.test(sentence) ? sentence.split(nextCount) : inTurn(sentence);
  return counted.flatMap((part) => {
    if (isAscii(part)) return [part];
    if (
      /^[✅✔☑✓👍👎❌✗✘✖✕⬜🤷🙅⏳🔄].*\p{L}.*[✅✔☑✓👍👎❌✗✘✖✕⬜🤷🙅⏳🔄]\uFE0F?\s*\p{L}/u.test(part)
    )
      return part.split(/[,;]?\s+(?=[✅✔☑✓👍👎❌✗✘✖✕⬜🤷🙅⏳🔄]\uFE0F?\s*\p{L})/u);
    if (/\p{L}.*[✅✔☑✓👍👎❌✗✘✖✕⬜🤷🙅⏳🔄]\uFE0F?\s+\p{L}/u.test(part))
      return part.split(/(?<=[✅✔☑✓👍👎❌✗✘✖✕⬜🤷🙅⏳🔄]\uFE0F?)\s+(?=\p{L})/u);
    if (/^\p{Extended_Pictographic}/u.test(part)) {
      return part.split(/\s+(?=\p{Extended_Pictographic}\uFE0F?\s*[\p{L}\p{N}])/u);
    }
    return [part];
  });
}
