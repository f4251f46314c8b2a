/** The organisation behind a domain, by the list of public suffixes. */
import { getDomain } from 'tldts';

const hostName = /^[a-z0-9._-]+$/;

/**
 * `example.co.uk` for `mail.example.co.uk`, in lower case. Undefined for a public suffix (`com`,
 * `co.uk`, `github.io`), which many share, and for an invalid domain.
 */
export const organisationOf = (domain: string): string | undefined =>
  hostName.test(domain)
    ? (getDomain(domain, { allowPrivateDomains: true, extractHostname: false }) ?? undefined)
    : undefined;
