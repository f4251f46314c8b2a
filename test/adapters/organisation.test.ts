/** A domain is its owner's below a public suffix, and a suffix is nobody's. */
import { expect, test } from '@jest/globals';
import { organisationOf } from '#functions/adapters/organisation.ts';

test.each([
  ['example.com', 'example.com'],
  ['mail.eu.example.com', 'example.com'],
  ['mail.example.co.uk', 'example.co.uk'],
  ['ada.github.io', 'ada.github.io'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s is of %s', (domain, organisation) => {
  expect(organisationOf(domain)).toBe(organisation);
});

test.each(['com', 'example', 'co.uk', 'github.io', '', 'a b.com', '[192.0.2.1]', 'x/.example.com'])(
  '%p is nobody’s',
  (domain) => {
    expect(organisationOf(domain)).toBeUndefined();
  },
);
