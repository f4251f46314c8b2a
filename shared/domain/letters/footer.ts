/** What stands below every letter, in either form: what comes next, why it came, how to stop. */
import type { Letter, Setting } from './letter.ts';

export interface FooterLine {
  readonly text: string;
  readonly link?: { readonly text: string; readonly url: string };
}

/** Nothing comes after these that could be stopped. */
const endings: ReadonlySet<Letter['purpose']> = new Set(['farewell', 'erased']);

/** CAN-SPAM asks for a reason, a way out and a postal address in every mail. */
export function footerLines(letter: Letter, setting: Setting): readonly FooterLine[] {
  const stop: FooterLine = {
    text: 'Reply with the word unsubscribe to stop, or',
    link: { text: 'unsubscribe here', url: setting.unsubscribeUrl },
  };
  return [
    ...(letter.next === undefined ? [] : [letter.next, ...(letter.later ?? [])]).map((text) => ({
      text,
    })),
    { text: letter.why },
    ...(endings.has(letter.purpose) ? [] : [stop]),
    { text: `${setting.productName}, ${setting.postalAddress}` },
  ];
}
