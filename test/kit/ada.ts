/** A person of every day, for what is decided about one without a running product. */
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';

/** She signed up at noon, and is written to from the next day on. */
export const ada: User = {
  id: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c',
  number: 1,
  email: 'ada@example.com',
  kind: 'person',
  channel: 'email',
  zone: 'America/Chicago',
  zoneSource: 'user',
  rhythm: dayZeroRhythm,
  state: 'active',
  createdAt: '2026-11-20T12:00:00.000Z',
  confirmedAt: '2026-11-20T12:01:00.000Z',
  source: 'landing_page',
  startsOn: '2026-11-21',
};
