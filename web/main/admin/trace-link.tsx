/** The end of a trace id: a link to every line of the log that carries it. */
import { Link } from 'react-router-dom';

const shownChars = 8;

interface TraceLinkProps {
  readonly id: string;
  /** ISO instant near which its lines were written; without one the last day is searched. */
  readonly at?: string | undefined;
}

/** Where the log viewer opens on one trace: `/admin/logs#trace=<id>&at=<ISO>`. */
export const traceAddress = (id: string, at?: string): string =>
  `/admin/logs#trace=${encodeURIComponent(id)}${at ? `&at=${encodeURIComponent(at)}` : ''}`;

export function TraceLink({ id, at }: TraceLinkProps) {
  const shown = id.slice(-shownChars);
  return (
    <Link
      className="trace mono"
      to={traceAddress(id, at)}
      title={`Logs of trace ${id}`}
      aria-label={`Logs of trace ${shown}`}
    >
      {shown}
    </Link>
  );
}
