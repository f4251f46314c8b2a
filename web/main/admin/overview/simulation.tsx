/** The simulation's body: it has an address and no tab, and leads to where days are simulated. */
import { Link } from 'react-router-dom';

export function Simulation() {
  return (
    <>
      <div className="heading">
        <h1>Simulation</h1>
      </div>
      <p className="sub">
        A whole day is simulated by the <Link to="/admin/testing/dry-run">Daily Dry Run</Link>, and
        stage by stage by the <Link to="/admin/v3-tester">V3 Session Tester</Link>.
      </p>
    </>
  );
}
