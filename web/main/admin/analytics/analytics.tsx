/** Who came and how far, who answers, what they do, and what went out: in counts. */
import { Link } from 'react-router-dom';
import { type ActivityRange, activityRanges } from '#shared/domain/limits.ts';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { Panel } from '../panel.tsx';
import { useTabAddress } from '../tab-address.ts';
import { TabHeading } from '../tab-heading.tsx';
import { ChartPanel } from './chart-panel.tsx';
import {
  type Activity,
  active,
  items,
  leaving,
  letters,
  replies,
  replyRate,
  signups,
} from './charts.ts';
import { counted, shareOf, sumOf } from './day-numbers.ts';
import { CohortPanel, FunnelPanel } from './funnel.tsx';

/** How the days are named on the button, and in a sentence. */
const ranges: Readonly<Record<ActivityRange, readonly [name: string, words: string]>> = {
  7: ['7 days', 'these 7 days'],
  30: ['30 days', 'these 30 days'],
  90: ['90 days', 'these 90 days'],
  365: ['A year', 'the last year'],
};

/** The address names the days: `/admin#analytics?days=30`. */
function useRange(): ActivityRange {
  const days = new URLSearchParams(useTabAddress().query).get('days');
  return activityRanges.find((range) => range === days) ?? '90';
}

export function Analytics() {
  const range = useRange();
  const sources = useRead('analytics.signupSources');
  const recent = useRead('analytics.recentSignups');
  const activity = useRead('analytics.activity', { query: { days: range } });
  const words = ranges[range][1];

  return (
    <>
      <TabHeading title="Analytics" reads={[sources, recent, activity]} />
      <div className="stack">
        <div className="major-minor">
          <Panel title="Signup sources">
            <Loaded read={sources} lines={10}>
              {(counts) => <SourceBars counts={counts} />}
            </Loaded>
          </Panel>
          <Panel title="Total users">
            <Loaded read={recent} lines={8}>
              {(counts) => <TotalUsers {...counts} />}
            </Loaded>
            <p className="definition">
              Everyone in the users table, whatever their status. Deleted and erased people leave
              the total, the recent days (in UTC) and the sources; the days below keep what
              happened.
            </p>
          </Panel>
        </div>
        <div className="over-time">
          <h2>Over time</h2>
          <Ranges selected={range} />
        </div>
        {activity.data ? (
          <Loaded read={activity}>{(data) => <Charts activity={data} range={words} />}</Loaded>
        ) : (
          <Panel title="Funnel">
            <Loaded read={activity} lines={16}>
              {() => undefined}
            </Loaded>
          </Panel>
        )}
      </div>
    </>
  );
}

const Ranges = ({ selected }: { readonly selected: ActivityRange }) => (
  <nav className="ranges" aria-label="Range">
    {activityRanges.map((range) => (
      <Link
        key={range}
        to={`#analytics?days=${range}`}
        replace
        aria-current={range === selected ? 'true' : undefined}
      >
        {ranges[range][0]}
      </Link>
    ))}
  </nav>
);

interface ChartsProps {
  readonly activity: Activity;
  readonly range: string;
}

function Charts({ activity, range }: ChartsProps) {
  const { days, funnel, cohorts } = activity;
  // Only the sources and the total are certain to be answered.
  if (!days) return <p className="empty">Nothing was counted by the day.</p>;
  const panels = (charts: readonly (typeof signups)[]) =>
    charts.map((chart) => (
      <ChartPanel key={chart.title.day} {...chart} span={activity} range={range} />
    ));
  return (
    <>
      <FunnelPanel funnel={funnel} range={range} />
      <div className="halves">{panels([signups, active, replies, replyRate])}</div>
      <div className="thirds">{panels([items, letters, leaving])}</div>
      <CohortPanel cohorts={cohorts} />
    </>
  );
}

/** Only the total is certain to be answered. */
interface RecentSignups {
  readonly totalUsers: number;
  readonly today?: number;
  readonly last7Days?: number;
  readonly last30Days?: number;
}

/** How many there are, and how many of them are new. */
function TotalUsers({ totalUsers, today, last7Days, last30Days }: RecentSignups) {
  const recent = [
    ['Today', today],
    ['Last 7 days', last7Days],
    ['Last 30 days', last30Days],
  ] as const;
  return (
    <>
      <p className="total">{counted(totalUsers)}</p>
      <dl className="pairs">
        {recent.map(
          ([name, count]) =>
            count !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="digits">{counted(count)}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

type Counts = Readonly<Record<string, number>>;

/** Where people signed up: a bar chart that is a table. */
const sortedSources = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts)
    .map(([source, count]) => [source.replaceAll('_', ' '), count] as const)
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other));

function SourceBars({ counts }: { counts: Counts }) {
  const sources = sortedSources(counts);
  const sum = sumOf(sources.map(([, count]) => count));
  const most = Math.max(...sources.map(([, count]) => count));
  if (sum === 0) return <p className="empty">No signups yet.</p>;
  return (
    <table className="sources">
      <caption className="vh">Signups by source</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Source</th>
          <td />
          <th scope="col">Signups</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(([source, count]) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td className="bar">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </td>
            <td className="count">{counted(count)}</td>
            <td className="share">{shareOf(count, sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
