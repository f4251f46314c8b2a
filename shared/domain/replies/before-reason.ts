/** Cuts what is asked from the reason for it, said behind it without a mark. */
import { sparing } from './sparing.ts';

/** The wish and its reason: "stop these now please", "i dont need them". */
export function beforeReason(sentence: string, longest: number): readonly string[] {
  const at = sentence.length > longest ? -1 : sentence.search(reason);
  return at < 8 ? [] : [sentence.slice(0, at), sentence.slice(at).trim()];
}

const reason = sparing(
  /(?<=\b(?:please|pls|plz|thanks|now|me|these|this|messages?|texts?|emails?|them)) (?=(?:because|cos|coz|cuz|as) |(?:i|we) (?:don'?t|do not|never|really don'?t) (?:need|want|use|read|like)|(?:i'?m|we'?re) (?!not\b)(?:away|off|in|on|done|fine|sick|too|so|really|sorted))/,
);
