/** The one call of the waitlist's form, for a test. */
import type { Askable } from './person.ts';

export const join = (product: Askable, email: string, more: object = {}) =>
  product.post('/api/harbor/waitlist', {
    email,
    contactMethod: 'email',
    timezone: 'America/Chicago',
    source: 'harbor_landing',
    preference: null,
    ua: 'Mozilla/5.0 (test)',
    ts: 1_800_000_000_000,
    company: '',
    ...more,
  });
