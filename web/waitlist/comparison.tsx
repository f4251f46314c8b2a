/** The product beside checklist apps and habit trackers: a table, or small blocks on a phone. */
import { productName } from '#web/kit/product.ts';
import './comparison.css';

const rows = [
  ['Setup', 'An email address', 'Install, account, projects', 'Install, account, goals'],
  ['Where it lives', 'Your inbox or texts', 'Another app', 'Another app'],
  ['Rhythm', 'Morning, midday, evening', 'Whenever you remember', 'Once a day, or a reminder'],
  ['Continuity', 'Unfinished items carry forward', 'Overdue in red', 'The streak resets'],
  ['Intelligence', 'Understands plain language', 'You type, tag and sort', 'You tap a box'],
  ['Focus', 'What matters today', 'Everything, always', 'The same things daily'],
  ['Privacy', 'No sale of personal data', 'Varies', 'Varies'],
] as const;

export const Comparison = () => (
  <section className="band" aria-labelledby="comparison">
    <div className="wrap">
      <h2 className="h2" id="comparison">
        Less to manage than anything you’ve tried
      </h2>
      <table className="compared">
        <thead>
          <tr>
            <td />
            <th scope="col" className="ours">
              {productName}
            </th>
            <th scope="col">Checklist apps</th>
            <th scope="col">Habit trackers</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ours, checklists, habits]) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              <td className="ours" data-of={productName}>
                {ours}
              </td>
              <td data-of="Checklist apps">{checklists}</td>
              <td data-of="Habit trackers">{habits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
