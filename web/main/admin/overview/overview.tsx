/** How the service stands, at a glance. */
import { Badge } from '#web/kit/ui/badge.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { Figure, Pairs } from '../panel.tsx';
import { StabilityPanel } from './stability-panel.tsx';

export function Overview() {
  return (
    <div className="stack">
      <h1 className="vh">Overview</h1>
      <dl className="panel strip">
        <Figure name="Context Bundle v1">
          <i />
          READY
        </Figure>
        <Figure name="Email System">
          <i />
          Active
        </Figure>
        <Figure name="SMS System">
          <i />
          Active
        </Figure>
        <Users />
      </dl>
      <div className="major-minor">
        <StabilityPanel />
        <div className="stack">
          <Pairs title="System Status" pairs={status} />
          <Pairs
            title="Example metrics"
            aside={<Badge>static</Badge>}
            pairs={examples.map(([name, value]) => [name, <b key={name}>{value}</b>])}
          />
        </div>
      </div>
    </div>
  );
}

function Users() {
  const { data, error, refresh } = useRead('analytics.recentSignups');
  if (error && !data) {
    const why = (
      <>
        <span role="alert">{error.message}</span>
        <button type="button" className="again" onClick={refresh}>
          Try again
        </button>
      </>
    );
    return (
      <Figure name="Users" note={why}>
        –
      </Figure>
    );
  }
  return (
    <Figure name="Users" note="total registered, without deleted">
      {data ? data.totalUsers.toLocaleString('en-US') : <span className="waiting">…</span>}
    </Figure>
  );
}

const good = (words: string) => <span className="good">{words}</span>;

const status = [
  ['Scheduler', good('Running')],
  ['Inbound email', good('Listening')],
  ['Inbound SMS', good('Listening')],
  ['Database', good('Healthy')],
] as const;

/** The customer's own figures, shown as the examples they are. */
const examples = [
  ['Specificity hit rate', '92%'],
  ['Tone compliance', '100%'],
  ['Simulation files', '13'],
] as const;
