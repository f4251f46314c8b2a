/** The way to the log viewer, which has a page of its own. */
import { Link } from 'react-router-dom';
import { TabHeading } from '../tab-heading.tsx';

export function Logs() {
  return (
    <>
      <TabHeading title="Logs" />
      <div className="stack narrow">
        <p className="sub">
          What every function wrote down, up to 24 hours at a time, in local time or UTC.
        </p>
        <p>
          <Link className="btn primary" to="/admin/logs">
            View Logs
          </Link>
        </p>
      </div>
    </>
  );
}
