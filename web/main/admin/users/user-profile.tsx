/** When and how somebody is written to, what they agreed to, and their mail that was no reply. */
import type { ReactNode } from 'react';
import type { Lists } from '#shared/contract/users.ts';
import { statusWords } from '#shared/domain/subscription-status.ts';
import { dayWords, momentWords } from '#web/kit/dates.ts';
import { Checklist, type Line } from '#web/kit/ui/checklist.tsx';
import { Pairs, Panel } from '../panel.tsx';
import { rawMailAddress } from './user-addresses.ts';
import type { Shown } from './user-view.tsx';

type Pair = readonly [name: string, value: ReactNode];

const moment = (at: string | undefined): string | undefined =>
  at === undefined ? undefined : momentWords(new Date(at));

const paces = {
  unconfirmed: 'Two reminders, then none until the address is confirmed',
  full: 'Three letters a day',
  daily: 'One letter a day, after silence',
  weekly: 'One letter a week, after silence',
  pause: 'None, after long silence',
} as const;

function paceWords({ pace, status, rhythm }: Shown['user']): string {
  if (pace === 'none') return `None (${statusWords[status].toLowerCase()})`;
  if (pace === 'full' && rhythm.without) return 'Every letter but those left out';
  return paces[pace];
}

const zoneSources = { default: 'assumed', detected: 'from the browser', user: 'their choice' };

export function Profile({ shown: { user, schedules } }: { shown: Shown }) {
  const { rhythm, zone, zone_source, phone, asked_phone } = user;
  const pairs: readonly (readonly [string, ReactNode | undefined])[] = [
    ['Rhythm', `${rhythm.morning}, ${rhythm.midday}, ${rhythm.evening}`],
    ['Left out by wish', rhythm.without],
    ['Time zone', `${zone} (${zoneSources[zone_source]})`],
    ['Pace', paceWords(user)],
    ['Schedules', schedules.length === 0 ? 'None' : schedules.length],
    ['Letters come by', user.channel === 'sms' ? 'Text' : 'Email'],
    ['Phone', phone],
    ['Phone without a YES', asked_phone],
    ['Texts ended', moment(user.texts_ended_at)],
    ['Paused from', user.paused_from && dayWords(user.paused_from)],
    ['Paused until', user.paused_until && dayWords(user.paused_until)],
    ['Paused by', user.paused_by],
    ['Ended by', user.ended_by],
    ['Unsubscribed', moment(user.unsubscribed_at)],
    ['Bounced', moment(user.suppressed_at)],
    ['Came back', moment(user.returned_at)],
    ['Deleted', moment(user.deleted_at)],
    ['Was before', user.deleted_from],
    ['Asked to be erased', moment(user.erase_asked_at)],
    ['User number', user.row_number],
    ['Came from', user.source.replaceAll('_', ' ')],
    ['Signed up', moment(user.created_at)],
    ['First letter on', dayWords(user.starts_on)],
    ['First intentions', moment(user.begun_at) ?? 'Not yet'],
    ['Address confirmed', moment(user.confirmed_at) ?? 'Not yet'],
    ['Last message', moment(user.last_message_at)],
  ];
  return <Pairs title="Person" pairs={pairs.filter((pair): pair is Pair => Boolean(pair[1]))} />;
}

/** Evidence, in the words that the person was shown. */
export function Consents({ consents }: { consents: Shown['consents'] }) {
  if (consents.length === 0) return null;
  return (
    <Panel title="Consent to texts">
      <ul className="listed">
        {consents.map(({ at, what, phone, wording, version, source }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b> {phone}, {moment(at)}
            <p className="sub">“{wording}”</p>
            <p className="sub">
              Wording {version}, by {source}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function OtherMails({ userId, mails }: { userId: string; mails: Shown['mails'] }) {
  if (mails.length === 0) return null;
  return (
    <Panel title="Mail that was no reply">
      <ul className="listed">
        {mails.map(({ mail_id, at, outcome }) => (
          <li key={mail_id}>
            <b>{outcome}</b>, {moment(at)}{' '}
            <a href={rawMailAddress(userId, mail_id)} download>
              Raw mail
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A person's list as it stands today, and what they put on the next day's. */
export function UserToday({ today }: { today: Shown['today'] }) {
  return (
    <section className="panel">
      <header>
        <h2>Today’s list</h2>
        <span className="sub">{dayWords(today.date)}, where they are</span>
      </header>
      <div className="body">
        <ShownLists lists={today} date={today.date} />
      </div>
    </section>
  );
}

interface ShownListsProps {
  readonly lists: Lists;
  /** The list's day: items from earlier days were carried over. */
  readonly date: string;
}

/** Shows every item, also what was dropped. */
export function ShownLists({ lists: { items, later }, date }: ShownListsProps) {
  const lines = [
    ...items.map((item) => lineOf(item, date)),
    ...later.map(
      ({ text, on }): Line => ({ text, state: 'carried', tag: on ? dayWords(on) : 'tomorrow' }),
    ),
  ];
  if (lines.length === 0) return <p className="sub">Nothing on it.</p>;
  return <Checklist lines={lines} />;
}

function lineOf({ text, status, first_day, on, note }: Lists['items'][number], date: string): Line {
  if (status === 'deferred')
    return { text, state: 'carried', tag: on ? `put off until ${dayWords(on)}` : 'put off' };
  if (status === 'dropped') return { text, state: 'dropped', tag: 'dropped' };
  const tag = first_day < date ? `from ${dayWords(first_day)}` : undefined;
  return { text, state: status, ...(tag && { tag }), ...(note && { note }) };
}
