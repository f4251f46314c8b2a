/** A reply as it came in, by any channel: its text and the letter it answers. */
import type { ItemStatus } from './checklist.ts';
import type { LocalDate } from './local-date.ts';
import type { ReplyParts } from './reply-address.ts';
import type { Stage } from './stage.ts';
import type { Channel } from './user.ts';

/** The message that a letter answers: a mail with its headers, or a text. */
export interface Answered {
  /** The channel it came by, and the answer goes by; email by default. */
  readonly channel?: Channel;
  readonly messageId?: string;
  readonly references: readonly string[];
  readonly subject?: string;
}

/** What a message says about the letter it answers. */
export interface NamedLetter {
  /** The ids that SES or the carrier gave the letter. */
  readonly ids: readonly string[];
  /** The signed address that the reply was sent to. */
  readonly address?: ReplyParts;
}

export interface IncomingReply {
  /** The same for every delivery of the same message. */
  readonly id: string;
  /** The day and stage of the letter it answers. */
  readonly date: LocalDate;
  readonly stage: Stage;
  /** The list as that letter showed it, if we know which letter it was. */
  readonly letter?: readonly (readonly [id: string, status: ItemStatus])[];
  readonly names: NamedLetter;
  /** Where the raw message is kept. */
  readonly rawKey: string;
  /** Only the new text of the reply, without quotes. */
  readonly text: string;
  /** The message could not be read: it is kept, and we ask its writer to say it again. */
  readonly unreadable: boolean;
  /** The mail is too large to be read: as with `unreadable`, and the answer says so. */
  readonly tooLarge?: boolean;
  /** Names of attachments, which are not opened. */
  readonly attachments?: readonly string[];
  /** A hash of a mail's text: the same text twice within minutes is a mail loop. */
  readonly words?: string;
  readonly answered: Answered;
  /** When AWS received it. A sender's clock must not decide which of two edits is newer. */
  readonly receivedAt?: Date;
  /** When it was written or received, whichever is earlier. */
  readonly at: Date;
}
