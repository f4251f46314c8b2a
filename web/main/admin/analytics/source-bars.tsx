/** Where people signed up: a bar chart that is a table. */
import { counted, shareOf, sumOf } from './day-numbers.ts';

type Counts = Readonly<Record<string, number>>;

export const sortedSources = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts)
    .map(([source, count]) => [source.replaceAll('_', ' '), count] as const)
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other));

export function SourceBars({ counts }: { readonly counts: Counts }) {
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
