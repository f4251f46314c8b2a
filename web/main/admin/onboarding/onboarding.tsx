/** The onboarding monitor: how first letters go out, and who got the newest. */
import type { OnboardingLetter } from '#shared/contract/monitor.ts';
import { recentOnboardingLetters } from '#shared/domain/limits.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { agoWords, momentWords } from '#web/kit/dates.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { type Read, useRead } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { Figure, Pairs, Panel } from '../panel.tsx';
import { TabHeading } from '../tab-heading.tsx';

export function Onboarding() {
  const status = useRead('monitor.status');
  const recent = useRead('monitor.recent', { query: { limit: recentOnboardingLetters } });

  return (
    <>
      <TabHeading title="Onboarding" reads={[status, recent]} />
      <div className="stack">
        <Loaded read={status} failure="Failed to load onboarding status" lines={4}>
          {(answer) => <Figures answer={answer} />}
        </Loaded>
        <div className="major-minor">
          <Recent recent={recent} />
          {status.data && <Settings answer={status.data} />}
        </div>
      </div>
    </>
  );
}

function Recent({ recent }: { recent: Read<AnswerOf<'monitor.recent'>> }) {
  return (
    <Panel title="Recent onboarding emails">
      <Loaded read={recent} lines={recentOnboardingLetters}>
        {({ items }) => (
          <Table
            caption="Recent onboarding emails"
            columns={columns}
            rows={items ?? []}
            keyOf={({ userNumber, sentAt }) => `${userNumber} ${sentAt}`}
            empty="No recent onboarding emails"
          />
        )}
      </Loaded>
    </Panel>
  );
}

const columns: readonly Column<OnboardingLetter>[] = [
  { title: 'Email', kind: 'wide', cell: ({ email }) => <Address email={email} /> },
  { title: 'User', kind: 'number', cell: ({ userNumber }) => userNumber },
  {
    title: 'Sent',
    cell: ({ sentAt }) => (
      <time dateTime={sentAt} title={momentWords(new Date(sentAt))}>
        {agoWords(new Date(sentAt), new Date(serviceNow()))}
      </time>
    ),
  },
  {
    title: 'Message id',
    kind: 'long',
    cell: ({ messageId }) => <span className="mono">{messageId}</span>,
  },
];

type Status = AnswerOf<'monitor.status'>;

function Figures({ answer: { nextUserNumber, counts, mail } }: { answer: Status }) {
  return (
    <dl className="panel strip">
      <Figure name="Next user number" note="Numbers of deleted and erased people aren’t used again">
        {nextUserNumber.toLocaleString('en-US')}
      </Figure>
      <Figure
        name="Onboarding emails sent"
        note="First letters of all time, also to people who are deleted or erased"
      >
        {counts.onboardingSent.toLocaleString('en-US')}
      </Figure>
      <Figure name="Sender address" className="address" note={<Verified mail={mail} />}>
        {mail.fromAddress}
      </Figure>
    </dl>
  );
}

function Settings({ answer: { flags, sequence } }: { answer: Status }) {
  return (
    <Pairs
      title="Settings"
      pairs={[
        ['USE_REAL_EMAIL', <Flag key="real" on={flags.USE_REAL_EMAIL} />],
        ['ALLOW_PRELAUNCH_PURGE', <Flag key="purge" on={flags.ALLOW_PRELAUNCH_PURGE} />],
        [
          'Sequence',
          <span key="name" className="mono">
            {sequence.name}
          </span>,
        ],
        ['Next number is one', sequence.atOne ? 'Yes: nobody has signed up yet' : 'No'],
      ]}
    />
  );
}

function Verified({ mail }: { mail: Status['mail'] }) {
  if (mail.sesVerified) return <Badge tone="green">Verified</Badge>;
  return <Badge tone="orange">Not verified</Badge>;
}

/** A switch as it is set where the service runs; nothing is switched here. */
const Flag = ({ on }: { on: boolean }) => <Badge tone={on ? 'green' : 'gray'}>{String(on)}</Badge>;
