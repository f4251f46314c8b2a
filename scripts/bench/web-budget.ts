/** What a page may weigh, and what is said of one that weighs more. */
import type { Visit } from './web-visit.ts';

export interface Weighed {
  readonly still: boolean;
  readonly guarded: boolean;
  /** Of the HTML with its styles, compressed. */
  readonly htmlBytes: number;
  /** Of all scripts that the visit fetched, compressed; a guarded page's own alone. */
  readonly scriptBytes: number;
  /** Undefined where there is no browser. */
  readonly visit?: Visit | undefined;
}

/** Bytes as gzip -9 makes them, so that they are the same on every machine. */
export const budgets = {
  html: 14 * 1024,
  scripts: 90_000,
  adminScripts: 95_000,
  /** The page, two icons, the faces it uses. */
  stillRequests: 8,
  /** Beside them three or four scripts and a call. */
  liveRequests: 14,
  /** A line that breaks elsewhere in the system’s face moves what is below it by this much. */
  shift: 0.01,
} as const;

/** A sentence for each budget that is broken. */
export function overspent({ still, guarded, htmlBytes, scriptBytes, visit }: Weighed): string[] {
  const scripts = guarded ? budgets.adminScripts : budgets.scripts;
  const requests = still ? budgets.stillRequests : budgets.liveRequests;
  const broken: readonly (readonly [boolean, string])[] = [
    [htmlBytes > budgets.html, `${htmlBytes} bytes of HTML, more than ${budgets.html}`],
    [scriptBytes > scripts, `${scriptBytes} bytes of scripts, more than ${scripts}`],
    [still && scriptBytes > 0, 'fetches scripts that it does not need'],
    ...(visit ? policyProblems(visit) : []),
    ...(visit && !guarded ? visitProblems(visit, requests) : []),
  ];
  return broken.filter(([is]) => is).map(([, words]) => words);
}

const policyProblems = (visit: Visit): [boolean, string][] => [
  [visit.elsewhere.length > 0, `asks others: ${visit.elsewhere.join(' ')}`],
  [visit.violations.length > 0, `is forbidden: ${visit.violations.join(', ')}`],
];

const visitProblems = (visit: Visit, requests: number): [boolean, string][] => [
  [visit.requests > requests, `${visit.requests} requests, more than ${requests}`],
  [visit.bytes.stylesheet > 0, 'waits for a stylesheet'],
  [visit.shift > budgets.shift, `moves by ${visit.shift.toFixed(4)}`],
];
