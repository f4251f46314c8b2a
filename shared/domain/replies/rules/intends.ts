/** Knows who says what they will do: "I'll call Jo tomorrow", "today I'd like to swim". */
import { pattern } from '../pattern.ts';
import { bareLater } from './signal-words.ts';

/** "I'll call Jo tomorrow", behind a report. */
export const thenDoes = (gist: string): boolean =>
  bareLater.test(gist) &&
  /^(?:(?:and|so|but|then|also)[, ]+)*(?:i'll|i will|i shall|we'll) (?!(?:be|do|try|see|have|get|feel|know|think|let|sleep|rest|go|start|pick|finish|continue|look|leave|wait|stick|carry|hope|make it|crack|regret|enjoy|miss|survive|die|cry|report|update|catch|live|manage|recover)\b)\p{L}{3,} (?!(?:it|that|this|them|those|again|back|more|up|you|ya)\b)\S/u.test(
    gist,
  );

export const intends = pattern(
  'i',
  String.raw`^(?:\W*(?:today|ok|okay|so|and|then|this morning|well)\W+)*(?:i|we)(?:'ll| will| `,
  String.raw`shall| wanna| should| might| could| would like to|'d like to| am going to)\b`,
);
