/** Every way to say no: a code, its HTTP status, and one sentence for the person who asked. */
import { travelDaysRule } from '#shared/domain/limits.ts';

export const refusals = {
  BAD_JSON: [400, 'We couldn’t read that request. Please try again.'],
  BAD_REQUEST: [
    400,
    'Something in that request is missing or wrong. Please check it and try again.',
  ],
  BODY_TOO_LARGE: [413, 'That’s more than we can take at once. Please send less.'],
  INVALID_EMAIL: [400, 'Please enter a valid email address'],
  INVALID_TIMEZONE: [400, 'Please choose a time zone from the list.'],
  STANDARDIZER_EMPTY: [
    422,
    "Please write your intentions more clearly - we couldn't extract any goals from your message.",
  ],
  USER_NOT_FOUND: [404, 'We couldn’t find that sign-up. Please start over.'],
  NO_SUCH_LETTER: [404, 'That letter wasn’t sent, or it can’t be shown again.'],
  NO_SUCH_REPLY: [404, 'We couldn’t find that reply.'],
  NO_SUCH_USER_MAIL: [404, 'We couldn’t find that mail for this user.'],
  REPLY_TOO_OLD: [
    410,
    'That reply is too old to read again: we no longer have the list it answered.',
  ],
  BAD_CURSOR: [400, 'That page link has expired. Open the list again.'],
  DELETES_OFF: [403, 'Deleting and restoring are switched off.'],
  PURGES_OFF: [403, 'Purging is switched off.'],
  CONFIRM_DELETE: [400, 'Please type "DELETE" to confirm'],
  CONFIRM_PURGE: [400, 'Please type "PURGE" to confirm'],
  EMAIL_MISMATCH: [400, 'Please enter the exact email address to confirm'],
  BEING_PURGED: [409, 'This user is being purged. That can’t be undone.'],
  PURGE_UNFINISHED: [503, 'Some data is still there. Purge this user again to finish.'],
  BAD_TOKEN: [400, 'This link isn’t complete. Please open it again from the email.'],
  INVITATION_OVER: [
    410,
    'This invitation is no longer open. If you want to begin, reply START to that email.',
  ],
  WRONG_PASSWORD: [403, 'That isn’t your password.'],
  WEAK_PASSWORD: [400, 'That password is too easy to guess.'],
  WRONG_CODE: [403, 'That code isn’t right. Check your phone’s clock, and type the newest code.'],
  SETUP_OVER: [410, 'That took too long. Please start again.'],
  SIGN_IN_CHANGED: [409, 'Your sign-in has changed meanwhile. Reload the page and try again.'],
  NOT_FOUND: [404, 'There’s nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'You can’t do that here.'],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  FORBIDDEN: [403, 'Requests can’t be sent to this address directly. Please use the site.'],
  FOREIGN_ORIGIN: [403, 'That request came from another site. Please use our own pages.'],
  BAD_CSRF: [403, 'This form has expired. Please reload the page and try again.'],
  NO_SUCH_USER: [404, 'No user found with that email address'],
  UNKNOWN_USER: [404, 'There’s no user with that id.'],
  USER_IS_DELETED: [409, 'This user is deleted. Restore them first.'],
  USER_HAS_COMPLAINED: [
    409,
    'This person reported our mail as spam. Only they can bring it back, by replying START.',
  ],
  MAILBOX_BOUNCES: [
    409,
    'Mail to this address bounces. The letters start again when its owner mails us START.',
  ],
  LISTED_AT_SES: [
    409,
    'This address is on SES’s suppression list. The letters start again when its owner mails us START.',
  ],
  NEVER_ACCEPTED: [
    409,
    'This person was invited and hasn’t accepted. Only they can start the letters.',
  ],
  NOT_WAITING: [404, 'That address isn’t on the waitlist.'],
  NO_SUCH_MAIL: [404, 'That mail is no longer put aside.'],
  NO_SUCH_FILE: [404, 'This file is gone. We keep files for 30 days.'],
  NO_REPORT: [404, 'This file isn’t a report. Download it instead.'],
  MAIL_IS_GONE: [410, 'That mail is gone. We keep raw mails for 30 days.'],
  MAIL_IS_TAKEN: [409, 'Someone else is releasing or discarding this mail.'],
  WHOSE_MAIL: [400, 'We don’t know whose mail this is. Name a user by address or id.'],
  AUTOMATIC_MAIL: [409, 'A program wrote this mail, so it can’t be a reply. You can discard it.'],
  STILL_AT_WORK: [409, 'An earlier attempt is still running. Please wait a minute.'],
  SEND_INVITED: [409, 'Nothing was sent: this person was invited and hasn’t accepted.'],
  SEND_PAUSED: [409, 'Nothing was sent: this person’s letters are paused.'],
  SEND_UNSUBSCRIBED: [409, 'Nothing was sent: this person is unsubscribed.'],
  SEND_SUPPRESSED: [409, 'Nothing was sent: mail to this address bounces.'],
  SEND_DELETED: [409, 'Nothing was sent: this user is deleted.'],
  SEND_PURGING: [409, 'Nothing was sent: this user is being erased.'],
  SEND_NO_PHONE: [409, 'Nothing was sent: this person’s phone hasn’t agreed to texts.'],
  SEND_TEXTS_OFF: [409, 'Nothing was sent: texts are switched off.'],
  SEND_QUIET_HOURS: [
    409,
    'Nothing was sent: it’s too early or too late for a text where this person lives.',
  ],
  TRAVEL_DAYS: [400, `Nothing was sent. ${travelDaysRule}`],
  NO_MODEL_KEY: [
    409,
    'No OpenAI key is set, so nothing was asked. Set OPENAI_API_KEY, then test again.',
  ],
  NO_LETTER_NOW: [409, 'Nothing was sent: this tester’s plan has no letter at this stage.'],
  NOT_ANSWERED: [409, 'The reply was taken, but no answer was sent.'],
  BLANK_REPLY: [400, 'Please enter a reply'],
  STALE_STAGE: [409, 'The session has moved on to another stage.'],
  INVALID_RANGE: [400, 'Invalid time range.'],
  RANGE_TOO_LARGE: [400, 'Range too large (max 24h).'],
  THROTTLED: [429, 'CloudWatch is busy. Please wait a moment and try again.'],
  LOGS_SLOW: [503, 'CloudWatch didn’t answer in time. Please try again.'],
  RUN_IN_PROGRESS: [409, 'One of these is already running. Please wait until it ends.'],
  TOO_MANY: [429, 'That was a lot at once. Please wait a little and try again.'],
  TOO_MANY_TODAY: [429, 'We’re full for today. Please try again tomorrow.'],
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
