/** Puts single sentences of a reply in other words, and leaves all else as it stands. */

/** A sentence, whose marks may stand in an hour or in a name. */
const sentences = /[^\n.!?;]+(?:[.!?;](?=\S)[^\n.!?;]*)*/g;
const longest = 1000;
/** Nobody puts a word right in so many. */
const longestSentence = 200;

/** Asks of each sentence that is no question and quotes nothing what is to stand in its place. */
export function bySentence(
  reply: string,
  near: RegExp,
  put: (sentence: string) => string | undefined,
): string {
  if (!near.test(reply) || reply.length > longest) return reply;
  return reply.replace(sentences, (sentence, at: number) => {
    if (reply[at + sentence.length] === '?' || sentence.includes('"')) return sentence;
    const said = sentence.trimStart();
    if (said.length > longestSentence) return sentence;
    const fresh = near.test(said) ? put(said) : undefined;
    return sentence.slice(0, sentence.length - said.length) + (fresh ?? said);
  });
}
