/** Where a visitor stands with the list; one state, however many forms the page has. */
import { useState } from 'react';
import { waitlistUaMaxChars } from '#shared/domain/limits.ts';
import { waitlistSource } from '#shared/domain/waitlist-source.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { call } from '#web/kit/call.ts';
import { waitlistWord } from '#web/kit/product.ts';

export interface Waitlist {
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  /** Only bots fill in `company`. */
  readonly join: (email: string, company: string) => Promise<void>;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? defaultZone;

const ask = (email: string) =>
  call('waitlist.join', {
    params: { variant: waitlistWord },
    body: {
      email,
      contactMethod: 'email',
      timezone: zone(),
      source: waitlistSource(waitlistWord),
      preference: null,
      ua: navigator.userAgent.slice(0, waitlistUaMaxChars),
      ts: Date.now(),
    },
  });

export function useWaitlist(): Waitlist {
  const [state, setState] = useState<Waitlist['state']>('idle');

  async function join(email: string, company: string): Promise<void> {
    // A bot is thanked without a call.
    if (company.trim() !== '') return setState('success');
    setState('submitting');
    try {
      await ask(email);
      setState('success');
    } catch {
      // Every failure gets the same words and can be tried again.
      setState('error');
    }
  }

  return { state, join };
}
