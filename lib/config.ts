/** What differs between the stages: names, addresses and switches of `cdk.json`, checked. */
import { RemovalPolicy } from 'aws-cdk-lib';
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
  /** A public zone of Route 53 that holds our names: records are made in it. Empty: only said. */
  hostedZoneId: z.string(),
  hostedZoneName: z.union([z.literal(''), host]),
  senderAddress: z.email(),
  replyDomain: host,
  /** true: our receipt rule set becomes the account's active one, unless another is. */
  activateReceiptRules: z.boolean(),
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
  /**
   * Sign-ups one network (an IPv4 address, or a /64 of IPv6) may ask for in an hour: an office has
   * many, a script more. The pages ask twice for each person.
   */
  signupsPerHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** The same with addresses of one domain in a day, the largest mailbox providers among them. */
  signupsPerDomainAndDay: z.int().check(z.minimum(1)),
  /** And of all together in a day; 0: nobody new. */
  signupsPerDay: z.int().check(z.minimum(0)),
  /** Invitations one network may ask for in an hour, and all together in a day. */
  invitationsPerViewerAndHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  invitationsPerDay: z.int().check(z.minimum(0)),
  /** The same for the waitlist. */
  waitlistPerViewerAndHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  waitlistPerDay: z.int().check(z.minimum(0)),
  /** The same for the errors that pages report: more of one kind says nothing new. */
  clientErrorsPerViewerAndHour: z.int().check(z.minimum(1), z.maximum(10_000)),
  clientErrorsPerDay: z.int().check(z.minimum(0)),
  /** Silent days after which letters come once a day, once a week, no more; 0: that step never. */
  silentDaysToDaily: silentDays,
  silentDaysToWeekly: silentDays,
  silentDaysToPause: silentDays,
  /** false: no administrator deletes, restores or purges anybody. */
  adminDeletes: z.boolean(),
  adminRendererMode: z.enum(['on', 'off']),
  /** true: whoever may delete may also purge; meant for the time before the launch. */
  allowPrelaunchPurge: z.boolean(),
  scheduleWindowMinutes: z.int().check(z.minimum(0), z.maximum(5)),
  /** Whether a queue stands between herds of schedules and SES's rate. */
  sendLimiter: z.enum(['none', 'queue']),
  /** Mails a second that SES grants: `aws ses get-send-quota`, MaxSendRate. */
  sesPerSecond: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Requests one viewer address may make in five minutes; 0: no web ACL, which costs by itself. */
  edgeRequestsPerViewer: z.union([z.literal(0), z.int().check(z.minimum(10))]),
  /** What is done with requests on AWS's list of known bad inputs; `count` lets them through. */
  edgeKnownBadInputs: z.enum(['block', 'count']),
  /**
   * true: browsers ask every name below the sites' by HTTPS alone, for two years, also where
   * `siteHost` is a domain of its own.
   */
  hstsSubdomains: z.boolean(),
  /** Who is told of alarms; empty: nobody but the console. */
  alarmEmail: z.union([z.literal(''), z.email()]),
  /** US dollars a month at which they are told as well; 0: never. */
  monthlyBudgetDollars: z.int().check(z.minimum(0)),
  /** true: somebody of ours signs up and out of the site every hour, and an alarm tells if not. */
  canary: z.boolean(),
  /** At most the 30 days that the privacy policy promises. */
  logRetentionDays: z.union([z.literal(7), z.literal(14), z.literal(30)]),
  /**
   * Days after which letters and replies expire; 0 keeps them. Never before the mails that their
   * rows lead to, which S3 keeps for 30 days and a few.
   */
  keepLettersDays: z.union([z.literal(0), z.int().check(z.minimum(35), z.maximum(3_650))]),
  /** true once the token secret was rotated: links signed with the one before still verify. */
  previousTokenSecret: z.boolean(),
  /**
   * Replacing the secret between CloudFront and the functions takes three deployments: `accept`
   * (the functions take the new one too), `send` (CloudFront sends it), then `steady` again.
   */
  originSecret: z.enum(['steady', 'accept', 'send']),
  /** A secret made by hand; empty: no language model is asked. */
  openaiSecretName: z.string(),
  openaiBaseUrl: z.string(),
  openaiModel: z.string(),
  /** Replies of one person about which the language model is asked in a day. */
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
const isOpen = (value: unknown): boolean =>
  value === undefined || (JSON.stringify(value) ?? '').includes(unset);
const isStage = (name: unknown): name is StageName => stages.some((stage) => stage === name);

/** Reads one stage's settings from the CDK context; throws a sentence that says what to correct. */
export function configFor(stage: unknown, settings: unknown): Config {
  if (!isStage(stage)) {
    throw new Error(`There is no stage "${String(stage)}": choose ${stages.join(' or ')}.`);
  }
  const given: Record<string, unknown> = Object(Object(settings)[stage]);
  const open = Object.keys(Settings.shape).filter((key) => isOpen(given[key]));
  if (open.length > 0) {
    throw new Error(`The stage ${stage} is not set up: fill in ${open.join(', ')} in cdk.json.`);
  }
  const read = Settings.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The stage ${stage} of cdk.json is wrong: ${wrong.join('; ')}.`);
  }
  refuseExamplesInProd(stage, read.data);
  for (const [isWrong, sentence] of contradictions(stage, read.data)) {
    if (isWrong) throw new Error(sentence);
  }
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
}

/** What each setting allows and all together do not, with the sentence that says so. */
function contradictions(stage: StageName, read: Read): readonly (readonly [boolean, string])[] {
  const { region, hostedZoneId, hostedZoneName, certificateArn, replyDomain } = read;
  const sending = senderDomain(read);
  const hasZone = hostedZoneName !== '';
  const outside = [read.siteHost, read.waitlistHost, sending, replyDomain].filter(
    (name) => hasZone && name !== hostedZoneName && !name.endsWith(`.${hostedZoneName}`),
  );
  return [
    [
      read.sendTexts && read.smsNumber === '',
      `The stage ${stage} sends texts from no number: set smsNumber in cdk.json.`,
    ],
    [
      [sending, mailFromDomain(read)].includes(replyDomain),
      'The reply domain must not be one we send from: choose another in cdk.json.',
    ],
    [
      hasZone !== (hostedZoneId !== ''),
      'A hosted zone has an id and a name: set both hostedZoneId and hostedZoneName, or neither.',
    ],
    [outside.length > 0, `The zone ${hostedZoneName} does not hold ${outside.join(', ')}.`],
    [
      stage === 'prod' && certificateArn === '' && !makesCertificate(read),
      'The stage prod needs a certificate: set certificateArn, or hostedZoneId in us-east-1.',
    ],
    [
      stage === 'prod' && read.alarmEmail === '',
      'Nobody would hear the alarms of the stage prod: set alarmEmail in cdk.json.',
    ],
    [
      read.edgeRequestsPerViewer > 0 && region !== 'us-east-1',
      'CloudFront takes a web ACL of us-east-1 alone: set edgeRequestsPerViewer to 0 elsewhere.',
    ],
  ];
}

/** CloudFront takes certificates of us-east-1, and a zone of ours proves that the names are. */
export const makesCertificate = ({ certificateArn, hostedZoneId, region }: Read): boolean =>
  certificateArn === '' && hostedZoneId !== '' && region === 'us-east-1';

/** Where bounces go, so that SPF speaks for us; it neither sends nor receives anything else. */
export const mailFromDomain = (read: Pick<Read, 'senderAddress'>): string =>
  `bounce.${senderDomain(read)}`;

export const senderDomain = ({ senderAddress }: Pick<Read, 'senderAddress'>): string =>
  senderAddress.slice(senderAddress.indexOf('@') + 1);

/** The stack of all that can be made anew; the one of what must outlive it has the prefix's name. */
export const serviceStackName = ({ prefix }: Pick<Config, 'prefix'>): string => `${prefix}-service`;

/** A first deployment that fails takes it along, or the second would find its name taken. */
export const keptInProd = ({ stage }: Pick<Config, 'stage'>): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
