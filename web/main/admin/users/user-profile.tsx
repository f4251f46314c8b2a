/** When and how somebody is written to, what they agreed to, and their mail that was no reply. */
import type { ReactNode } from 'react';
import { dayWords, momentWords } from '#web/kit/dates.ts';
import { Pairs } from '../pairs.tsx';
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

const zoneSources = { default: 'assumed', detected: 'from the browser', user: 'their choice' };

export function Profile({ shown: { user, schedules } }: { readonly shown: Shown }) {
  const { rhythm, zone, zone_source, phone, asked_phone } = user;
  const pairs: readonly (readonly [string, ReactNode | undefined])[] = [
    ['Rhythm', `${rhythm.morning}, ${rhythm.midday}, ${rhythm.evening}`],
    ['Time zone', `${zone} (${zoneSources[zone_source]})`],
    ['Pace', paces[user.pace]],
    ['Schedules', schedules.length === 0 ? 'None' : schedules.length],
    ['By', user.channel === 'sms' ? 'Text' : 'Email'],
    ['Phone', phone],
    ['Phone without a YES', asked_phone],
    ['Texts ended', moment(user.texts_ended_at)],
    ['Paused until', user.paused_until && dayWords(user.paused_until)],
    ['Paused by', user.paused_by],
    ['Ended by', user.ended_by],
    ['Unsubscribed', moment(user.unsubscribed_at)],
    ['Given up', moment(user.suppressed_at)],
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
export function Consents({ consents }: { readonly consents: Shown['consents'] }) {
  if (consents.length === 0) return null;
  return (
    <section className="panel">
      <header>
        <h2>Consent to texts</h2>
      </header>
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
    </section>
  );
}

interface OtherMailsProps {
  readonly userId: string;
  readonly mails: Shown['mails'];
}

export function OtherMails({ userId, mails }: OtherMailsProps) {
  if (mails.length === 0) return null;
  return (
    <section className="panel">
      <header>
        <h2>Mail that was no reply</h2>
      </header>
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
    </section>
  );
}
