/** Something a person can put right, told in one line and without a stack. */
export class Problem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Problem';
  }
}

/** What any thrown thing says, in one line. */
export const sentenceOf = (error: unknown): string =>
  String((error as { message?: unknown } | undefined)?.message ?? error).replace(/\s*\n\s*/g, ' ');

/** The system's code of an error: `EADDRINUSE`, `ENOENT` ... */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
};
