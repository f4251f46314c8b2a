/** A yes or a no at the head of a reply, which settles the question that the last answer asked. */

const yes =
  'yes|yep|yeah|yup|y|sure|ok|okay|correct|right|exactly|👍|sí|si|oui|ja|sim|sì|d’accord|genau|claro';
const no = 'no|nope|nah|n|non|nein|não|nee|👎';
const beside = "(?:[ ,]+(?:please|thanks|thank you|it is|it's|it isn't|it is not|not yet|leave it))?";
const form = new RegExp(`^\\s*(?:(?<yes>${yes})|${no})${beside}\\s*(?:[,.!;–—-]+\\s*|\\n\\s*|$)`, 'iu');

/** Whether it is a yes, and where the words begin that say something else; undefined for neither. */
export function yesOrNo(reply: string): { readonly isYes: boolean; readonly end: number } | undefined {
  const found = form.exec(reply);
  return found ? { isYes: found.groups?.['yes'] !== undefined, end: found[0].length } : undefined;
}
