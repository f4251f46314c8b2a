/** Every Lambda of the service by its one name, and what follows from a name: file, folder, id. */
import { type RouteName, routeNames } from './paths.ts';

export const eventFunctionNames = [
  'stages.touchpoint',
  'inbound.email',
  'inbound.sms',
  'inbound.deliveryEvents',
  'jobs.export',
  'jobs.watch',
  'jobs.canary',
] as const;

export type EventFunctionName = (typeof eventFunctionNames)[number];
export type FunctionName = RouteName | EventFunctionName;
export const functionNames: readonly FunctionName[] = [...routeNames, ...eventFunctionNames];

/** `onboarding.createUser` -> `onboarding/create-user`. */
const pathOf = (name: FunctionName): string =>
  name.replace('.', '/').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isRoute = (name: FunctionName): name is RouteName =>
  !(eventFunctionNames as readonly string[]).includes(name);

/** The source of a function, from the root: `functions/api/onboarding/create-user.ts`. */
export const handlerFile = (name: FunctionName): string =>
  `functions/${isRoute(name) ? 'api/' : ''}${pathOf(name)}.ts`;

/** The folder its bundle is built into, from the root: `dist/functions/onboarding/create-user`. */
export const bundleFolder = (name: FunctionName): string => `dist/functions/${pathOf(name)}`;

/** Its CloudFormation id: `OnboardingCreateUser`. */
export const resourceId = (name: FunctionName): string =>
  name.replace(/(^|\.)([a-z])/g, (_, _dot, letter: string) => letter.toUpperCase());

/** Its name in AWS: `anchor-dev-onboarding-create-user`; at most 64 characters. */
export const functionName = (prefix: string, name: FunctionName): string =>
  `${prefix}-${pathOf(name).replace('/', '-')}`;
