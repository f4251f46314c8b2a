/** The settings that a reply changes, so that `undo` gives back what they were. */
import type { LocalDate } from './local-date.ts';
import type { ChannelWish, IntentArguments, Reading } from './replies/reading.ts';
import type { Rhythm } from './rhythm.ts';
import { fittedRhythm, wishedRhythm } from './rhythm-change.ts';
import { canReach, type User } from './user.ts';

/** When, where, how and whether letters come; of a pause only what the person asked for. */
export interface Settings extends Partial<Rhythm> {
  readonly zone?: string;
  readonly channel?: User['channel'];
  readonly state?: 'active' | 'paused';
  readonly pausedFrom?: LocalDate;
  readonly pausedUntil?: LocalDate;
}

/** Only what differs: a setting that one of the two lacks was not there, or is no more. */
export interface SettingChange {
  readonly was: Settings;
  readonly set: Settings;
}

const names = [
  'MORNING_INTENTION',
  'MIDDAY_CHECKIN',
  'EVENING_REFLECTION',
  'without',
  'zone',
  'channel',
  'state',
  'pausedFrom',
  'pausedUntil',
] as const satisfies readonly (keyof Settings)[];
type Name = (typeof names)[number];

/** A pause that the person did not ask for ends with any reply, and comes back by none. */
function settingsOf(user: User): Settings {
  const { rhythm, zone, channel, state, pausedFrom, pausedUntil, pausedBy } = user;
  const settings = { ...rhythm, zone, channel };
  if (state === 'active' || pausedBy) return { ...settings, state: 'active' };
  if (state !== 'paused') return settings;
  const pause = { ...(pausedFrom && { pausedFrom }), ...(pausedUntil && { pausedUntil }) };
  return { ...settings, state, ...pause };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const only = (settings: Settings, wanted: readonly Name[]): Settings =>
  Object.fromEntries(
    wanted.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );

/** The pause that a reply asks for: a beginning that has come begins it at once. */
export function askedPause(
  { pauseFrom, pauseUntil }: IntentArguments,
  today: LocalDate,
): Pick<User, 'pausedFrom' | 'pausedUntil'> | 'which-day' {
  const from = pauseFrom && pauseFrom > today ? pauseFrom : undefined;
  // A pause that ends before it begins has no effect, so no letter must announce it.
  if (pauseUntil && pauseUntil <= (from ?? today)) return 'which-day';
  return { ...(from && { pausedFrom: from }), ...(pauseUntil && { pausedUntil: pauseUntil }) };
}

type Asked = IntentArguments & Pick<Reading, 'intent'>;

/** A number that nobody has confirmed yet may be confirmed by the time of an `undo`. */
const mayCome = (user: User, wish: ChannelWish): boolean =>
  wish.kind === 'email' || wish.phone !== undefined || canReach(user, 'sms');

/** As they were, where a reply asks for nothing that can be. */
function settingsAfter(user: User, asked: Asked, today: LocalDate): Settings {
  const before = settingsOf(user);
  const { intent, channel, rhythm, zone, zoneLater } = asked;
  if (intent === 'channel' && channel && mayCome(user, channel)) {
    return { ...before, channel: channel.kind };
  }
  if (before.state === undefined) return before;
  if (intent === 'zone' && zone && !zoneLater) {
    return { ...before, ...fittedRhythm(user.rhythm, zone), zone };
  }
  if (intent === 'rhythm' && rhythm) {
    const wished = wishedRhythm(user.rhythm, rhythm, user.zone);
    const { without: _all, ...rest } = before;
    return typeof wished === 'string' ? before : { ...rest, ...wished };
  }
  const { pausedFrom: _from, pausedUntil: _until, ...unpaused } = before;
  if (intent === 'resume' || intent === 'resubscribe') return { ...unpaused, state: 'active' };
  const pause = intent === 'pause' ? askedPause(asked, today) : 'which-day';
  return pause === 'which-day' ? before : { ...unpaused, state: 'paused', ...pause };
}

/** What a reply changes about the user's settings; undefined where they stay. */
export function settingChange(
  user: User,
  asked: Asked,
  today: LocalDate,
): SettingChange | undefined {
  const was = settingsOf(user);
  const set = settingsAfter(user, asked, today);
  const changed = names.filter((name) => !isSame(was[name], set[name]));
  return changed.length > 0 ? { was: only(was, changed), set: only(set, changed) } : undefined;
}

/** The change that gives back what was. */
export const reversed = ({ was, set }: SettingChange): SettingChange => ({ was: set, set: was });

/** A reply asks for one of these. */
export type SettingKind = 'pause' | 'channel' | 'times';

export function kindOf({ was, set }: SettingChange): SettingKind {
  const settings = { ...was, ...set };
  if (settings.channel) return 'channel';
  return settings.state || settings.pausedFrom || settings.pausedUntil ? 'pause' : 'times';
}

/**
 * The user with the settings of a change, also where it has set them already. Undefined where they
 * are neither as it found them nor as it sets them: they have been changed since.
 */
export function userBy(user: User, { was, set }: SettingChange): User | undefined {
  const now = settingsOf(user);
  const changed = names.filter((name) => name in was || name in set);
  const isAt = (settings: Settings) => changed.every((name) => isSame(now[name], settings[name]));
  if (!isAt(was) && !isAt(set)) return undefined;
  const kept = names.filter((name) => !changed.includes(name));
  const { zone, channel, state, pausedFrom, pausedUntil, ...rhythm } = {
    ...only(now, kept),
    ...set,
  };
  const { rhythm: times, pausedFrom: _from, pausedUntil: _until, ...rest } = user;
  const { without: _all, ...minutes } = times;
  return {
    ...rest,
    rhythm: { ...minutes, ...rhythm },
    ...(zone && { zone }),
    ...(channel && { channel }),
    ...(state && { state }),
    ...(pausedFrom && { pausedFrom }),
    ...(pausedUntil && { pausedUntil }),
  };
}
