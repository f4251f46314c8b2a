/** A whole day, run at once and reported on. */
import { NotYet } from '../not-yet.tsx';

export const DryRun = () => <NotYet crumb="Daily Dry Run" />;
