/** What we send, by either channel: one value that several printers print. */
import type { Item } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import type { Stage } from '../stage.ts';

/** How an item stands in this letter; `carried` is an open item from an earlier day. */
export type Mark = 'open' | 'done' | 'deferred' | 'dropped' | 'carried' | 'tomorrow';

export interface Line {
  readonly mark: Mark;
  readonly text: string;
  readonly id: Item['id'];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Numbered from 1 when a reply may refer to the numbers. */
  | { readonly kind: 'checklist'; readonly heading?: string; readonly numbered: boolean; readonly lines: readonly Line[] }
  /** The yellow note: what to do next. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export interface Letter {
  readonly purpose: 'prompt' | 'acknowledgement' | 'welcome' | 'notice';
  readonly stage: Stage;
  readonly date: LocalDate;
  /** The subject all letters of one day share; answers put `Re: ` before it. */
  readonly subject: string;
  /** First sentence, shown by mail clients beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What comes next: `Next: midday check-in, around 12:30 PM Central.` */
  readonly next: string;
}

/** What every printer needs to know beside the letter. */
export interface Setting {
  readonly productName: string;
  readonly postalAddress: string;
  /** The page that asks once. */
  readonly unsubscribeUrl: string;
}
