/** A tester’s day, stage by stage, with its contracts and traces. */
import { NotYet } from '../not-yet.tsx';

export const V3uTester = () => <NotYet crumb="V3-Unified Tester" />;
