/** Cuts a sentence into parts, each of which may ask something of the service. */
import { sparing } from './sparing.ts';

/** The wish and its reason: "stop these now please", "i dont need them". */
function beforeReason(sentence: string, longest: number): readonly string[] {
  const at = sentence.length > longest ? -1 : sentence.search(reason);
  return at < 8 ? [] : [sentence.slice(0, at), sentence.slice(at).trim()];
}

const reason = sparing(
  /(?<=\b(?:please|pls|plz|thanks|now|me|these|this|messages?|texts?|emails?|them)) (?=(?:because|cos|coz|cuz|as) |(?:i|we) (?:don'?t|do not|never|really don'?t) (?:need|want|use|read|like)|(?:i'?m|we'?re) (?!not\b)(?:away|off|in|on|done|fine|sick|too|so|really|sorted))/,
);

/** Its parts, each behind a mark or a joint; none where it has but one. */
export function partsOf(sentence: string, longest: number): readonly string[] {
  if (!/[-–—,:]| (?:so|and|but) (?:[cwpkustrdh]|i['w ])/.test(sentence))
    return beforeReason(sentence, longest);
  const parts = sentence.split(
    /,\s+|\s+[-–—]+\s+|:\s+|\s+so (?=(?:can|could|would|will) (?:you|u|ya)\b|please\b)|\s+(?:and|but) (?=(?:i'd (?:like|love|rather|prefer)|i want|i would like|please|pls|can you|could you|kindly|stop|pause|unsubscribe|take me|remove me|don't|do not|switch|hold)\b)/,
  );
  return parts.length > 1 ? parts : [];
}
