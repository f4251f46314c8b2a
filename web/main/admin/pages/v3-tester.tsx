/** A tester’s day, stage by stage, with what was rendered. */
import { NotYet } from '../not-yet.tsx';

export const V3Tester = () => <NotYet crumb="V3 Session Tester" />;
