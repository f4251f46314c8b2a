/** How far those who signed up have come: in all, and by the week of their sign-up. */
import type { Cohort, Funnel } from '#shared/contract/analytics.ts';
import { type FunnelStep, funnelSteps } from '#shared/domain/funnel.ts';
import { dayWords } from '#web/kit/dates.ts';
import { Table } from '#web/kit/ui/table.tsx';
import { Panel } from '../panel.tsx';
import { counted, shareOf } from './day-numbers.ts';

const steps: Readonly<Record<FunnelStep, readonly [name: string, words: string]>> = {
  day0: ['Day 0', 'Wrote their first list, on the page or in a reply.'],
  confirmed: ['Confirmed', 'Showed that the address is theirs, by its link or a reply.'],
  replied: ['First reply', 'Answered a letter or a text for the first time.'],
  day7: ['Day 7', 'Replied on the 7th day after signing up, or later.'],
  day30: ['Day 30', 'Replied on the 30th day after signing up, or later.'],
};

interface FunnelPanelProps {
  readonly funnel: Funnel;
  /** The days in words: `these 90 days`. */
  readonly range: string;
}

/** A bar chart that is a table. */
export function FunnelPanel({ funnel, range }: FunnelPanelProps) {
  const { signups } = funnel;
  return (
    <Panel title="Funnel" sub={`Who signed up in ${range}, and how far they have come since`}>
      {signups === 0 ? (
        <p className="empty">{`Nobody signed up in ${range}.`}</p>
      ) : (
        <table className="sources funnel">
          <caption className="vh">Funnel</caption>
          <thead className="vh">
            <tr>
              <th scope="col">Step</th>
              <td />
              <th scope="col">Share</th>
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            <Step
              name="Signed up"
              words="Entered their address, or were invited."
              count={signups}
            />
            {funnelSteps.map((step) => {
              const [name, words] = steps[step];
              return <Step key={step} name={name} words={words} {...funnel[step]} />;
            })}
          </tbody>
        </table>
      )}
      <p className="definition">
        Each share is of those who signed up long enough ago for the step. Everyone counts once a
        step, and keeps counting after they are deleted or erased. Days are in UTC.
      </p>
    </Panel>
  );
}

interface StepProps {
  readonly name: string;
  readonly words: string;
  readonly count: number;
  /** What it is a share of; the first step is of nothing. */
  readonly of?: number;
}

const Step = ({ name, words, count, of }: StepProps) => (
  <tr>
    <th scope="row">
      {name}
      <span>{words}</span>
    </th>
    <td className="bar">
      {count > 0 && <span style={{ width: `${Math.min(1, count / (of ?? count)) * 100}%` }} />}
    </td>
    <td className="count">{of ? shareOf(count, of) : ''}</td>
    <td className="share">{sharedBy(count, of)}</td>
  </tr>
);

function sharedBy(count: number, of: number | undefined): string {
  if (of === undefined) return counted(count);
  return of > 0 ? `${counted(count)} of ${counted(of)}` : 'Too early';
}

export function CohortPanel({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const first = cohorts.findIndex(({ signups }) => signups > 0);
  return (
    <Panel title="Cohorts" sub="By the week of the sign-up, from Monday in UTC" className="cohorts">
      <Table
        caption="Cohorts"
        columns={[
          { title: 'Week of', cell: ({ week }: Cohort) => dayWords(week) },
          { title: 'Signed up', kind: 'number', cell: ({ signups }) => counted(signups) },
          ...funnelSteps.map((step) => ({
            title: steps[step][0],
            kind: 'number' as const,
            cell: (cohort: Cohort) => <Share {...cohort[step]} />,
          })),
        ]}
        rows={first < 0 ? [] : cohorts.slice(first).toReversed()}
        keyOf={({ week }) => week}
        empty="Nobody has signed up yet."
      />
      <p className="definition">
        Shares are as in the funnel: of those of the week who signed up long enough ago.
      </p>
    </Panel>
  );
}

/** The more of a week came so far, the stronger its colour. */
function Share({ count, of }: Funnel[FunnelStep]) {
  if (of === 0) return '–';
  const style = { '--share': `${Math.min(100, Math.round((count / of) * 100))}%` };
  return (
    <span className="cohort" style={style as Record<string, string>}>
      <b>{shareOf(count, of)}</b> {`${counted(count)} of ${counted(of)}`}
    </span>
  );
}
