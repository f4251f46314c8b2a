/** A machine's mail is never answered, a person's always may be. */
import { expect, test } from '@jest/globals';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';

const ada = { returnPath: 'ada@example.com', from: 'ada@example.com' };
const headers = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, value]): [string, string[]] => [name, [value]]));

test.each([
  ['auto', { 'auto-submitted': 'auto-replied' }, ada],
  ['auto', { 'auto-submitted': 'Auto-Generated; owner=x' }, ada],
  ['auto', { 'x-autoreply': 'yes' }, ada],
  ['auto', {}, { ...ada, calendarAnswer: true }],
  ['auto', { 'x-autorespond': 'x' }, ada],
  ['auto', { 'x-auto-response-suppress': 'DR, OOF' }, ada],
  ['auto', { 'x-auto-response-suppress': 'All' }, ada],
  ['auto', {}, { ...ada, from: 'No-Reply <noreply@example.com>' }],
  [
    'auto',
    { 'content-type': 'multipart/report; report-type=disposition-notification' },
    { ...ada, returnPath: '<>' },
  ],
  ['bounce', {}, { ...ada, returnPath: '<>' }],
  ['bounce', {}, { ...ada, returnPath: '' }],
  ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status' }, ada],
  ['bounce', { 'x-failed-recipients': 'x@example.com' }, ada],
  ['bounce', {}, { ...ada, from: 'MAILER-DAEMON@example.com' }],
  ['bounce', {}, { ...ada, from: 'postmaster@example.com' }],
  ['list', { precedence: 'bulk' }, ada],
  ['list', { precedence: 'Junk' }, ada],
  ['list', { 'list-id': '<x.example.com>' }, ada],
  ['list', { 'list-unsubscribe': '<mailto:x@example.com>' }, ada],
  ['list', {}, { ...ada, returnPath: 'owner-list@example.com' }],
  ['list', {}, { ...ada, from: 'list-request@example.com' }],
] as const)('%s mail is known by %j %j', (kind, given, envelope) => {
  expect(automaticMail(headers(given), envelope)).toBe(kind);
});

test.each([
  [{}],
  [{ 'auto-submitted': 'no' }],
  [{ precedence: 'first-class' }],
  [{ 'x-auto-response-suppress': 'DR, RN, NRN' }],
  [{ 'content-type': 'multipart/mixed' }],
])('a person wrote mail with %j', (given) => {
  expect(automaticMail(headers(given), ada)).toBeUndefined();
});
