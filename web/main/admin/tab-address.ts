/** Which tab the address names, and what it says beyond it: `/admin#users/<id>?q=ada`. */
import { useLocation } from 'react-router-dom';

/** In the order of their buttons. */
export const tabNames = [
  'overview',
  'testing',
  'analytics',
  'system',
  'users',
  'waitlist',
  'onboarding',
  'compliance',
  'audit',
  'logs',
] as const;

/** The simulation has a body and an address, but no button. */
export type TabName = (typeof tabNames)[number] | 'simulation';

export interface TabAddress {
  readonly tab: TabName;
  /** After the first slash, empty when there is none. */
  readonly rest: string;
  /** After the question mark. */
  readonly query: string;
}

export function tabAddressOf(hash: string): TabAddress {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?');
  const [name = '', ...rest] = path.split('/');
  const tab = [...tabNames, 'simulation' as const].find((known) => known === name);
  if (!tab) return { tab: 'overview', rest: '', query: '' };
  return { tab, rest: rest.join('/'), query: query.join('?') };
}

export const useTabAddress = (): TabAddress => tabAddressOf(useLocation().hash);
