/** Turns needs into IAM: exact actions on exact resources, a statement or two for each thing. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { listsIndex } from '#shared/contract/lists-index.ts';
import { actions, type Needs, type Thing } from './needs.ts';

/** ARNs of what there is to be touched. */
export interface Touchable {
  readonly table: string;
  /** The sender's SES identity. */
  readonly identity: string;
  /** Those of people whom SES's sandbox lets us write to: it asks for a right to theirs, too. */
  readonly sandboxRecipients: readonly string[];
  readonly configurationSet: string;
  readonly senderAddress: string;
  /** All schedules of our group: `arn:...:schedule/GROUP/*`. */
  readonly schedules: string;
  readonly schedulerRole: string;
  /** The raw mails: `arn:...:bucket/inbound/*`. */
  readonly rawMails: string;
  /** The files of administrators: `arn:...:bucket/files/*`. */
  readonly files: string;
  /** Of every function: `arn:...:log-group:NAME:*`. */
  readonly logGroup: string;
  /** The worker that makes them. */
  readonly worker: string;
  /** The queue of what was given up. */
  readonly deadLetters: string;
  /** Every topic there is: `arn:aws:sns:*:*:*`. */
  readonly topics: string;
}

type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a thing is in IAM, and what is said of it in passing. */
interface Place {
  readonly resources: readonly string[];
  readonly conditions?: Conditions;
  /** Beside the verbs that are asked for. */
  readonly more?: (verbs: readonly string[], needs: Needs) => readonly PolicyStatement[];
  /** Why there is a star in its resources. */
  readonly whyStar?: string;
}

/** Only rows whose partition key begins so; without the second, a call that names none passed. */
const rowsOf = (table: string, start: string): Place => ({
  resources: [table],
  conditions: {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${start}*`] },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  },
});

const adminRows = 'ADMIN#';

/**
 * A right to the table is none to the rows of administrators, whatever key a function can be
 * brought to ask for: on those it keeps the verbs that it needs of them by name.
 */
const keepsOffAdmins = (table: string) => (_verbs: readonly string[], needs: Needs) => {
  const may = actionsFor('admins', needs.admins ?? []);
  return [
    new PolicyStatement({
      effect: Effect.DENY,
      actions: Object.values(actions.table).filter((action) => !may.includes(action)),
      resources: [table],
      conditions: {
        'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${adminRows}*`] },
      },
    }),
  ];
};

/** A schedule is made with a role, which whoever makes it must be allowed to hand on. */
const handsOn = (role: string) => (verbs: readonly string[]) =>
  verbs.includes('create') || verbs.includes('update')
    ? [
        new PolicyStatement({
          actions: ['iam:PassRole'],
          resources: [role],
          conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
        }),
      ]
    : [];

const places = (to: Touchable): Readonly<Record<Thing, Place>> => ({
  table: { resources: [to.table], more: keepsOffAdmins(to.table) },
  lists: { resources: [`${to.table}/index/${listsIndex.name}`] },
  admins: rowsOf(to.table, adminRows),
  limits: rowsOf(to.table, 'LIMIT#'),
  audit: rowsOf(to.table, 'AUDIT#'),
  mail: {
    resources: [to.identity, to.configurationSet, ...to.sandboxRecipients],
    conditions: { StringEquals: { 'ses:FromAddress': to.senderAddress } },
  },
  texts: {
    resources: ['*'],
    more: () => [
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['sns:Publish'],
        resources: [to.topics],
      }),
    ],
    whyStar: 'A phone has no ARN; every topic is denied.',
  },
  account: { resources: ['*'], whyStar: 'SES knows no resource for what it says of an account.' },
  schedules: {
    resources: [to.schedules],
    more: handsOn(to.schedulerRole),
    whyStar: 'The schedules of our own group are made and named at run time.',
  },
  scheduleNames: { resources: ['*'], whyStar: 'Scheduler knows no resource for a list.' },
  rawMail: {
    resources: [to.rawMails],
    whyStar: 'The raw mails in our own bucket are named by SES.',
  },
  files: {
    resources: [to.files],
    whyStar: 'The files in our own bucket are named at run time.',
  },
  jobs: { resources: [to.worker] },
  logs: { resources: [to.logGroup] },
  deadLetters: { resources: [to.deadLetters] },
});

export interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly whyStar: string | undefined;
}

const actionsFor = (thing: Thing, verbs: readonly string[]): string[] =>
  Object.entries(actions[thing]).flatMap(([verb, action]) =>
    verbs.includes(verb) ? [action] : [],
  );

/** What a function is granted, thing by thing. */
export function grants(to: Touchable): (needs: Needs) => readonly Grant[] {
  const at = places(to);
  // The table's own keys, of which its type knows no more than these.
  const things = Object.keys(actions) as readonly Thing[];
  return (needs) =>
    things.flatMap((thing) => {
      const verbs: readonly string[] = needs[thing] ?? [];
      if (verbs.length === 0) return [];
      const { resources, conditions, more, whyStar } = at[thing];
      const statement = new PolicyStatement({
        actions: actionsFor(thing, verbs),
        resources: [...resources],
        ...(conditions && { conditions }),
      });
      return [{ statements: [statement, ...(more?.(verbs, needs) ?? [])], whyStar }];
    });
}
