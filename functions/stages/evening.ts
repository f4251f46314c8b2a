/** The evening touchpoint: fired by the scheduler, one user each. */
export { touchpoint as handler } from './touchpoint.ts';
