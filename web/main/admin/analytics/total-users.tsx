/** How many there are, and how many of them are new. */
import { counted } from './day-numbers.ts';

/** Only the total is sure to be there. */
export interface RecentSignups {
  readonly totalUsers: number;
  readonly today?: number;
  readonly last7Days?: number;
  readonly last30Days?: number;
}

export function TotalUsers({ totalUsers, today, last7Days, last30Days }: RecentSignups) {
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
