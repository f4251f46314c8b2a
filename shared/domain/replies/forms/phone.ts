/** Reads a phone number as people write it. */
import { zoneLabel } from '../../zones.ts';

/** `+12125550100` from a number as people write it; undefined when its country cannot be told. */
export function phoneOf(written: string, zone?: string): string | undefined {
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const international = /^\s*(?:\+|00)/.test(written);
  // A country code, then four to fourteen digits (E.164); ten of them in North America.
  if (international) {
    if (digits.startsWith('1'))
      return northAmerican.test(digits.slice(1)) ? `+${digits}` : undefined;
    return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  }
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const isAmerican = zone !== undefined && american.has(zoneLabel(zone));
  const known = digits.length === 11 || isAmerican;
  return known && northAmerican.test(local) ? `+1${local}` : undefined;
}

const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
const american = new Set(['Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii']);
