/** A report of failed delivery is about whom it names, and final only where it says so. */
import { expect, test } from '@jest/globals';
import { failedDeliveries } from '#shared/domain/replies/delivery-report.ts';

const report = (...recipients: readonly string[]) =>
  ['Reporting-MTA: dns; mx.example.com', ...recipients].join('\n\n');
const recipient = (action: string, status: string, more = '') =>
  `Final-Recipient: rfc822; Ada@Example.com\n${more}Action: ${action}\nStatus: ${status}`;

test('a mailbox that is gone has failed for good', () => {
  expect(failedDeliveries(report(recipient('failed', '5.1.1')))).toEqual([
    { address: 'ada@example.com', permanent: true },
  ]);
});

test('a mailbox that was full for days has failed, but not for good', () => {
  expect(failedDeliveries(report(recipient('failed', '4.2.2')))).toEqual([
    { address: 'ada@example.com', permanent: false },
  ]);
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])('%s is no failure', (action) => {
  expect(failedDeliveries(report(recipient(action, '5.0.0')))).toEqual([]);
});

test('the address that was written to counts, not the one it was forwarded to', () => {
  const more = 'Original-Recipient: rfc822;<ada@home.example>\n';
  expect(failedDeliveries(report(recipient('failed', '5.1.1', more)))[0]?.address).toBe(
    'ada@home.example',
  );
});

test('line ends of either kind, and any number of words that are none of it', () => {
  const crlf = report('junk', recipient('failed', '5.1.1')).replaceAll('\n', '\r\n');
  expect(failedDeliveries(crlf)).toHaveLength(1);
  expect(failedDeliveries('\n\n'.repeat(100_000))).toEqual([]);
  expect(failedDeliveries('')).toEqual([]);
});
