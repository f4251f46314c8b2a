/** How the service stands, at a glance. */
import { Badge } from '#web/kit/ui/badge.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { Figure, Pairs } from '../panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { StabilityPanel } from './stability-panel.tsx';

export function Overview() {
  return (
    <div className="stack">
      <h1 className="vh">Overview</h1>
      <dl className="panel strip">
        {cards.map(([name, words]) => (
          <Figure key={name} name={name} note={fixed}>
            <i />
            {words}
          </Figure>
        ))}
        <Users />
      </dl>
      <HealthPanel />
      <div className="major-minor">
        <StabilityPanel />
        <div className="stack">
          <Pairs title="System Status" aside={fixed} pairs={status} />
          <Pairs
            title="Example metrics"
            aside={fixed}
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

/** Marks what says the same whatever happens. */
const fixed = <Badge>static</Badge>;

const cards = [
  ['Context Bundle v1', 'READY'],
  ['Email System', 'Active'],
  ['SMS System', 'Active'],
] as const;

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
