/** What is compared of a text, worked out once: every new item is compared with all before it. */
import { contentWords, sameKey } from '../same-text.ts';

export interface TextKey {
  readonly key: string;
  readonly words: readonly string[];
  readonly content: readonly string[];
}

export class TextKeys {
  private readonly keys = new Map<string, TextKey>();

  of(text: string): TextKey {
    const known = this.keys.get(text);
    if (known) return known;
    const key = sameKey(text);
    const made = { key, words: key.split(' '), content: contentWords(text) };
    this.keys.set(text, made);
    return made;
  }
}
