/** Names what came with a reply and was not opened. */
import { countWord, quoted } from './wording.ts';

/** More names than these would be longer than the letter. */
const mostNames = 3;

/** Without a name a part is known by its type, which tells a person nothing. */
const isType = (name: string): boolean => /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(name);

/** No folders, and nothing that turns the sentence around it. */
const shown = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** `We didn’t open the attachment “plan.pdf”.`; undefined where there is none. */
export function attachmentWords(attachments: readonly string[]): string | undefined {
  const names = attachments.flatMap((name) => (isType(name) ? [] : [shown(name)]));
  const named = names.flatMap((name) => (name === '' ? [] : [quoted(name)]));
  const all = named.length === attachments.length && named.length <= mostNames;
  const [first, ...others] = attachments;
  if (first === undefined) return undefined;
  if (others.length === 0) return `We didn’t open the attachment${all ? ` ${named[0]}` : ''}.`;
  if (!all) return `We didn’t open the ${countWord(attachments.length)} attachments.`;
  const last = named.at(-1) ?? '';
  return `We didn’t open the attachments ${named.slice(0, -1).join(', ')} and ${last}.`;
}
