/**
 * Rights that no test is seen to use, and why they are granted all the same, as data: a line a
 * function and right. Whoever adds the test takes the line away.
 */
export const unseen: Readonly<Record<string, string>> = {};
