/** Every way to say no: a code, its HTTP status, and one sentence for the person who asked. */
export const refusals = {
  BAD_JSON: [400, 'That request could not be read. Please try again.'],
  BAD_REQUEST: [400, 'That request is missing something, or has something wrong in it.'],
  BODY_TOO_LARGE: [413, 'That is more than we can take at once. Please send less.'],
  INVALID_EMAIL: [400, 'Please enter a valid email address'],
  INVALID_TIMEZONE: [400, 'Please choose a time zone from the list.'],
  STANDARDIZER_EMPTY: [
    422,
    "Please write your intentions more clearly - we couldn't extract any goals from your message.",
  ],
  USER_NOT_FOUND: [404, 'We could not find that sign-up. Please start over.'],
  NO_SUCH_LETTER: [404, 'That letter did not go out, or cannot be drawn again.'],
  NO_SUCH_REPLY: [404, 'There is no such reply.'],
  NO_SUCH_USER_MAIL: [404, 'There is no such mail of this user.'],
  REPLY_TOO_OLD: [410, 'The list of that time is not known any more.'],
  BAD_CURSOR: [400, 'That page of the list is not one that we named. Please start over.'],
  DELETES_OFF: [403, 'Deleting and restoring are switched off.'],
  PURGES_OFF: [403, 'Purging is switched off.'],
  CONFIRM_DELETE: [400, 'Please type "DELETE" to confirm'],
  CONFIRM_PURGE: [400, 'Please type "PURGE" to confirm'],
  EMAIL_MISMATCH: [400, 'Please enter the exact email address to confirm'],
  BEING_PURGED: [409, 'This user is being purged, which cannot be undone.'],
  PURGE_UNFINISHED: [503, 'Not everything is erased yet. Please purge once more to go on.'],
  BAD_TOKEN: [400, 'This link is not complete. Please open it again from the email.'],
  INVITATION_OVER: [
    410,
    'This invitation is no longer open. To begin after all, reply START to that email.',
  ],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'That cannot be done here.'],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  FORBIDDEN: [403, 'That request did not come through the front door.'],
  FOREIGN_ORIGIN: [403, 'That request came from another site.'],
  BAD_CSRF: [403, 'This form is not one that we gave you. Please reload the page and try again.'],
  NO_SUCH_USER: [404, 'No user found with that email address'],
  UNKNOWN_USER: [404, 'There is no user with that id.'],
  USER_IS_DELETED: [409, 'This user is deleted. Restore them first.'],
  USER_HAS_COMPLAINED: [
    409,
    'This person reported our mail as spam. Only they can bring it back, by replying START.',
  ],
  MAILBOX_BOUNCES: [
    409,
    'Mail to this address came back for good. Only a mail from it brings the letters back: START.',
  ],
  LISTED_AT_SES: [
    409,
    'SES has this address on its suppression list and drops our mail. Only a mail from it helps.',
  ],
  NEVER_ACCEPTED: [409, 'This address was invited and never accepted. Only its owner can begin.'],
  NO_SUCH_MAIL: [404, 'That mail is not put aside any more.'],
  NO_SUCH_FILE: [404, 'This file is not here any more: files are kept for 30 days.'],
  NO_REPORT: [404, 'This file is no report. It can be downloaded.'],
  MAIL_IS_GONE: [410, 'That mail cannot be read any more: raw mails are kept for 30 days.'],
  MAIL_IS_TAKEN: [409, 'Somebody is releasing or discarding this mail already.'],
  WHOSE_MAIL: [400, 'Nobody knows whose mail this is: name a user by address or id.'],
  AUTOMATIC_MAIL: [409, 'A program wrote this mail, so it is no reply. It can be discarded.'],
  STILL_AT_WORK: [409, 'An earlier attempt is still at work on this. Please wait a minute.'],
  SEND_INVITED: [409, 'Nothing was sent: this person was invited and has not accepted.'],
  SEND_PAUSED: [409, "Nothing was sent: this person's letters are paused."],
  SEND_UNSUBSCRIBED: [409, 'Nothing was sent: this person is unsubscribed.'],
  SEND_SUPPRESSED: [409, 'Nothing was sent: mail to this address has come back.'],
  SEND_DELETED: [409, 'Nothing was sent: this user is deleted.'],
  SEND_PURGING: [409, 'Nothing was sent: this user is being erased.'],
  SEND_NO_PHONE: [409, "Nothing was sent: this person's phone has not agreed to texts."],
  SEND_TEXTS_OFF: [409, 'Nothing was sent: texts are switched off.'],
  SEND_QUIET_HOURS: [409, 'Nothing was sent: it is too early or too late for a text there.'],
  NO_LETTER_NOW: [409, 'Nothing was sent: no letter comes here by the plan of this tester.'],
  NOT_ANSWERED: [409, 'The reply was taken, and no answer to it was sent.'],
  BLANK_REPLY: [400, 'Please enter a reply'],
  STALE_STAGE: [409, 'The session is at another stage by now.'],
  INVALID_RANGE: [400, 'Invalid time range.'],
  RANGE_TOO_LARGE: [400, 'Range too large (max 24h).'],
  THROTTLED: [429, 'CloudWatch is asked too often just now. Please wait a moment and try again.'],
  LOGS_SLOW: [503, 'CloudWatch did not answer in time. Please try again.'],
  RUN_IN_PROGRESS: [409, 'One of these is running already. Please wait until it has ended.'],
  TOO_MANY: [429, 'That was a lot at once. Please wait a little and try again.'],
  TOO_MANY_TODAY: [429, "We're full for today. Please try again tomorrow."],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** Thrown to decline on purpose; anything else that is thrown is our fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** What the code does not say; the same sentence where there is no more to say. */
  readonly detail: string;

  constructor(code: RefusalCode, detail: string = refusals[code][1]) {
    super(refusals[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return refusals[this.code][0];
  }
}
