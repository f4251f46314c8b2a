/** A machine's mail is never answered, a person's always may be. */
import { expect, test } from '@jest/globals';
import { automaticMail } from '#shared/domain/replies/visible-text/automatic-mail.ts';

const ada = { returnPath: 'ada@example.com', from: 'ada@example.com' };
const headers = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, value]): [string, string[]] => [name, [value]]));

test.each([
  ['auto', { 'auto-submitted': 'auto-replied' }, ada],
  ['auto', { 'auto-submitted': 'Auto-Generated; owner=x' }, ada],
  ['auto', { 'x-autoreply': 'yes' }, ada],
  ['auto', {}, { ...ada, calendar: true }],
  ['auto', {}, { ...ada, returnPath: '<>', calendar: true }],
  ['auto', {}, { ...ada, returnPath: '<>', subject: 'Automatic reply: Today' }],
  ['auto', {}, { ...ada, subject: 'Automatic reply: Today', text: '' }],
  ['auto', { 'x-autorespond': 'x' }, ada],
  [
    'auto',
    { 'x-auto-response-suppress': 'All', 'x-ms-exchange-generated-message-source': 'x' },
    { ...ada, returnPath: '<>', subject: 'Automatische Antwort: Today' },
  ],
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
  expect(automaticMail({ headers: headers(given), ...envelope })?.kind).toBe(kind);
});

test.each([
  [{}],
  [{ 'auto-submitted': 'no' }],
  [{ precedence: 'first-class' }],
  [{ 'x-auto-response-suppress': 'DR, RN, NRN' }],
  [{ 'x-auto-response-suppress': 'All' }],
  [{ 'content-type': 'multipart/mixed' }],
])('a person wrote mail with %j', (given) => {
  expect(automaticMail({ headers: headers(given), ...ada })).toBeUndefined();
});

test.each(['noreply', 'no-reply', 'postmaster', 'mailer-daemon', 'owner-jane', 'jane-request'])(
  'a user whose address is %s is a person, and their address in other hands is not',
  (name) => {
    const from = `${name}@example.com`;
    const mail = { headers: headers({}), returnPath: from, from: `Jane <${from}>` };

    expect(automaticMail({ ...mail, own: from })).toBeUndefined();
    expect(automaticMail(mail)).toBeDefined();
    expect(
      automaticMail({ ...mail, own: from, headers: headers({ 'auto-submitted': 'auto-replied' }) }),
    ).toMatchObject({ kind: 'auto' });
  },
);

test('what a header or the envelope says is sure; a name or a subject is circumstance', () => {
  const evidence = (given: Record<string, string>, more = {}) =>
    automaticMail({ headers: headers(given), ...ada, ...more })?.evidence;

  expect(evidence({ 'auto-submitted': 'auto-replied' })).toBe('declared');
  expect(evidence({}, { calendar: true })).toBe('declared');
  expect(evidence({}, { subject: 'Out of office' })).toBe('circumstance');
  expect(evidence({ precedence: 'list' })).toBe('declared');
  expect(evidence({}, { from: 'noreply@shop.example' })).toBe('circumstance');
  expect(evidence({}, { returnPath: '' })).toBe('declared');
});
