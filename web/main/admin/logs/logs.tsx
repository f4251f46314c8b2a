/** The way to the log viewer, which has a page of its own. */
import { Link } from 'react-router-dom';

export function Logs() {
  return (
    <>
      <div className="heading">
        <h1>Logs</h1>
      </div>
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
