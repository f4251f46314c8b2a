/** The edits of one reply while it is being read: the later statement about an item wins. */
import type { Edit, Item } from '../../checklist.ts';
import type { Asking } from '../reading.ts';
import { contentWords, sameKey } from '../same-text.ts';
import { sameWord } from './same-word.ts';
import type { Signal } from './signals.ts';
import { type Added, editsOf, type Step } from './steps.ts';

/** What is compared of a text. */
interface Key {
  readonly key: string;
  readonly words: readonly string[];
  readonly content: readonly string[];
}

export class Draft {
  private readonly steps: Step[] = [];
  private readonly keys = new Map<string, Key>();
  private readonly asking: Asking;
  private withdrawn: Step | undefined;

  constructor(asking: Asking) {
    this.asking = asking;
  }

  mark(item: Item, signal: Signal): void {
    this.steps.push({ kind: 'status', item, signal });
  }

  rename(item: Item, text: string): void {
    if (text !== '') this.steps.push({ kind: 'rename', item, text });
  }

  /** Answers whether it is new: the same thing said again is not added twice. */
  add(text: string, how: Partial<Omit<Added, 'text'>> = {}, next?: Step): boolean {
    const key = sameKey(text);
    if (key === '' || this.holds(key)) return false;
    const at = next === undefined ? -1 : this.steps.indexOf(next);
    const step: Step = { kind: 'add', text, later: false, done: false, sentence: -1, ...how };
    this.steps.splice(at < 0 ? this.steps.length : at, 0, step);
    return true;
  }

  get length(): number {
    return this.steps.length;
  }

  /** The steps from the nth on. */
  since(n: number): readonly Step[] {
    return this.steps.slice(n);
  }

  /** The step as it stands now; a later clause may have lengthened a new item or taken it back. */
  asItStands(step: Step): Step | undefined {
    return this.steps.find(
      (one) =>
        one === step ||
        (one.kind === 'add' && step.kind === 'add' && one.text.startsWith(step.text)),
    );
  }

  isRenamed({ id }: Item): boolean {
    return this.steps.some((step) => step.kind === 'rename' && step.item.id === id);
  }

  /** As the item reads now. */
  wordingOf({ id, text }: Item): string {
    const said = this.steps.findLast((step) => step.kind === 'rename' && step.item.id === id);
    return said?.kind === 'rename' ? said.text : text;
  }

  /** Takes back what was said last. */
  withdraw(): boolean {
    this.withdrawn = this.steps.pop();
    return this.withdrawn !== undefined;
  }

  /** Puts back what was withdrawn last: another one was meant. */
  restore(): void {
    if (this.withdrawn) this.steps.push(this.withdrawn);
    this.withdrawn = undefined;
  }

  /** Takes back the new item these words name. */
  withdrawNamed(words: string): boolean {
    const said = contentWords(words);
    const at = this.steps.findLastIndex(
      (step) =>
        step.kind === 'add' &&
        this.keyOf(step.text).content.some((word) =>
          said.some((one) => word.length > 2 && sameWord(one, word)),
        ),
    );
    if (at >= 0) this.steps.splice(at, 1);
    return at >= 0;
  }

  /** The new item named last is done already: "and mark it done". */
  finishLast(): boolean {
    return this.changeLast({ done: true, later: false });
  }

  /** Answers whether what was said last is a new item, which is changed. */
  changeLast(change: Partial<Added>): boolean {
    const last = this.steps.at(-1);
    if (last?.kind !== 'add') return false;
    this.steps[this.steps.length - 1] = { ...last, ...change };
    return true;
  }

  /** "Stretch. Ten minutes.": more about the new item named last. */
  lengthenLast(more: string): boolean {
    const last = this.steps.at(-1);
    if (last?.kind !== 'add') return false;
    const said = more.replace(/[\s.,;:!]+$/u, '');
    return this.changeLast({
      text: `${last.text} ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    });
  }

  /** The new item that these words name best, of two the later. */
  newNamed(words: string): string | undefined {
    const said = contentWords(words).filter((word) => word.length > 2);
    let best: { readonly text: string; readonly shared: number } | undefined;
    for (const step of this.steps) {
      if (step.kind !== 'add') continue;
      const { content } = this.keyOf(step.text);
      const shared = said.filter((word) => content.some((one) => sameWord(one, word))).length;
      if (shared > 0 && shared >= (best?.shared ?? 0)) best = { text: step.text, shared };
    }
    return best?.text;
  }

  /** The new items that one sentence named. */
  newIn(sentence: number): readonly string[] {
    return this.steps.flatMap((step) =>
      step.kind === 'add' && step.sentence === sentence ? [step.text] : [],
    );
  }

  takeBack(fresh: string): void {
    const at = this.steps.findLastIndex((step) => step.kind === 'add' && step.text === fresh);
    if (at >= 0) this.steps.splice(at, 1);
  }

  /** Puts other words for each new item, unless these stand there already. */
  rewordNew(reword: (text: string) => string): void {
    for (const step of this.steps.filter(({ kind }) => kind === 'add')) {
      const at = this.steps.indexOf(step);
      if (step.kind !== 'add') continue;
      const text = reword(step.text);
      if (text === step.text) continue;
      this.steps.splice(at, 1);
      const key = sameKey(text);
      const known = key === '' || this.holds(key);
      this.steps.splice(at, 0, known ? step : { ...step, text });
    }
  }

  putOff(fresh: string): void {
    const at = this.steps.findLastIndex((step) => step.kind === 'add' && step.text === fresh);
    const step = this.steps[at];
    if (step?.kind === 'add') this.steps[at] = { ...step, later: true };
  }

  /** Whether a new item is named by these words. */
  addedNamed(words: string): boolean {
    const said = contentWords(words);
    return this.steps.some(
      (step) =>
        step.kind === 'add' &&
        said.length > 0 &&
        said.every((word) => this.keyOf(step.text).content.some((one) => sameWord(one, word))),
    );
  }

  /** "Rams, not ewes": one word of the new item named last is put right. */
  rewordLast(wrong: string, right: string): boolean {
    const last = this.steps.at(-1);
    const at = last?.kind === 'add' ? last.text.split(' ').indexOf(wrong) : -1;
    if (last?.kind !== 'add' || at < 0) return false;
    return this.changeLast({ text: last.text.split(' ').with(at, right).join(' ') });
  }

  /** The wording of what was said last, when that is a new item. */
  lastAdded(): string | undefined {
    const last = this.steps.at(-1);
    return last?.kind === 'add' ? last.text : undefined;
  }

  lastIsRename(): boolean {
    return this.steps.at(-1)?.kind === 'rename';
  }

  lastIsNew(): boolean {
    return this.steps.at(-1)?.kind === 'add';
  }

  /** What has been said of the item so far in this reply. */
  verdictOn({ id }: Item): Signal | undefined {
    const said = this.steps.findLast((step) => step.kind === 'status' && step.item.id === id);
    return said?.kind === 'status' ? said.signal : undefined;
  }

  get empty(): boolean {
    return this.steps.length === 0;
  }

  /** Ids of the items something has been said of. */
  named(): ReadonlySet<string> {
    return new Set(this.steps.flatMap((step) => ('item' in step ? [step.item.id] : [])));
  }

  edits(): readonly Edit[] {
    return editsOf(this.steps, this.asking.newId);
  }

  private holds(key: string): boolean {
    const there = this.asking.items.some(
      (item) =>
        item.status !== 'dropped' && this.keyOf(item.text).key === key && !this.isRenamed(item),
    );
    const words = key.split(' ');
    return (
      there ||
      this.steps.some((step) => {
        if (!('text' in step)) return false;
        const other = this.keyOf(step.text);
        if (other.key === key) return true;
        return (
          words.length > 1 &&
          other.words.length === words.length + 1 &&
          words.every((word) => other.words.includes(word))
        );
      })
    );
  }

  /** Of each text once, as every new item is compared with all before it. */
  private keyOf(text: string): Key {
    const known = this.keys.get(text);
    if (known) return known;
    const key = sameKey(text);
    const made = { key, words: key.split(' '), content: contentWords(text) };
    this.keys.set(text, made);
    return made;
  }
}
