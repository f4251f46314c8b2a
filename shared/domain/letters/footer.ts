/** What stands below every letter, in either form: what comes next; how to stop, and who writes. */
import type { Letter, Setting } from './letter.ts';

export interface FooterSentence {
  readonly text: string;
  readonly link?: { readonly text: string; readonly url: string };
}

/** Nothing comes after these that could be stopped. */
const endings: ReadonlySet<Letter['purpose']> = new Set(['farewell', 'erased']);

/**
 * CAN-SPAM asks for a way out and a postal address in every mail. The way out begins its line, so
 * that no program breaks the words by which a reply's quotation of it is known.
 */
export function footerLines(
  letter: Letter,
  setting: Setting,
): readonly (readonly FooterSentence[])[] {
  const stop: FooterSentence = {
    text: 'Reply with the word unsubscribe to stop, or',
    link: { text: 'unsubscribe here', url: setting.unsubscribeUrl },
  };
  return [
    ...(letter.next === undefined ? [] : [[{ text: letter.next }]]),
    [
      ...(endings.has(letter.purpose) ? [] : [stop]),
      { text: letter.why },
      { text: `${setting.productName}, ${setting.postalAddress}` },
    ],
  ];
}
