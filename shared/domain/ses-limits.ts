/**
 * From which rates on SES puts an account under review, and pauses its sending. SES Developer
 * Guide, "Reputation metrics messages": bounces 5 % and 10 %, complaints 0.1 % and 0.5 %.
 * https://docs.aws.amazon.com/ses/latest/dg/reputation-dashboard-dg.html
 *
 * SES counts hard bounces alone, over a volume of mail that it chooses and doesn't tell.
 */
export const sesLimits = {
  bounces: { review: 0.05, pause: 0.1 },
  complaints: { review: 0.001, pause: 0.005 },
} as const;

export type SesStanding = 'within' | 'review' | 'pause';

/** Where so many of all mails stand; nothing sent is within every limit. */
export function standingOf(
  some: number,
  all: number,
  { review, pause }: (typeof sesLimits)[keyof typeof sesLimits],
): SesStanding {
  if (some === 0 || some < all * review) return 'within';
  return some < all * pause ? 'review' : 'pause';
}
