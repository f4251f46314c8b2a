/** Text to be read at length: headings that can be linked to, paragraphs and lists. */

/** A paragraph, or the lines of a list. */
export type Block = string | readonly string[];

export interface Section {
  /** The heading's name in an address: `/privacy#children`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
