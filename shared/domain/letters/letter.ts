/** What we send, by either channel: one value that several printers print. */
import type { Item } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import type { Stage, Touchpoint } from '../stage.ts';

/** How an item stands in this letter; `carried` is an open item from an earlier day. */
export type Mark = 'open' | 'done' | 'carried' | 'later';

export interface Line {
  readonly mark: Mark;
  /** The person's words on one line, never escaped. */
  readonly text: string;
  readonly id: Item['id'];
  /** Since when, or until when: `from yesterday`, `Fri`. */
  readonly tag?: string;
  /** How far an open item is, in the person's words on one line. */
  readonly note?: string;
}

/** What a text message says in a block's place; empty where it says nothing. */
interface Brief {
  readonly brief?: string;
  /** It stands in a text message even where the list has to give way. */
  readonly always?: true;
}

export interface Paragraph extends Brief {
  readonly kind: 'paragraph';
  readonly text: string;
}

export interface ListBlock {
  readonly kind: 'checklist';
  readonly heading?: string;
  /** Numbered from 1 when a reply may refer to the numbers. */
  readonly numbered: boolean;
  readonly lines: readonly Line[];
}

/** The yellow note: what to do next. */
export interface NoteBlock extends Brief {
  readonly kind: 'note';
  readonly title: string;
  readonly text: string;
}

export interface LinkBlock extends Brief {
  readonly kind: 'link';
  readonly text: string;
  readonly url: string;
}

/** Small lines below all that asks something. */
export interface AsideBlock {
  readonly kind: 'aside';
  readonly lines: readonly string[];
  /** How to be without them. */
  readonly hint: string;
  /** The lines in a text message: as many as there is room for. */
  readonly brief: readonly string[];
}

export type Block = Paragraph | ListBlock | NoteBlock | LinkBlock | AsideBlock;

export interface Letter {
  readonly purpose:
    | 'prompt'
    | 'acknowledgement'
    | 'welcome'
    /** Asks an address to confirm; repeats nothing that was typed. */
    | 'reminder'
    | 'notice'
    | 'pause'
    | 'farewell'
    /** What a person may ask of us whether letters come or not: their data, and its end. */
    | 'own-data'
    | 'erased'
    | 'invitation'
    /** To a phone: may we, and the one answer to STOP. */
    | 'texts-ask'
    | 'texts-end';
  readonly stage: Stage;
  readonly date: LocalDate;
  /** The date that an answer belongs to, where it is not the letter's own. */
  readonly answersOn?: LocalDate;
  /** The day's, which its letters share, or one of the letter's own: it then stands by itself. */
  readonly subject: string;
  /** What the letter says or asks, shown by mail clients beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** `Next: midday check-in, around 12:30 PM Central.`, absent when nothing more is planned. */
  readonly next?: string;
  /** The times on the day line: those of the next letters. A text has no room for them. */
  readonly times?: Readonly<Partial<Record<Touchpoint, string>>>;
  /** Why the person gets this, as the footer says it. */
  readonly why: string;
  /** The person may not know us yet: a text message then says how to stop. */
  readonly first: boolean;
  readonly files?: readonly LetterFile[];
  /** It asks whether to erase everything; its signed address says so. */
  readonly asksToErase?: true;
  /** Of the list a text shows what fits; all of it where it was asked for, or nothing. */
  readonly listInText?: 'whole' | 'none';
}

/** A text file that goes with a mail; a text message has none. */
export interface LetterFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/markdown';
  readonly content: string;
}

/** What every printer needs to know beside the letter. */
export interface Setting {
  readonly productName: string;
  readonly postalAddress: string;
  /** The page that asks once. */
  readonly unsubscribeUrl: string;
  /** Where questions are answered: carriers want it in the answer to HELP. */
  readonly helpUrl: string;
  /** Where a reply to this letter goes; absent where its links must answer nothing. */
  readonly reply?: ReplyTo;
}

export interface ReplyTo {
  readonly address: string;
  readonly subject: string;
}
