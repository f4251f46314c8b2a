/** The midday touchpoint: the scheduler invokes it for one user at a time. */
export { touchpoint as handler } from './touchpoint.ts';
