/** The files that runs and exports have produced. */
import { NotYet } from '../not-yet.tsx';

export const Downloads = () => <NotYet crumb="Downloads" />;
