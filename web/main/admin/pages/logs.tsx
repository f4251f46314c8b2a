/** What the functions wrote down, by time. */
import { NotYet } from '../not-yet.tsx';

export const Logs = () => <NotYet crumb="Logs" />;
