/** A reply as it came in, by whichever channel: whose letter it answers and what it says. */
import type { Shown } from '#functions/store/ledger.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { ReplyParts } from '#shared/domain/reply-address.ts';
import type { Stage } from '#shared/domain/stage.ts';
import type { Answered } from '../touchpoints/deliver.ts';

/** What a message says of the letter it answers. */
export interface NamedLetter {
  /** As SES or the carrier called it when it went out. */
  readonly ids: readonly string[];
  /** The signed address that the answer was written to. */
  readonly address?: ReplyParts;
}

export interface IncomingReply {
  /** The same for every delivery of the same message. */
  readonly id: string;
  /** The day and stage of the letter it answers. */
  readonly date: LocalDate;
  readonly stage: Stage;
  /** The list as that letter showed it, where it is known which one is answered. */
  readonly letter?: Shown;
  readonly names: NamedLetter;
  /** Where the raw message is kept. */
  readonly rawKey: string;
  /** Only what the person newly wrote. */
  readonly text: string;
  /** The message could not be read: it is kept, and its writer asked to say it again. */
  readonly unreadable: boolean;
  /** Longer than mails are read: the same, and the answer says so. */
  readonly tooLarge?: boolean;
  /** What came with it and was not opened, by name. */
  readonly attachments?: readonly string[];
  /** A hash of the words of a mail: the same twice within minutes is a machine's doing. */
  readonly words?: string;
  readonly answered: Answered;
  /** When AWS took it in: no clock of a sender's decides which of two edits is the newer. */
  readonly receivedAt?: Date;
  /** When it was written or received, whichever is earlier. */
  readonly at: Date;
}
