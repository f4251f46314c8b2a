/** A word on a tint of its own; stages have their glyph before it. */
import { type SubscriptionStatus, statusWords } from '#shared/domain/subscription-status.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';

export type BadgeTone = 'blue' | 'green' | 'yellow' | 'purple' | 'gray' | 'red' | 'orange';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly glyph?: GlyphName;
  readonly children: string;
}

export function Badge({ tone = 'gray', glyph, children }: BadgeProps) {
  return (
    <span className={`badge ${tone}`}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </span>
  );
}

const stages: Readonly<Record<string, readonly [BadgeTone, GlyphName]>> = {
  DAY0_ACK: ['blue', 'dot'],
  MORNING_INTENTION: ['green', 'ring'],
  MIDDAY_CHECKIN: ['yellow', 'bar'],
  EVENING_REFLECTION: ['purple', 'arc'],
};

interface StageBadgeProps {
  readonly stage: string | undefined;
  /** Shown instead of the stage's name. */
  readonly words?: string | undefined;
}

/** A stage by the name that the user list has; an unknown one as it is. */
export function StageBadge({ stage, words }: StageBadgeProps) {
  if (!stage) return <Badge>none</Badge>;
  const [tone, glyph] = stages[stage] ?? ['gray', 'dot'];
  return (
    <Badge tone={tone} glyph={glyph}>
      {words ?? stage}
    </Badge>
  );
}

const statusTones: Readonly<Record<SubscriptionStatus, BadgeTone>> = {
  subscribed: 'green',
  unsubscribed: 'orange',
  paused: 'yellow',
  'pause-planned': 'yellow',
  invited: 'blue',
  suppressed: 'red',
  deleted: 'gray',
  erasing: 'gray',
};

/** Where a person stands, in the one word that every page has for it. */
export const StatusBadge = ({ status }: { status: SubscriptionStatus }) => (
  <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
);

/** What a check found. */
export function Verdict({ pass }: { pass: boolean }) {
  return <Badge tone={pass ? 'green' : 'red'}>{pass ? 'Pass' : 'Fail'}</Badge>;
}
