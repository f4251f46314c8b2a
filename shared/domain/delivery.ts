/**
 * What becomes of a mail after SES took it. Events come in any order, more than once, and at times
 * before our own row is written: so a letter keeps facts, and its status follows from them.
 */

/** What SES may say of a mail, the later of a mail's life the higher. */
export const deliveryKinds = [
  'sent',
  'delayed',
  'delivered',
  'soft-bounce',
  'hard-bounce',
  'listed',
  'rejected',
  'complaint',
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Each thing that was said, with the instant (ISO) at which it was first true. */
export type Facts = Readonly<Partial<Record<DeliveryKind, string>>>;

/** In the order in which a status may be followed by another; none is ever taken back. */
export const statuses = ['sent', 'delayed', 'delivered', 'bounced', 'complained'] as const;
export type DeliveryStatus = (typeof statuses)[number];

const statusFor: Readonly<Record<DeliveryKind, DeliveryStatus>> = {
  sent: 'sent',
  delayed: 'delayed',
  delivered: 'delivered',
  'soft-bounce': 'bounced',
  'hard-bounce': 'bounced',
  // Taken by SES, and given to nobody: for whoever looks, as good as a bounce.
  listed: 'bounced',
  rejected: 'bounced',
  complaint: 'complained',
};

/** The facts with one more (`at` is an ISO instant); the very same facts where it is no news. */
export function withFact(facts: Facts, kind: DeliveryKind, at: string): Facts {
  const known = facts[kind];
  return known !== undefined && known <= at ? facts : { ...facts, [kind]: at };
}

/** The furthest a letter has come; undefined while SES has said nothing. */
export const statusOf = (facts: Facts): DeliveryStatus | undefined =>
  deliveryKinds
    .filter((kind) => facts[kind] !== undefined)
    .map((kind) => statusFor[kind])
    .sort((a, b) => statuses.indexOf(b) - statuses.indexOf(a))[0];

/** Why letters ended where the person did not say so. */
export const endings = ['complaint', 'bounce', 'soft-bounces', 'suppression-list'] as const;
export type EndedBy = (typeof endings)[number];

/** How many letters in a row may come back softly, and within how long. */
export const softBouncesAllowed = 5;
export const softBounceWindowMs = 14 * 24 * 3_600_000;

/**
 * Whether so many letters came back softly, and none arrived in between, that the mailbox is given
 * up. A letter that arrived and was answered by a machine is reported as such a bounce too: it
 * arrived.
 */
export function isGivenUp(letters: readonly Facts[], now: Date): boolean {
  const since = new Date(now.getTime() - softBounceWindowMs).toISOString();
  const arrived =
    letters
      .flatMap(({ delivered }) => delivered ?? [])
      .sort()
      .at(-1) ?? '';
  const bounced = letters.filter(({ delivered, ...facts }) => {
    const at = facts['soft-bounce'];
    return delivered === undefined && at !== undefined && at > since && at > arrived;
  });
  return bounced.length >= softBouncesAllowed;
}
