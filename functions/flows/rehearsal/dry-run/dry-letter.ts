/** A rehearsed letter as the report shows it, with its parts compared as they are in the mail. */
import { readMail } from '#functions/adapters/postal-mime.ts';
import type { DryLetter } from '#shared/domain/dry-run/session.ts';
import { mimeParity } from '#shared/domain/letters/mime-parity.ts';
import type { Printed } from '../../touchpoints/printed-letter.ts';
import type { Rehearsed } from '../rehearse.ts';

/** A mail without one of its parts has no parity, whatever the other says. */
async function parityOf(mime: Uint8Array | undefined) {
  const { html = '', text = '' } = mime ? await readMail(mime) : {};
  return mimeParity(html, text);
}

export async function dryLetter(
  kind: DryLetter['kind'],
  { at, guid, traceId }: Rehearsed,
  { letter, mime, html, text, sms }: Printed,
): Promise<DryLetter> {
  return {
    kind,
    at: at.toISOString(),
    guid,
    traceId,
    subject: letter.subject,
    html,
    text,
    sms,
    mime: Buffer.from(mime ?? []).toString('utf8'),
    parity: await parityOf(mime),
  };
}
