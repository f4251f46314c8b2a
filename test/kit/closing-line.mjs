/**
 * Ends every run with one plain line of counts, and adds them to the file that TEST_COUNTS names,
 * for whoever runs several and says their sum.
 */
import { appendFileSync } from 'node:fs';

export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    // A suite that could not be run at all has no test to count, but it failed.
    const failed = numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = numPendingTests + numTodoTests;
    const line = `${numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    const book = process.env['TEST_COUNTS'];
    if (book) appendFileSync(book, `${numPassedTests} ${failed} ${skipped}\n`);
    // Jest prints its own summary after this; the counts are the very last words.
    process.once('exit', () => process.stdout.write(`\n${line}\n`));
  }
}
