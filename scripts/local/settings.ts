/** What the local run takes from the environment, each under its own name, checked at the start. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { Env, Secrets } from '#shared/env.ts';
import { Problem } from './problem.ts';

export interface Settings {
  /** 0 takes a free port, here and below. */
  readonly port: number;
  readonly smtpPort: number;
  readonly awsPort: number;
  readonly dataDir: string;
  readonly relayUrl: string | undefined;
  /** Whose address and password the administrator shall have, where that is said. */
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined };
  /** Settings of the functions that differ from those of the build. */
  readonly functions: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const shapes = { ...Env.shape, ...Secrets.shape };

/** Names in a function's environment that may be set here; the rest names parts of the cloud. */
const ofFunctions = [
  'PRODUCT_NAME',
  'POSTAL_ADDRESS',
  'USE_REAL_EMAIL',
  'SMS_ENABLED',
  'SMS_ORIGINATION_NUMBER',
  'SMS_NUMBER_TYPE',
  'SMS_MAX_PRICE',
  'SMS_COUNTRIES',
  'SMS_STOP_ENDS',
  'SIGNUPS_PER_HOUR',
  'SIGNUPS_PER_DOMAIN_AND_DAY',
  'SIGNUPS_PER_DAY',
  'INVITATIONS_PER_VIEWER_AND_HOUR',
  'INVITATIONS_PER_DAY',
  'WAITLIST_PER_VIEWER_AND_HOUR',
  'WAITLIST_PER_DAY',
  'CLIENT_ERRORS_PER_VIEWER_AND_HOUR',
  'CLIENT_ERRORS_PER_DAY',
  'SILENT_DAYS_TO_DAILY',
  'SILENT_DAYS_TO_WEEKLY',
  'SILENT_DAYS_TO_PAUSE',
  'KEEP_LETTERS_DAYS',
  'ADMIN_DELETES',
  'ADMIN_RENDERER_MODE',
  'ALLOW_PRELAUNCH_PURGE',
  'TOKEN_SECRET',
  'TOKEN_SECRET_PREVIOUS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'MODEL_CALLS_PER_USER_AND_DAY',
  'MODEL_CALLS_PER_DAY',
] as const satisfies readonly (keyof typeof shapes)[];

/** Throws a Problem that names the setting and what it takes. A blank one counts as not set. */
export function readSettings(environment: Environment, root: string): Settings {
  urlOr(environment, 'OPENAI_BASE_URL', ['http:', 'https:']);
  return {
    port: portOr(environment, 'PORT', 3000),
    smtpPort: portOr(environment, 'SMTP_PORT', 2525),
    awsPort: portOr(environment, 'AWS_PORT', 4566),
    dataDir: resolve(givenIn(environment, 'DATA_DIR') ?? `${root}/.local`),
    relayUrl: urlOr(environment, 'SMTP_RELAY_URL', ['smtp:', 'smtps:']),
    admin: {
      email: emailOr(environment, 'ADMIN_EMAIL'),
      password: givenIn(environment, 'ADMIN_PASSWORD'),
    },
    functions: Object.fromEntries(
      ofFunctions.flatMap((name) => {
        const value = givenIn(environment, name);
        return value ? [[name, checked(name, value)] as const] : [];
      }),
    ),
  };
}

const givenIn = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

function portOr(environment: Environment, name: string, usual: number): number {
  const given = givenIn(environment, name);
  if (!given) return usual;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new Problem(`${name} is a port from 0 to 65535 (0 takes a free one), not "${given}".`);
}

function emailOr(environment: Environment, name: string): string | undefined {
  const given = givenIn(environment, name);
  if (!given) return undefined;
  const read = normalizeEmail(given);
  if (read.ok) return read.email;
  throw new Problem(`${name} is an email address, not "${given}".`);
}

function urlOr(environment: Environment, name: string, protocols: string[]): string | undefined {
  const given = givenIn(environment, name);
  if (!given) return undefined;
  if (protocols.includes(URL.parse(given)?.protocol ?? '')) return given;
  const example = `${protocols[0]}//...`;
  throw new Problem(`${name} is a URL that begins with ${example}, not "${given}".`);
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/EMAIL$|ENABLED$|DELETES$|PURGE$/, 'true or false'],
  [/_DAYS_/, 'a number of days'],
  [/_PER_/, 'a whole number'],
];

function checked(name: (typeof ofFunctions)[number], value: string): string {
  if (z.safeParse(shapes[name], value).success) return value;
  const wanted: Partial<Record<string, string>> = {
    ADMIN_RENDERER_MODE: 'on or off',
    SMS_NUMBER_TYPE: '10dlc, short-code or toll-free',
    SMS_MAX_PRICE: 'a price in dollars, like 0.05',
    SMS_COUNTRIES: 'a list of countries, like US,CA',
    SMS_STOP_ENDS: 'sms or all',
    TOKEN_SECRET: 'a secret of at least 32 characters',
  };
  const [, words] = kinds.find(([kind]) => kind.test(name)) ?? [];
  throw new Problem(`${name} is ${wanted[name] ?? words ?? 'some text'}, not what it is set to.`);
}
