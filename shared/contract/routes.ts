/**
 * THE TABLE of endpoints with their schemas, joined from the files of their groups: a route of
 * `paths.ts` without its schemas does not compile. Handlers import their own group's file, not this
 * one.
 */
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { compliance } from './compliance.ts';
import { downloads } from './downloads.ts';
import { dryRun } from './dry-run.ts';
import { health } from './health.ts';
import { logs } from './logs.ts';
import { monitor } from './monitor.ts';
import { onboarding } from './onboarding.ts';
import type { paths, RouteName } from './paths.ts';
import { referrals } from './referrals.ts';
import type { AnyRoute } from './route.ts';
import { runs } from './runs.ts';
import { sends } from './sends.ts';
import { signIn } from './sign-in.ts';
import { stability } from './stability.ts';
import { subscription } from './subscription.ts';
import { tester } from './tester.ts';
import { users } from './users.ts';
import { waitlist } from './waitlist.ts';

type GroupName = RouteName extends `${infer Group}.${string}` ? Group : never;
type VerbOf<Group> = RouteName extends infer Name
  ? Name extends `${Group & string}.${infer Verb}`
    ? Verb
    : never
  : never;
type PlaceOf<Name> = Pick<(typeof paths)[Name & RouteName], 'path' | 'access'>;

const groups = {
  analytics,
  audit,
  auth,
  compliance,
  downloads,
  dryRun,
  health,
  logs,
  monitor,
  onboarding,
  referrals,
  runs,
  sends,
  signIn,
  stability,
  subscription,
  tester,
  users,
  waitlist,
} as const satisfies {
  readonly [Group in GroupName]: {
    readonly [Verb in VerbOf<Group>]: AnyRoute & PlaceOf<`${Group}.${Verb}`>;
  };
};

type Groups = typeof groups;
export type Routes = {
  readonly [Name in RouteName]: Name extends `${infer Group extends GroupName}.${infer Verb}`
    ? Groups[Group][Verb & keyof Groups[Group]]
    : never;
};

// TypeScript does not follow names through `Object.fromEntries`.
export const routes = Object.fromEntries(
  Object.entries(groups).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, route]) => [`${group}.${verb}`, route]),
  ),
) as unknown as Routes;
