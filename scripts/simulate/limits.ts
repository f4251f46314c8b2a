/**
 * The data that a morning is simulated with: AWS's default quotas, and how long a letter takes.
 * Read on 2026-11-20 from AWS's pages of quotas, us-east-1; `estimated` marks what they do not say.
 */

export interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly unit: string;
  /** What to ask for, where: the words of the console. */
  readonly raise: string;
  readonly estimated?: true;
}

export const quotas = {
  schedules: {
    name: 'schedules',
    limit: 10_000_000,
    unit: '',
    raise: 'Service Quotas, EventBridge Scheduler, "Number of schedules"',
  },
  firings: {
    name: 'firings of schedules',
    limit: 1000,
    unit: '/s',
    raise: 'Service Quotas, EventBridge Scheduler, "Invocations throttle limit"',
  },
  sendRate: {
    name: 'SES mails a second',
    limit: 14,
    unit: '/s',
    raise: 'Service Quotas, SES, "Sending rate"; then `sesPerSecond` in cdk.json',
    estimated: true,
  },
  sendsADay: {
    name: 'SES mails a day',
    limit: 50_000,
    unit: '/day',
    raise: 'Service Quotas, SES, "Sending quota"',
    estimated: true,
  },
  concurrency: {
    name: 'Lambda runs at once',
    limit: 1000,
    unit: '',
    raise: 'Service Quotas, Lambda, "Concurrent executions"',
  },
  tableWrites: {
    name: 'table write units a second',
    limit: 4000,
    unit: '/s',
    raise: "the table's warm throughput, before a launch; it grows by itself after",
  },
} as const satisfies Readonly<Record<string, Quota>>;

/** Seconds of a run that sends one letter: our work, and SES's answer. */
export const workSeconds = 0.06;
export const sesSeconds = 0.06;
/** A throttled letter is tried again within its run, after about so long each time. */
export const againAfterSeconds = [0.3, 0.9] as const;
/** The same where workers take turns at sending. */
export const patientAgainAfterSeconds = [0.2, 0.4, 0.8, 1.6] as const;
/** Lambda starts so many environments of one function in a second, after the first burst of ten. */
export const environmentsPerSecond = 100;
/** Lambda hands a throttled event out again after 1 s, doubling, up to 5 minutes. */
export const longestBackoffSeconds = 300;
