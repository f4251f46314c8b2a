/** What the sites say of the stage they are built for: names, hosts, addresses. */
import { readFileSync } from 'node:fs';
import type { Site } from '#shared/contract/pages.ts';
import { fromRoot } from './root.ts';

export interface SiteSettings {
  readonly productName: string;
  readonly contactEmail: string;
  readonly waitlistWord: string;
  /** Where what is kept lies, as the policy says it. */
  readonly dataPlace: string;
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

/** Throws for a region whose country nobody has written down yet: the policy may not guess. */
export function placeOf(region: string): string {
  if (region.startsWith('us-')) return 'In the United States';
  if (region === 'eu-west-1') return 'In Ireland, in the European Union';
  throw new Error(`The privacy policy does not know where the region ${region} is: say it here.`);
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
    dataPlace: placeOf(setting('region')),
    origins: {
      main: `https://${setting('siteHost')}`,
      waitlist: `https://${setting('waitlistHost')}`,
    },
  };
}
