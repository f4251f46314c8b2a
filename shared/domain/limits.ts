/** How much we take and keep, with the unit in each name. */

/**
 * How many items an interpreter may put on one list. The list itself has no limit: an item that was
 * added stays, because a plan must never be lost.
 */
export const maxItems = 50;

/** Characters of a reply's visible text that are kept for reading. */
export const maxReplyChars = 32_768;

/**
 * Words, and characters in words, of a reply that is read as a whole; of a longer one the first
 * paragraph is. None of the replies in `test/replies` has more than 150 words.
 */
export const maxReadWords = 1_000;
export const maxReadChars = 8_000;

/** Replies that one viewer address may try in an hour, and all together in a day (UTC). */
export const triesPerViewerAndHour = 120;
export const triesPerDay = 50_000;

/** Characters of the day-0 intentions. */
export const rawTextMaxChars = 5_000;

/** Applied replies that a day remembers. */
export const maxAppliedReplies = 50;

/** Days after the one on which a person was asked whether to erase everything, for the answer. */
export const eraseConfirmDays = 3;
/** The word that confirms it: the letter that asks says it. */
export const eraseWord = 'delete';

/** How much older than the newest an applied reply may be and still be remembered the next day. */
export const appliedReplyKeptMs = 48 * 3_600_000;

/** Within this time the same words a second time are not answered. */
export const sameWordsMs = 10 * 60_000;

/** Acknowledgements a person gets within an hour, and within a day, whoever writes to us. */
export const acknowledgementsPerHour = 12;
export const acknowledgementsPerDay = 40;

/** Times that one address may be given to us in a day (UTC), by whomever; each counts apart. */
export const invitationsPerAddressAndDay = 10;
export const waitlistPerAddressAndDay = 10;

/** Characters of a browser's name of itself that the waitlist keeps. */
export const waitlistUaMaxChars = 300;

/** Octets before the @ of an address (RFC 5321, 4.5.3.1.1). */
export const localPartMaxOctets = 64;

/** Octets of a whole address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const emailMaxOctets = 254;

/** How long an administrator may do nothing, and be signed in at all. */
export const sessionIdleMs = 30 * 60_000;
export const sessionMaxMs = 8 * 3_600_000;

/** How long a sign-in form may stay open before it is sent. */
export const formMaxMs = 3_600_000;

/** How long a browser is known as one that an administrator has signed in from. */
export const deviceMaxMs = 180 * 24 * 3_600_000;

/**
 * Wrong passwords within a quarter of an hour: from one viewer address, for one account from
 * browsers that were never signed in to it, and from one browser that was.
 */
export const wrongPerViewer = 10;
export const wrongPerAccount = 15;
export const wrongPerDevice = 10;

/**
 * Wrong codes of a second factor in a day (UTC), with the right password: for one account from
 * browsers that were never signed in to it, and from one browser that was.
 */
export const wrongCodesPerDay = 20;
/** How long after the password the code may come, and how long a new factor may take to turn on. */
export const secondStepMaxMs = 10 * 60_000;

/** A session's last use is written down no more often than this: a write less for each request. */
export const sessionNotedEveryMs = 5 * 60_000;

/** Days ahead as of which an administrator may see a letter. */
export const travelDaysMax = 7;
export const travelDaysRule = `Choose a whole number of days from 1 to ${travelDaysMax}.`;

/** How many days the administrator's charts reach back, today among them; a year comes in weeks. */
export const activityRanges = ['7', '30', '90', '365'] as const;
export type ActivityRange = (typeof activityRanges)[number];

/** Days of sign-ups that the waitlist's chart shows, today among them. */
export const waitlistDays = 90;

/** Days that the administrator's health panel counts over, today among them. */
export const healthDays = 14;
/** Replies that no reader could make anything of, and kinds of errors, that it shows. */
export const healthReplies = 10;
export const healthErrors = 10;

/** People on a page of the administrator's table: unless asked otherwise, and at most. */
export const usersPerPage = 50;
export const usersPerPageMax = 200;

/** Rows that a page asks for at once where it makes a file of a whole list. */
export const fileRowsMax = 300;

/** The longest time whose lines of the log are read at once. */
export const logWindowMaxMs = 24 * 3_600_000;

/** A long operation that gave no sign of life for so long has died; how often it gives one. */
export const runDeadAfterMs = 60_000;
export const runSignEveryMs = 20_000;
/** Its progress is written down no more often than this. */
export const runNotedEveryMs = 1_000;
export const runKeptMs = 24 * 3_600_000;

/** Files that are shown to be downloaded, the newest. */
export const downloadsShownMax = 100;
/** A function answers 6 MB at most, in base64: a file as large as this is fetched from S3. */
export const directBytesMax = 4_000_000;
/** For how long an address works at which such a file is fetched. */
export const downloadAddressSeconds = 300;

/** How many of the newest first letters the monitor shows. */
export const recentOnboardingLetters = 5;
/** How many mails put aside are shown at once. */
export const quarantinePage = 20;
