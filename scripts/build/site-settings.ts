/** What the sites say of the stage they are built for: names, hosts, addresses. */
import { readFileSync } from 'node:fs';
import type { Site } from '#shared/contract/pages.ts';
import { fromRoot } from './root.ts';

export interface SiteSettings {
  readonly productName: string;
  readonly contactEmail: string;
  readonly waitlistWord: string;
  /** Where each site is found, without a slash at the end. */
  readonly origins: Readonly<Record<Site, string>>;
}

type Stage = Readonly<Record<string, string | undefined>>;

/** The stage to build for: `STAGE=prod npm run build`; else the one that `cdk.json` names. */
export const stageToBuild = (): string => process.env['STAGE'] ?? cdkContext().stage;

interface CdkContext {
  readonly stage: string;
  readonly stages: Readonly<Record<string, Stage>>;
}

function cdkContext(): CdkContext {
  const { context } = JSON.parse(readFileSync(fromRoot('cdk.json'), 'utf8')) as {
    readonly context: CdkContext;
  };
  return context;
}

/** As `cdk.json` has it, which the stack checks when it is synthesised. */
export function siteSettings(): SiteSettings {
  const name = stageToBuild();
  const stage = cdkContext().stages[name] ?? {};
  const setting = (key: string): string => {
    const value = stage[key];
    if (typeof value !== 'string') throw new Error(`The stage ${name} has no ${key}.`);
    return value;
  };
  return {
    productName: setting('productName'),
    contactEmail: setting('contactEmail'),
    waitlistWord: setting('waitlistWord'),
    origins: {
      main: `https://${setting('siteHost')}`,
      waitlist: `https://${setting('waitlistHost')}`,
    },
  };
}
