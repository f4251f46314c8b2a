/** Where somebody on the waitlist, or invited from it, came from. */
const ending = '_landing';

/** By the word of the variant site: `harbor_landing`. */
export const waitlistSource = (word: string): string => `${word}${ending}`;

export const isWaitlistSource = (source: string): boolean => source.endsWith(ending);
