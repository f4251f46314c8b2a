/** What differs between the stages: names, addresses and switches of `cdk.json`, checked. */
import * as z from 'zod/mini';

export const stages = ['dev', 'prod'] as const;
export type StageName = (typeof stages)[number];

const host = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host name'));

const silentDays = z.int().check(z.minimum(0), z.maximum(3650));

const Settings = z.object({
  // SES receives mail in these regions; the certificate and everything else follow it.
  region: z.enum(['us-east-1', 'us-west-2', 'eu-west-1']),
  productName: z.string().check(z.minLength(1)),
  siteHost: host,
  waitlistHost: host,
  /** A host whose name contains this word gets the waitlist. */
  waitlistWord: z.string().check(z.regex(/^[a-z0-9-]+$/, 'is not one label of a host name')),
  /** Where people write to people; the contact page shows it. */
  contactEmail: z.email(),
  /** Empty: the distribution's own name, without the hosts. CloudFront takes only us-east-1's. */
  certificateArn: z.union([
    z.literal(''),
    z.string().check(z.startsWith('arn:aws:acm:us-east-1:')),
  ]),
  senderAddress: z.email(),
  replyDomain: host,
  postalAddress: z.string().check(z.minLength(10)),
  /** false: letters are kept, none is sent. */
  sendMail: z.boolean(),
  /** false: no text is sent, and nobody can choose texts. */
  sendTexts: z.boolean(),
  /** What texts come from, in E.164; empty while the number is being registered. */
  smsNumber: z.union([
    z.literal(''),
    z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'is not a number like +12125550100')),
  ]),
  /** Carriers answer STOP themselves on a toll-free number. */
  smsNumberType: z.enum(['10dlc', 'short-code', 'toll-free']),
  /** US dollars a segment may cost at most. */
  smsMaxPrice: z.string().check(z.regex(/^\d+(\.\d+)?$/, 'is not a price like 0.05')),
  /** Whose numbers are texted; more countries are more ways to be made to pay for texts. */
  smsCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  /** What STOP by text ends. */
  smsStopEnds: z.enum(['sms', 'all']),
  /** Sign-ups one viewer address may ask for in an hour: an office has many, a script more. */
  signupsPerHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Invitations one viewer address may ask for in an hour, and all together in a day. */
  invitationsPerViewerAndHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  invitationsPerDay: z.int().check(z.minimum(0)),
  /** The same for the waitlist. */
  waitlistPerViewerAndHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  waitlistPerDay: z.int().check(z.minimum(0)),
  /** Silent days after which letters come once a day, once a week, no more; 0: that step never. */
  silentDaysToDaily: silentDays,
  silentDaysToWeekly: silentDays,
  silentDaysToPause: silentDays,
  unconfirmedDaysToPause: silentDays,
  /** false: no administrator deletes, restores or purges anybody. */
  adminDeletes: z.boolean(),
  /** true: whoever may delete may also purge; meant for the time before the launch. */
  allowPrelaunchPurge: z.boolean(),
  scheduleWindowMinutes: z.int().check(z.minimum(0), z.maximum(15)),
  logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
  /** true once the token secret was rotated: links signed with the one before still verify. */
  previousTokenSecret: z.boolean(),
  /** A secret made by hand; empty: the rules engine reads every reply. */
  openaiSecretName: z.string(),
  openaiBaseUrl: z.string(),
  openaiModel: z.string(),
  /** Replies of one person that the model reads in a day; the rules read the rest. */
  modelCallsPerUserAndDay: z.int().check(z.minimum(0)),
  /** And of all people: about $0.0001 each with the cheapest model. */
  modelCallsPerDay: z.int().check(z.minimum(0)),
});

export interface Config extends z.output<typeof Settings> {
  readonly stage: StageName;
  /** What the names of our things in AWS begin with. */
  readonly prefix: string;
}

const unset = 'TO-BE-SET';
const isStage = (name: unknown): name is StageName => stages.some((stage) => stage === name);

/** Reads one stage's settings from the CDK context; throws a sentence that says what to correct. */
export function configFor(stage: unknown, settings: unknown): Config {
  if (!isStage(stage)) {
    throw new Error(`There is no stage "${String(stage)}": choose ${stages.join(' or ')}.`);
  }
  const given: Record<string, unknown> = Object(Object(settings)[stage]);
  const open = Object.keys(given).filter((key) => String(given[key]).includes(unset));
  if (open.length > 0) {
    throw new Error(`The stage ${stage} is not set up: fill in ${open.join(', ')} in cdk.json.`);
  }
  const read = Settings.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The stage ${stage} of cdk.json is wrong: ${wrong.join('; ')}.`);
  }
  refuseExamplesInProd(stage, read.data);
  return { ...read.data, stage, prefix: `anchor-${stage}` };
}

type Read = z.output<typeof Settings>;

/** The example domains are nobody's: mail from them would bounce and links would lead nowhere. */
function refuseExamplesInProd(stage: StageName, read: Read): void {
  const examples = Object.entries(read).filter(([, value]) =>
    /(^|[.@])example(\.(com|org|net))?$/.test(String(value)),
  );
  if (stage === 'prod' && examples.length > 0) {
    const keys = examples.map(([key]) => key).join(', ');
    throw new Error(`The stage prod still has example names: correct ${keys} in cdk.json.`);
  }
  if (read.sendTexts && read.smsNumber === '') {
    throw new Error(`The stage ${stage} sends texts from no number: set smsNumber in cdk.json.`);
  }
  if (senderDomain(read) === read.replyDomain) {
    throw new Error('The reply domain must not be one we send from: choose another in cdk.json.');
  }
}

export const senderDomain = ({ senderAddress }: Pick<Read, 'senderAddress'>): string =>
  senderAddress.slice(senderAddress.indexOf('@') + 1);
