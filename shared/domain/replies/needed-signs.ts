/** Reads from the source of a pattern what must stand in every text that it is found in. */
import {
  any,
  beside,
  edge,
  either,
  joined,
  needsOf,
  nothing,
  one,
  type Part,
  repeated,
  type Signs,
  space,
  unique,
  wide,
} from './pattern-parts.ts';

/** Thrown and caught here: what is not understood needs nothing. */
class Unread extends Error {}

const isPlain = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || sign === ' ';

/** Walks over the source of a pattern. */
class Source {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  whole(): Part {
    const part = this.alternatives();
    if (this.at < this.source.length) throw new Unread();
    return part;
  }

  private takes(sign: string): boolean {
    const found = this.source.startsWith(sign, this.at);
    if (found) this.at += sign.length;
    return found;
  }

  private found(shape: RegExp): RegExpExecArray | undefined {
    shape.lastIndex = this.at;
    const found = shape.exec(this.source) ?? undefined;
    if (found) this.at += found[0].length;
    return found;
  }

  private alternatives(): Part {
    const parts = [this.sequence()];
    while (this.takes('|')) parts.push(this.sequence());
    return parts.length === 1 ? (parts[0] ?? nothing) : either(parts);
  }

  private sequence(): Part {
    let all = nothing;
    for (let sign = this.next(); sign !== '' && sign !== '|' && sign !== ')'; sign = this.next()) {
      const [plain] = isPlain(sign) ? (this.found(/[a-z ]+(?![*+?{a-z ])/y) ?? []) : [];
      all = joined(all, plain === undefined ? this.quantified() : one(plain));
    }
    return all;
  }

  private next(): string {
    return this.source[this.at] ?? '';
  }

  private quantified(): Part {
    const part = this.atom();
    if (!'*+?{'.includes(this.next() || 'x')) return part;
    const [found, sign, least, comma, most] = this.found(/([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y) ?? [];
    if (found === undefined) return part;
    if (sign) return repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
    const last = comma === '' ? Number(least) : most === '' ? Infinity : Number(most);
    return repeated(part, Number(least), last);
  }

  private atom(): Part {
    const sign = this.next();
    if (isPlain(sign)) {
      this.at += 1;
      return one(sign);
    }
    if (this.takes('(')) return this.group();
    if (this.takes('[')) return this.signClass();
    if (this.takes('^') || this.takes('$') || this.takes('\\b')) return one(edge);
    if (this.takes('.') || this.takes('\\B')) return one(any);
    return one(this.sign());
  }

  private group(): Part {
    const [opening = ''] = this.found(/\?(?:[:=!]|<[=!]|<\w+>)/y) ?? [];
    if (opening === '' && this.next() === '?') throw new Unread();
    const inside = this.alternatives();
    if (!this.takes(')')) throw new Unread();
    if (opening.endsWith('!')) return nothing;
    if (opening === '?=') return beside(inside, 0);
    return opening === '?<=' ? beside(inside, -1) : inside;
  }

  /** One sign as a text has it, by its kind. */
  private sign(): string {
    const [escaped, named] = this.found(/\\(?:u\{\w+\}|u\w{4}|x\w\w|[pP]\{[^}]*\}|(.))/y) ?? [];
    if (escaped === undefined) return kindOf(this.found(/[^]/y)?.[0] ?? '');
    if (named === undefined) {
      const code = /^\\[ux]\{?(\w+)/.exec(escaped)?.[1];
      return code === undefined ? any : kindOf(String.fromCodePoint(Number.parseInt(code, 16)));
    }
    if (/[sWnrtvf]/.test(named)) return space;
    if (named === 'd') return '0';
    return /\w/.test(named) ? any : kindOf(named);
  }

  private signClass(): Part {
    const isOther = this.takes('^');
    const signs: string[] = [];
    while (!this.takes(']')) {
      const from = this.next();
      if (this.at >= this.source.length) throw new Unread();
      signs.push(this.sign());
      if (this.next() !== '-' || this.source[this.at + 1] === ']') continue;
      this.at += 1;
      const to = this.next();
      const end = this.sign();
      if (from === '\\' || to === '\\') signs.push(any);
      else if (/[0-9]/.test(from)) signs.push(end);
      else if (/[a-z]/i.test(from) && to.charCodeAt(0) - from.charCodeAt(0) < 9)
        for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code++)
          signs.push(kindOf(String.fromCharCode(code)));
      else if (end === wide && signs.at(-1) === wide) signs.push(wide);
      else signs.push(any);
    }
    return isOther || signs.includes(any) || signs.length === 0 ? one(any) : one(...unique(signs));
  }
}

/** A letter in lower case, any digit as `0`, anything beyond ASCII alike. */
function kindOf(sign: string): string {
  if (sign > '\u007f') return wide;
  if (/[0-9]/.test(sign)) return '0';
  return /\s/.test(sign) ? space : sign.toLowerCase();
}

/** More than so many are hardly ever missed where the rarest are there. */
const mostNeeds = 3;

/**
 * Of each of these, one stands in every text that the pattern is found in: a word, a part of one
 * (with an `edge` where it begins or ends), or a mark.
 */
export function neededSigns(source: string, flags: string): readonly Signs[] {
  // Two signs beyond ASCII count as letters of it there.
  if (/[vm]/.test(flags) || /[\u017f\u212a]/.test(source)) return [];
  try {
    return needsOf(new Source(source).whole()).slice(0, mostNeeds);
  } catch (error) {
    if (error instanceof Unread) return [];
    throw error;
  }
}
