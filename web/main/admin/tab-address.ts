/** Which tab the address names, and what it says beyond it: `/admin#users/<id>`. */
import { useLocation } from 'react-router-dom';

/** In the order of their buttons. */
export const tabNames = [
  'overview',
  'testing',
  'analytics',
  'system',
  'users',
  'onboarding',
  'compliance',
  'logs',
] as const;

/** The simulation has a body and an address, but no button. */
export type TabName = (typeof tabNames)[number] | 'simulation';

export interface TabAddress {
  readonly tab: TabName;
  /** After the first slash, empty when there is none. */
  readonly rest: string;
}

export function tabAddressOf(hash: string): TabAddress {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const tab = [...tabNames, 'simulation' as const].find((known) => known === name);
  return tab ? { tab, rest: rest.join('/') } : { tab: 'overview', rest: '' };
}

export const useTabAddress = (): TabAddress => tabAddressOf(useLocation().hash);
