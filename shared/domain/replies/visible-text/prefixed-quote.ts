/** Knows a quoted letter by a sign that stands before each of its lines, whatever the sign is. */
import { isOurMark } from './footers.ts';
import { announces, isBlank, type MailLine, type MailLines, quotedAs } from './mail-line.ts';

/** Signs, or a name with a sign behind it: `| `, `# `, `JD> `, `ada: `. */
const prefix = /^\s{0,4}((?:\p{L}[\p{L}.-]{0,20})?[^\p{L}\p{N}\s"'“‘([{@]{1,3})(?:\s|$)/u;
/** Such lines are points of a list as a rule, and all that people write as points is theirs. */
const points = /^[-*•+–—·◦▪]$/u;
const fewest = 3;

const signOf = ({ raw, quoted }: MailLine): string | undefined =>
  quoted ? undefined : prefix.exec(raw)?.[1];

/** What the line says behind its sign. */
const behind = ({ raw }: MailLine, sign: string): string =>
  raw.slice(raw.indexOf(sign) + sign.length);

interface Signed {
  readonly lines: MailLine[];
  /** What stands above the first of them. */
  readonly above: MailLine | undefined;
}

function bySign(lines: MailLines): ReadonlyMap<string, Signed> {
  const found = new Map<string, Signed>();
  let above: MailLine | undefined;
  for (const line of lines) {
    const sign = signOf(line);
    if (sign !== undefined && !points.test(sign)) {
      const signed = found.get(sign);
      if (signed) signed.lines.push(line);
      else found.set(sign, { lines: [line], above });
    }
    if (!isBlank(line)) above = line;
  }
  return found;
}

/**
 * A list of one's own begins each line with a sign as well. What tells a quote is our own footer
 * behind that sign, or a line above that says who wrote it; a row of a table ends with a bar, too.
 */
const isQuoted = ([sign, { lines, above }]: readonly [string, Signed]): boolean =>
  lines.length >= fewest &&
  (lines.some((line) => isOurMark(quotedAs(line.raw, behind(line, sign)))) ||
    (above !== undefined &&
      announces.test(above.plain) &&
      !lines.some(({ raw }) => /\S\s*\|\s*$/.test(raw.slice(-200)))));

/** The lines, where those of such a quote count as quoted. */
export function withPrefixedQuotes(lines: MailLines): MailLines {
  const quoting = new Set([...bySign(lines)].filter(isQuoted).map(([sign]) => sign));
  if (quoting.size === 0) return lines;
  return lines.map((line) => {
    const sign = signOf(line);
    return sign !== undefined && quoting.has(sign) ? quotedAs(line.raw, behind(line, sign)) : line;
  });
}
