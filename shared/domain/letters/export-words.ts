/** What a reply that asks for one's data is told. */
import type { Words } from './intent-words.ts';

export const dataAttached: Words = {
  title: 'Your data',
  text:
    'Everything we keep about you is attached: one file to read, and the same as JSON for a ' +
    'program. It went to this address alone.',
};

/** A text has no attachments. */
export const dataMailed: Words = {
  title: 'Your data',
  text: 'Everything we keep about you is on its way to your email address.',
};

export const dataOnceADay: Words = {
  title: 'Once a day.',
  text: 'We sent your data today already. Ask again tomorrow for a fresh copy.',
};
