/**
 * What decides a landing runs the same cases each time: FC_SEED fixes them. At a desk they differ.
 */
import * as fastCheck from 'fast-check/itself';

const seed = process.env['FC_SEED'];
if (seed) fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(seed) });

export * from 'fast-check/itself';
export { default } from 'fast-check/itself';
