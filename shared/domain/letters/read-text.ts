/** Reads the plain text of one of our letters back: its list lines, its links, its words. */

/** A line of a list, as either form of a letter shows it. */
export interface ListLine {
  /** `3.`; empty in a list without numbers. */
  readonly number: string;
  /** What stands in the brackets of the text: open, done, or on to another day. */
  readonly mark: string;
  /** With its tag: `Walk (from yesterday)`. */
  readonly words: string;
}

/** What a reader of a letter is told, in order. */
export interface LetterWords {
  readonly lines: readonly ListLine[];
  readonly links: readonly string[];
  /** All words that are seen, without drawn marks and the addresses of links. */
  readonly words: string;
}

/** No line of a paragraph begins with a space, and no continued one with fewer than six. */
const listLine = /^( {2}\d\.| \d\d\.|\d{3,}\.| ) \[([ x>])\] (.*)$/;
const address = /^https?:\/\/\S+$/;

/** The lines below that go on with an item: indented to its first word. */
function continued(lines: readonly string[], after: number, indent: number): number {
  const start = ' '.repeat(indent);
  let end = after;
  while (lines[end]?.startsWith(start)) end += 1;
  return end;
}

/** `isLink` tells an address of ours from one among a person's words. */
export function readText(text: string, isLink: (url: string) => boolean): LetterWords {
  const rows = text.replaceAll('\r\n', '\n').split('\n');
  const lines: ListLine[] = [];
  const links: string[] = [];
  const words: string[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const [, number, mark, first] = listLine.exec(row) ?? [];
    if (number !== undefined && mark !== undefined && first !== undefined) {
      const end = continued(rows, at + 1, row.length - first.length);
      const said = [first, ...rows.slice(at + 1, end)].map((part) => part.trim()).join(' ');
      lines.push({ number: number.trim(), mark, words: said });
      words.push(number, said);
      at = end - 1;
    } else if (address.test(row) && rows[at - 1]?.endsWith(':') && isLink(row)) {
      links.push(row);
    } else {
      words.push(row);
    }
  }
  return { lines, links, words: words.join('\n') };
}
