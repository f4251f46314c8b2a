/** The simulation's body: it has an address and no tab, and leads to where days are simulated. */
import { Link } from 'react-router-dom';
import { TabHeading } from '../tab-heading.tsx';

export function Simulation() {
  return (
    <>
      <TabHeading title="Simulation" />
      <p className="sub">
        A whole day is simulated by the <Link to="/admin/testing/dry-run">Daily Dry Run</Link>, and
        stage by stage by the <Link to="/admin/v3-tester">V3 Session Tester</Link>.
      </p>
    </>
  );
}
