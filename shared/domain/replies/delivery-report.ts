/** Reads a report of failed delivery (RFC 3464): to whom, and whether trying again would help. */

export interface FailedDelivery {
  /** As the report has it, lower case. */
  readonly address: string;
  /** There is no such mailbox, or it will not take our mail: status 5.x.x. */
  readonly permanent: boolean;
}

/** A report about more people than this is not about a letter of ours: each goes to one. */
const mostRecipients = 10;

const fieldOf = (block: string, name: string): string => {
  const found = new RegExp(`^${name}:([^\\n]{0,500})`, 'im').exec(block);
  return found?.[1]?.trim() ?? '';
};

/** `rfc822; ada@example.com`, with or without angle brackets. */
function addressIn(field: string): string {
  const address = field.slice(field.indexOf(';') + 1).trim();
  return address.replace(/^<|>$/g, '').toLowerCase();
}

/** The recipients that a report (its `message/delivery-status` part) names as failed. */
export function failedDeliveries(report: string): readonly FailedDelivery[] {
  const blocks = report
    .replace(/\r\n/g, '\n')
    .split(/\n\n/)
    .slice(0, mostRecipients + 1);
  return blocks.flatMap((block) => {
    if (fieldOf(block, 'Action').toLowerCase() !== 'failed') return [];
    const recipient = fieldOf(block, 'Original-Recipient') || fieldOf(block, 'Final-Recipient');
    const permanent = fieldOf(block, 'Status').startsWith('5.');
    return recipient === '' ? [] : [{ address: addressIn(recipient), permanent }];
  });
}
