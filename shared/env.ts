/** The environment a Lambda reads: set by lib (typed by the input), read by functions/env.ts. */
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
const count = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((digits) => Number(digits)),
);
const text = z.string().check(z.minLength(1));

export const Env = z.object({
  /** The product's name, as people read it. */
  PRODUCT_NAME: text,
  /** Version of the build, shown by the health call. */
  BUILD_VERSION: text,
  /** What the build found out about its sources, as JSON; empty where it found nothing out. */
  BUILD_FACTS: z.string(),
  TABLE_NAME: text,
  /** Where SES keeps each raw mail; keys begin with `inbound/`. */
  MAIL_BUCKET: text,
  /** Where the files lie that administrators download; keys begin with `files/`. */
  DOWNLOADS_BUCKET: text,
  /** `https://anchor.example`, without a slash at the end: links never come from a Host header. */
  PUBLIC_BASE_URL: text,
  /** The From of every letter, a bare address. */
  SENDER_ADDRESS: text,
  /** The domain that receives replies; never one we send from. */
  REPLY_DOMAIN: text,
  /** Shown in every footer, as the law asks. */
  POSTAL_ADDRESS: text,
  CONFIGURATION_SET: text,
  /** Where every function's lines go. */
  LOG_GROUP_NAME: text,
  /** `false` keeps every letter and sends none. */
  USE_REAL_EMAIL: flag,
  /** `false` sends no text, and no phone can be chosen. */
  SMS_ENABLED: flag,
  /** The number texts come from and are answered to, in E.164; empty where none are sent. */
  SMS_ORIGINATION_NUMBER: z.string(),
  /** On a toll-free number carriers answer STOP themselves, and we must not. */
  SMS_NUMBER_TYPE: z.enum(['10dlc', 'short-code', 'toll-free']),
  /** The most one segment may cost, in US dollars. */
  SMS_MAX_PRICE: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  /** ISO 3166 codes of the countries whose numbers are texted: `US,CA`. */
  SMS_COUNTRIES: z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/)),
  /** What STOP by text ends: the texts, or every letter. */
  SMS_STOP_ENDS: z.enum(['sms', 'all']),
  /** The only topic that texts are taken from. */
  SMS_TOPIC_ARN: text,
  /** The name of the Lambda that makes the files which take long. */
  EXPORT_FUNCTION: text,
  SCHEDULE_GROUP: text,
  SCHEDULER_ROLE_ARN: text,
  SCHEDULE_DEAD_LETTER_ARN: text,
  /** What schedules ask: the touchpoints' Lambda, or the queue before it, which has its name. */
  TOUCHPOINT_ARN: text,
  /** Milliseconds from one mail of a Lambda to its next; left out where nothing comes in herds. */
  SEND_PAUSE_MS: z.optional(count),
  /**
   * Sign-ups one network may ask for in an hour; a network is an IPv4 address or a /64 of IPv6,
   * here and below. The pages ask twice for each person.
   */
  SIGNUPS_PER_HOUR: count,
  /** Sign-ups with addresses of one domain in a day (UTC). */
  SIGNUPS_PER_DOMAIN_AND_DAY: count,
  /** Sign-ups of all together in a day (UTC). */
  SIGNUPS_PER_DAY: count,
  /** Invitations one network may ask for in an hour. */
  INVITATIONS_PER_VIEWER_AND_HOUR: count,
  /** Invitations that all together may ask for in a day (UTC). */
  INVITATIONS_PER_DAY: count,
  /** The same two for the waitlist. */
  WAITLIST_PER_VIEWER_AND_HOUR: count,
  WAITLIST_PER_DAY: count,
  /** Reports of a page's errors that one viewer address may send in an hour. */
  CLIENT_ERRORS_PER_VIEWER_AND_HOUR: count,
  /** And all viewers together in a day (UTC). */
  CLIENT_ERRORS_PER_DAY: count,
  /** The word in the variant site's host, in the path of its one call and in its source. */
  WAITLIST_WORD: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Replies of one person about which a language model is asked in a day (UTC). */
  MODEL_CALLS_PER_USER_AND_DAY: count,
  /** And of all people together. */
  MODEL_CALLS_PER_DAY: count,
  /** Silent days after which one letter a day comes; 0 leaves the step out, here and below. */
  SILENT_DAYS_TO_DAILY: count,
  /** After which one letter a week comes. */
  SILENT_DAYS_TO_WEEKLY: count,
  /** After which one last letter comes. */
  SILENT_DAYS_TO_PAUSE: count,
  /** Days after which letters and replies expire; 0 keeps them. */
  KEEP_LETTERS_DAYS: count,
  /** `false`: no administrator deletes, restores or purges anybody. */
  ADMIN_DELETES: flag,
  /** `on` shows the testers' letters as the renderer's cards. */
  ADMIN_RENDERER_MODE: z.enum(['on', 'off']),
  /** `true`: whoever may delete may also purge, which cannot be undone. */
  ALLOW_PRELAUNCH_PURGE: flag,
  /** Minutes a schedule may be spread over; 0 is exactly on time. */
  SCHEDULE_WINDOW_MINUTES: count,
  /** `false`: no language model is asked about any reply. */
  MODEL_ENABLED: flag,
  OPENAI_BASE_URL: z.string(),
  OPENAI_MODEL: z.string(),
});

const key = z.string().check(z.minLength(32));

/** Each is in the environment of those functions alone that `lib/needs.ts` names for it. */
export const Secrets = z.object({
  /** Signs reply addresses and links. */
  TOKEN_SECRET: key,
  /** The one before the last rotation, empty when there was none: its tokens still verify. */
  TOKEN_SECRET_PREVIOUS: z.string(),
  /** Signs what an administrator's browser is given: forms, devices, cursors. */
  SESSION_SECRET: key,
  /**
   * Keys the hashes of addresses and phones that objected, which outlive a purge: never rotated, or
   * nobody would know them again.
   */
  OBJECTION_KEY: key,
  /** What CloudFront adds to what it hands on, so that nobody asks the gateway past it. */
  ORIGIN_SECRET: key,
  /** The one before or to come while it is being replaced, else empty: it opens as well. */
  ORIGIN_SECRET_PREVIOUS: z.string(),
  OPENAI_API_KEY: z.string(),
});

export type SecretName = keyof typeof Secrets.shape;

export type Env = z.output<typeof Env>;
/** What all functions are told. */
export type Settings = z.input<typeof Env>;
