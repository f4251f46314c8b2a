/** The edits of one reply while it is being read: the later statement about an item wins. */
import type { Edit, Item } from '../../checklist.ts';
import type { Asking } from '../reading.ts';
import { contentWords, sameKey } from '../same-text.ts';
import { sameWord } from './same-word.ts';
import type { Signal } from './signals.ts';
import { type Added, editsOf, type Step } from './steps.ts';
import { TextKeys } from './text-keys.ts';

export class Draft {
  private readonly steps: Step[] = [];
  private readonly keys = new TextKeys();
  private readonly asking: Asking;
  private withdrawn: Step | undefined;
  private lost = 0;

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

  /** How many steps were changed or taken back. */
  get amended(): number {
    return this.lost;
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
    if (this.withdrawn) this.lost += 1;
    return this.withdrawn !== undefined;
  }

  /** Puts back what was withdrawn last: another one was meant. */
  restore(): void {
    if (!this.withdrawn) return;
    this.steps.push(this.withdrawn);
    this.lost -= 1;
    this.withdrawn = undefined;
  }

  /** Takes back the new item these words name. */
  withdrawNamed(words: string): boolean {
    const said = contentWords(words);
    const at = this.steps.findLastIndex(
      (step) =>
        step.kind === 'add' &&
        this.keys
          .of(step.text)
          .content.some((word) => said.some((one) => word.length > 2 && sameWord(one, word))),
    );
    if (at >= 0) this.replace(at);
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
    this.replace(this.steps.length - 1, { ...last, ...change });
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
      const { content } = this.keys.of(step.text);
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
    if (at >= 0) this.replace(at);
  }

  /** Puts other words for each new item, unless these stand there already. */
  rewordNew(reword: (text: string) => string): void {
    for (const [at, step] of this.steps.entries()) {
      if (step.kind !== 'add') continue;
      const text = reword(step.text);
      if (text === step.text) continue;
      const key = sameKey(text);
      if (key !== '' && !this.holds(key, step)) this.replace(at, { ...step, text });
    }
  }

  putOff(fresh: string): void {
    const at = this.steps.findLastIndex((step) => step.kind === 'add' && step.text === fresh);
    const step = this.steps[at];
    if (step?.kind === 'add') this.replace(at, { ...step, later: true });
  }

  /** Whether a new item is named by these words. */
  addedNamed(words: string): boolean {
    const said = contentWords(words);
    return this.steps.some(
      (step) =>
        step.kind === 'add' &&
        said.length > 0 &&
        said.every((word) => this.keys.of(step.text).content.some((one) => sameWord(one, word))),
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

  private replace(at: number, ...by: readonly Step[]): void {
    this.steps.splice(at, 1, ...by);
    this.lost += 1;
  }

  /** Whether anything but this step says the same. */
  private holds(key: string, but?: Step): boolean {
    const there = this.asking.items.some(
      (item) =>
        item.status !== 'dropped' && this.keys.of(item.text).key === key && !this.isRenamed(item),
    );
    const words = key.split(' ');
    return (
      there ||
      this.steps.some((step) => {
        if (step === but || !('text' in step)) return false;
        const other = this.keys.of(step.text);
        if (other.key === key) return true;
        return (
          words.length > 1 &&
          other.words.length === words.length + 1 &&
          words.every((word) => other.words.includes(word))
        );
      })
    );
  }
}
